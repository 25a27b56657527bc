import {useEffect, useRef, useState} from 'react';

/**
 * Whether an element has been near the viewport: what it shows loads then.
 * @param margin around the viewport, as CSS lengths
 */
export function useNear<T extends HTMLElement>(margin: string) {
  const ref = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    // A busy browser reports several changes at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && setIsNear(true),
      {rootMargin: margin},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return {ref, isNear};
}

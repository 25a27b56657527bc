import {startTransition, useEffect, useRef, useState} from 'react';

/**
 * Whether an element is narrower than what is in it, so that it scrolls sideways. The browser reports when the
 * element is drawn and when its size changes; nothing is measured while a page loads.
 */
export function useOverflow<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      startTransition(() => setOverflows(element.scrollWidth > element.clientWidth)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {ref, overflows};
}

import {startTransition, useEffect, useRef, useState} from 'react';

/**
 * Whether an element is narrower than its child, so that it scrolls sideways. The browser reports when both are drawn
 * and when their sizes change; nothing is measured while a page loads.
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
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return {ref, overflows};
}

import {startTransition, useEffect, useRef, useState} from 'react';

/**
 * Whether the lines of a block are longer than it is wide, and whether they are wrapped. The theme's own hook measures
 * every block when a page has loaded, before it can be painted again. This one is told by the browser, of a block that
 * is drawn and when its size has changed.
 */
export function useWordWrap() {
  const block = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      startTransition(() => setTooWide(element.scrollWidth > element.clientWidth)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {block, canWrap: isWrapped || isTooWide, isWrapped, toggle: () => setWrapped(!isWrapped)};
}

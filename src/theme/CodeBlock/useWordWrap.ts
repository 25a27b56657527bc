import {startTransition, useCallback, useEffect, useRef, useState} from 'react';

/**
 * Whether the lines of a block are longer than it is wide, and whether they are wrapped; what the theme's button for
 * that asks for. The theme's own hook measures every block when a page has loaded, before it can be painted again.
 * This one is told by the browser, of a block that is drawn and when its size has changed.
 */
export function useWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setCodeScrollable] = useState(false);
  const toggle = useCallback(() => setEnabled((isOn) => !isOn), []);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) return;
    const observer = new ResizeObserver(() =>
      startTransition(() => setCodeScrollable(block.scrollWidth > block.clientWidth)),
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, []);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}

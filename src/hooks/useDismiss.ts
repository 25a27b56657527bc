import {useEffect, type RefObject} from 'react';

/**
 * Closes what is open on Escape, which returns the focus to the control, and on a press outside.
 * @param ref the element around the control, which comes first, and what it opens
 * @param press `click` if the page moves when it closes: a click is lost when its target moves during the press
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  press: 'pointerdown' | 'click' = 'pointerdown',
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({target}: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    // The focus may be elsewhere while the pointer shows a text.
    const closeAtEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // What is closed cannot keep the focus.
      if (ref.current?.contains(document.activeElement)) {
        ref.current.querySelector<HTMLElement>('a, button')?.focus({preventScroll: true});
      }
      close();
    };
    document.addEventListener(press, closeOutside);
    document.addEventListener('keydown', closeAtEscape);
    return () => {
      document.removeEventListener(press, closeOutside);
      document.removeEventListener('keydown', closeAtEscape);
    };
  }, [ref, isOpen, close, press]);
}

import {useEffect, type RefObject} from 'react';

/**
 * Closes what is open on Escape and on a press outside.
 * @param ref the element around the control and what it opens
 */
export function useDismiss(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({target}: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    // The focus may be elsewhere while the pointer shows a text.
    const closeAtEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeAtEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeAtEscape);
    };
  }, [ref, isOpen, close]);
}

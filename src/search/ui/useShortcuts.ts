import {useEffect, type RefObject} from 'react';
import {isCommand, useSingleKeys} from '@site/src/useSingleKeys';

interface Shortcuts {
  isOpen: boolean;
  /** The modal is asked for, but not there yet: what is typed meanwhile is its first query. */
  isOpening: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
  onClose: () => void;
  /** A key that belongs into the search field. */
  onType: (key: string) => void;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** A key that writes something, or takes the last letter back. */
const isTyping = ({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Backspace');

const isLetter = (event: KeyboardEvent) => isTyping(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/**
 * Ctrl+K, Cmd+K and, unless single keys are switched off, `/` open the search, and Escape closes it; a letter typed on
 * the button opens it too.
 */
export function useShortcuts({isOpen, isOpening, buttonRef, onOpen, onClose, onType}: Shortcuts): void {
  const [singleKeysAreOn] = useSingleKeys();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isToggle =
        event.key.toLowerCase() === 'k' &&
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey;
      if (isOpen) {
        // The very event that has just opened it comes by a second time, on its way up.
        if (isToggle ? event.defaultPrevented : event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
        return;
      }
      if (isOpening && event.key === 'Escape') {
        event.preventDefault();
        onClose();
      } else if (isToggle) {
        event.preventDefault();
        onOpen();
      } else if (isOpening && isTyping(event)) {
        event.preventDefault();
        onType(event.key);
      } else if (singleKeysAreOn && event.key === '/' && !isCommand(event) && !isEditable(event.target)) {
        event.preventDefault();
        onOpen();
      } else if (document.activeElement === buttonRef.current && isLetter(event)) {
        event.preventDefault();
        onOpen();
        onType(event.key);
      }
    }
    // Before the page's own keys: what is typed while the modal loads goes into it. An open one has its keys first.
    const capture = !isOpen;
    window.addEventListener('keydown', onKeyDown, capture);
    return () => window.removeEventListener('keydown', onKeyDown, capture);
  }, [isOpen, isOpening, singleKeysAreOn, buttonRef, onOpen, onClose, onType]);
}

import {useEffect, type RefObject} from 'react';
import {isTyping} from '@site/src/isTyping';
import {isCommand, useSingleKeys} from '@site/src/hooks/useSingleKeys';

interface Shortcuts {
  isOpen: boolean;
  /** The modal is loading: keys that are typed meanwhile are its initial query. */
  isOpening: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
  onClose: () => void;
  /** Called with a key for the search field. */
  onType: (key: string) => void;
}

/** Whether a key inserts or deletes a character. */
const isText = ({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || key === 'Backspace');

const isLetter = (event: KeyboardEvent) => isText(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/**
 * Ctrl+K, Cmd+K, a letter on the focused button and, unless single keys are switched off, `/` open the search; Escape
 * closes it.
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
        // The event that has opened the modal bubbles up to this listener.
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
      } else if (isOpening && isText(event)) {
        event.preventDefault();
        onType(event.key);
      } else if (singleKeysAreOn && event.key === '/' && !isCommand(event) && !isTyping(event)) {
        event.preventDefault();
        onOpen();
      } else if (document.activeElement === buttonRef.current && isLetter(event)) {
        event.preventDefault();
        onOpen();
        onType(event.key);
      }
    }
    // While the modal loads, keys must not reach the page. An open modal handles its keys first.
    const capture = !isOpen;
    window.addEventListener('keydown', onKeyDown, capture);
    return () => window.removeEventListener('keydown', onKeyDown, capture);
  }, [isOpen, isOpening, singleKeysAreOn, buttonRef, onOpen, onClose, onType]);
}

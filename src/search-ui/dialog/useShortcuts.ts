import {useEffect, type RefObject} from 'react';
import {isTyping} from '@site/src/isTyping';
import {shortcutKey} from '@site/src/keys';
import {isApple} from './isApple';
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
const isText = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');

/** With K: Ctrl or Cmd. In a text field of an Apple device, Ctrl+K deletes the rest of the line. */
const isSearchCommand = (event: KeyboardEvent) =>
  (event.metaKey || (event.ctrlKey && !(isApple() && isTyping(event)))) && !event.altKey && !event.shiftKey;

const isLetter = (event: KeyboardEvent) => isText(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/**
 * Ctrl+K, Cmd+K, a letter on the focused button and, unless single keys are switched off, `/` open the search; Escape
 * closes it.
 */
export function useShortcuts({isOpen, isOpening, buttonRef, onOpen, onClose, onType}: Shortcuts): void {
  const [singleKeysAreOn] = useSingleKeys();
  useEffect(() => {
    /** What a key does; undefined for a key that is left to the page. */
    function actionOf(event: KeyboardEvent): (() => void) | undefined {
      const key = shortcutKey(event);
      const isToggle = key.toLowerCase() === 'k' && isSearchCommand(event);
      // The event that has opened the modal bubbles up to this listener.
      if (isOpen) return (isToggle ? !event.defaultPrevented : key === 'Escape') ? onClose : undefined;
      if (isOpening && key === 'Escape') return onClose;
      if (isToggle) return onOpen;
      if (isOpening && isText(event)) return () => onType(event.key);
      if (singleKeysAreOn && key === '/' && !isCommand(event) && !isTyping(event)) return onOpen;
      if (document.activeElement !== buttonRef.current || !isLetter(event)) return undefined;
      return () => {
        onOpen();
        onType(event.key);
      };
    }
    function onKeyDown(event: KeyboardEvent): void {
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      action();
    }
    // While the modal loads, keys must not reach the page. An open modal handles its keys first.
    const capture = !isOpen;
    window.addEventListener('keydown', onKeyDown, capture);
    return () => window.removeEventListener('keydown', onKeyDown, capture);
  }, [isOpen, isOpening, singleKeysAreOn, buttonRef, onOpen, onClose, onType]);
}

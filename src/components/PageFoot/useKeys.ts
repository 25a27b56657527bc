import {useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isTyping} from '@site/src/isTyping';
import {isCommand, useSingleKeys} from '@site/src/hooks/useSingleKeys';

/** Action of a key: a route of the site, or a function. */
export type KeyAction = string | (() => void) | undefined;

/** Handles single-key shortcuts, unless they are switched off, the reader is typing, or a dialog is open. */
export function useKeys(actions: Record<string, KeyAction>): void {
  const history = useHistory();
  const [areOn] = useSingleKeys();
  // A layout effect, so that a key never acts for the previous page.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const action = areOn ? actions[event.key] : undefined;
      if (action === undefined || event.defaultPrevented || event.repeat || isTyping(event)) return;
      if (isCommand(event) || event.isComposing) return;
      if (document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      if (typeof action === 'function') action();
      else history.push(action);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

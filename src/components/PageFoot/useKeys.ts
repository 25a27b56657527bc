import {useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {isCommand, useSingleKeys} from '@site/src/useSingleKeys';

/** What a key does: go to a route, or something else. Never does it leave the site. */
export type KeyAction = string | (() => void) | undefined;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, select, textarea, dialog, [role="dialog"]') !== null);

/** Single keys as shortcuts, unless they are switched off, the reader types, or a dialog is open. */
export function useKeys(actions: Record<string, KeyAction>): void {
  const history = useHistory();
  const [areOn] = useSingleKeys();
  // Before the page is painted: a key pressed on what is seen must not act for the page before.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const action = areOn ? actions[event.key] : undefined;
      if (action === undefined || event.defaultPrevented || event.repeat || isTyping(event.target)) return;
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

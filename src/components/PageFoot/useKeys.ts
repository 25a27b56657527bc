import {useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';

/** What a key does: go to a route or an address, or something else. */
export type KeyAction = string | (() => void) | undefined;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, select, textarea, dialog, [role="dialog"]') !== null);

/** Single keys as shortcuts, never while the reader types or a dialog is open. */
export function useKeys(actions: Record<string, KeyAction>): void {
  const history = useHistory();
  // Before the page is painted: a key pressed on what is seen must not act for the page before.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const action = actions[event.key];
      if (action === undefined || event.defaultPrevented || event.repeat || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      if (typeof action === 'function') action();
      else if (action.startsWith('/')) history.push(action);
      else window.location.assign(action);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

import {useLayoutEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {isTyping} from '@site/src/isTyping';
import {shortcutKey} from '@site/src/keys';
import {isCommand, useSingleKeys} from '@site/src/hooks/useSingleKeys';

/** Action of a key: a route of the site, or a function. */
export type KeyAction = string | (() => void) | undefined;

/** Whether a dialog is open, which has the keys and the focus. */
export const hasOpenDialog = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

/** Handles single-key shortcuts, unless they are switched off, the reader is typing, or a dialog is open. */
export function useKeys(actions: Record<string, KeyAction>): void {
  const history = useHistory();
  const {pathname} = useLocation();
  const [areOn] = useSingleKeys();
  // A layout effect, so that a key never acts for the previous page.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const action = areOn ? actions[shortcutKey(event)] : undefined;
      if (action === undefined || event.defaultPrevented || event.repeat || isTyping(event)) return;
      if (isCommand(event) || hasOpenDialog()) return;
      event.preventDefault();
      if (typeof action === 'function') action();
      // Otherwise the next page is loading, and the action is not that of the page that the reader expects.
      else if (history.location.pathname === pathname) history.push(action);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

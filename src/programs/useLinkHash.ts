import {useSyncExternalStore} from 'react';
import {sharesProgram} from '@cedra-docs/sandbox';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * The current URL hash, if it shares code of the given program; otherwise undefined.
 * @param program the program's name on the site; undefined for a block that is not a program
 */
export function useLinkHash(program: string | undefined): string | undefined {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return program !== undefined && sharesProgram(hash, program) ? hash : undefined;
}

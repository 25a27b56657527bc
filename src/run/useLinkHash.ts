import {useSyncExternalStore} from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * The hash of the address, when it is a link to a program and carries its code.
 * @param program its name on the site, if there is one
 */
export function useLinkHash(program: string | undefined): string | undefined {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return program !== undefined && hash.startsWith(`#run=${program}&code=`) ? hash : undefined;
}

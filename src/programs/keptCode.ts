import {createStorageSlot, useStorageSlot} from '@docusaurus/theme-common';

const session = {persistence: 'sessionStorage'} as const;
const keyOf = (program: string, kind: 'program' | 'linked') => `${kind}.${program}`;

/**
 * The reader's changes to a program, kept until the browser's tab is closed.
 * @param hash the hash of a link to the program: its changes are kept apart, and for the latest link only
 */
export function keptCode(program: string, hash?: string) {
  const slot = createStorageSlot(keyOf(program, hash === undefined ? 'program' : 'linked'), session);
  const before = hash === undefined ? '' : `${hash}\n`;
  return {
    read(): string | undefined {
      const stored = slot.get();
      return stored?.startsWith(before) ? stored.slice(before.length) : undefined;
    },
    write: (code: string) => slot.set(before + code),
    remove: () => slot.del(),
  };
}

/** Whether the reader's changes to a program of the page are kept. */
export function useHasKeptCode(program: string): boolean {
  const [stored] = useStorageSlot(keyOf(program, 'program'), session);
  return stored !== null;
}

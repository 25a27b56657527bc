import type {IndexFile} from './engine/build';

/** What the browser must know before it loads the index; part of the code that loads it. */
export interface Manifest {
  root: string;
}

/** File below the base URL that says which index the site has now. Its name has no hash: nobody may keep it. */
export const PRESENT_INDEX = 'search-index.json';

/** Folder of the index below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** Name of a file: its content hash; texts and pages are JSON, everything else is compressed. */
export const fileNameOf = (hash: string, kind: IndexFile['kind']): string =>
  `${hash}.${kind === 'text' || kind === 'page' ? 'json' : 'bin'}`;

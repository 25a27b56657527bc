/** The name of the root file; part of the code that loads it. */
export interface IndexManifest {
  root: string;
}

/** File below the base URL with the manifest of the current index. Its name has no hash, so it must not be cached. */
export const CURRENT_INDEX_FILE = 'search-index.json';

/** Folder of the index below the base URL. */
export const INDEX_FOLDER = 'search-index';

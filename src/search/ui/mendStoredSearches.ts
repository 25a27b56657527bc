import {sanitizeStored} from '../client/sanitize';

/** Makes the kept searches readable for DocSearch, which shows them as HTML and crashes on what is no list. */
export function mendStoredSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      const mended = JSON.stringify(sanitizeStored(stored));
      if (stored !== null && stored !== mended) localStorage.setItem(key, mended);
    } catch {
      // Without storage there is nothing to mend.
    }
  }
}

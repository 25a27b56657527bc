import {sanitizeStored} from '../client/sanitize';

/** Repairs the stored searches of DocSearch, which sets them as HTML and crashes when they are not a list. */
export function repairStoredSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      const repaired = JSON.stringify(sanitizeStored(stored));
      if (stored !== null && stored !== repaired) localStorage.setItem(key, repaired);
    } catch {
      // Without storage there is nothing to repair.
    }
  }
}

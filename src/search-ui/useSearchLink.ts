import {useCallback} from 'react';
import {useSearchLinkCreator} from '@docusaurus/theme-common';

/**
 * Returns the address of the results page for a query. A selected text may be cut in the middle of a surrogate pair, and
 * a lone surrogate cannot be encoded.
 */
export function useSearchLink(): (query: string) => string {
  const link = useSearchLinkCreator();
  return useCallback((query) => link(query.replace(/\p{Surrogate}/gu, '')), [link]);
}

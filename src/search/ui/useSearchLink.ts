import {useCallback} from 'react';
import {useSearchLinkCreator} from '@docusaurus/theme-common';

/**
 * Gives the address of the page of results for a query. A selected text is cut to the length of a query, maybe in the
 * middle of a character, and of half a character there is no address.
 */
export function useSearchLink(): (query: string) => string {
  const link = useSearchLinkCreator();
  return useCallback((query) => link(query.replace(/\p{Surrogate}/gu, '')), [link]);
}

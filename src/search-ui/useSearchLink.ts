import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchSettings} from '@site/src/site/search';

/**
 * Returns the address of the results page for a query. A selected text may be cut in the middle of a surrogate pair, and
 * a lone surrogate cannot be encoded.
 */
export function useSearchLink(): (query: string) => string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(
    (query) => {
      const text = encodeURIComponent(query.replace(/\p{Surrogate}/gu, ''));
      return `${baseUrl}${searchSettings.searchPagePath}?q=${text}`;
    },
    [baseUrl],
  );
}

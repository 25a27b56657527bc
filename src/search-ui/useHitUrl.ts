import {useCallback} from 'react';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';

/** Returns the address of a hit as a link: on this site a path, and never `//host`, which would leave it. */
export function useHitUrl(): (url: string) => string {
  const process = useSearchResultUrlProcessor();
  return useCallback((url) => process(url).replace(/^\/{2,}/, '/'), [process]);
}

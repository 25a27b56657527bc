import {useMemo} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';

/** The filters of a query: those of the settings, and the page's language and version. A new object only if they change. */
export function useFacetFilters(): string[] {
  const {searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFiltersIfEnabled();
  const filters = JSON.stringify(mergeFacetFilters(contextual, searchParameters?.facetFilters) ?? []);
  return useMemo(() => JSON.parse(filters) as string[], [filters]);
}

import {useMemo} from 'react';
import type {DocusaurusContext} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fetchCode} from '@site/src/recovery/loadCode';
import {indexFacets} from '../facets';
import type {SearchClient} from '@cedra-docs/search/browser';

/** Algolia if the build has its credentials, otherwise the embedded engine. */
export type EngineName = 'algolia' | 'embedded';

const engineOf = ({siteConfig}: DocusaurusContext) => siteConfig.customFields?.searchEngine as EngineName;

async function loadClient(site: DocusaurusContext): Promise<SearchClient> {
  const {themeConfig, url, baseUrl} = site.siteConfig;
  if (engineOf(site) === 'algolia') {
    const {createAlgoliaClient} = await fetchCode(() => import('./algolia'));
    return createAlgoliaClient((themeConfig as ThemeConfig).algolia, site.siteMetadata.docusaurusVersion);
  }
  const {createEmbeddedClient} = await fetchCode(
    () => import(/* webpackChunkName: "search-embedded" */ './embedded'),
  );
  return createEmbeddedClient(baseUrl, {
    siteUrl: url + baseUrl,
    facets: indexFacets(site.i18n.currentLocale),
  });
}

let loaded: Promise<SearchClient> | undefined;

/** The client, which is loaded once; a failure is not kept. */
function clientOf(site: DocusaurusContext): Promise<SearchClient> {
  loaded ??= loadClient(site).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The client of the modal and the results page; the engine is chosen here only. */
export function useSearchClient(): {engine: EngineName; client: Required<SearchClient>} {
  const site = useDocusaurusContext();
  return useMemo(
    () => ({
      engine: engineOf(site),
      client: {
        search: async (params) => (await clientOf(site)).search(params),
        preload: async () => (await clientOf(site)).preload?.(),
      },
    }),
    [site],
  );
}

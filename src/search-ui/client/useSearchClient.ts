import {useMemo} from 'react';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fetchCode} from '@site/src/recovery/loadCode';
import {indexFacets} from '../facets';
import type {SearchClient} from '@packages/search/browser';

/** Algolia if the build has its credentials, otherwise the embedded engine. */
export type EngineName = 'algolia' | 'embedded';

const clients = new Map<string, Promise<SearchClient>>();

interface SearchSite {
  engine: EngineName;
  appId: string;
  apiKey: string;
  docusaurusVersion: string;
  origin: string;
  baseUrl: string;
  language: string;
}

async function loadClient(site: SearchSite): Promise<SearchClient> {
  if (site.engine === 'algolia') {
    const {createAlgoliaClient} = await fetchCode(() => import('./algolia'));
    return createAlgoliaClient(site, site.docusaurusVersion);
  }
  const {createEmbeddedClient} = await fetchCode(
    () => import(/* webpackChunkName: "search-embedded" */ './embedded'),
  );
  return createEmbeddedClient(site.baseUrl, {
    siteUrl: site.origin + site.baseUrl,
    facets: indexFacets(site.language),
  });
}

/** Caches one client for each site, unless its code cannot be loaded. */
function clientOf(site: SearchSite): Promise<SearchClient> {
  const key = JSON.stringify(site);
  let client = clients.get(key);
  if (!client) {
    client = loadClient(site);
    client.catch(() => clients.delete(key));
    clients.set(key, client);
  }
  return client;
}

/** The client of the modal and the results page; the engine is chosen here only. */
export function useSearchClient(): {engine: EngineName; client: Required<SearchClient>} {
  const {siteConfig, siteMetadata, i18n} = useDocusaurusContext();
  const {appId, apiKey} = (siteConfig.themeConfig as ThemeConfig).algolia;
  const engine = siteConfig.customFields?.searchEngine as EngineName;

  return useMemo(() => {
    const site: SearchSite = {
      engine,
      appId,
      apiKey,
      docusaurusVersion: siteMetadata.docusaurusVersion,
      origin: siteConfig.url,
      baseUrl: siteConfig.baseUrl,
      language: i18n.currentLocale,
    };
    return {
      engine,
      client: {
        search: async (params) => (await clientOf(site)).search(params),
        preload: async () => (await clientOf(site)).preload?.(),
      },
    };
  }, [
    engine,
    appId,
    apiKey,
    siteMetadata.docusaurusVersion,
    siteConfig.url,
    siteConfig.baseUrl,
    i18n.currentLocale,
  ]);
}

import {apiClientVersion, liteClient} from 'algoliasearch/lite';
import type {SearchResult} from '../protocol';
import {createHostsCache} from './hostsCache';
import type {SearchClient} from './types';

export interface AlgoliaCredentials {
  appId: string;
  apiKey: string;
}

/** Answers from Algolia. */
export function createAlgoliaClient(
  {appId, apiKey}: AlgoliaCredentials,
  docusaurusVersion: string,
): SearchClient {
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(`algolia-client-js-${apiClientVersion}-${appId}`, localStorage),
    // "A 4xx fails immediately", 429 too: a reader who types on sends a new query anyway.
    maxRateLimitRetries: 0,
  });
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    async search({requests}) {
      const {results} = await client.search({requests: requests as never});
      return {results: results as unknown as SearchResult[]};
    },
  };
}

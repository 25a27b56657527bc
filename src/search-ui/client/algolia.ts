import {apiClientVersion, liteClient} from 'algoliasearch/lite';
import type {SearchHit} from '@cedra-docs/search/protocol';
import {createHostsCache} from './hostsCache';
import {sanitizeResult} from './sanitize';
import type {SearchClient} from '@cedra-docs/search/browser';

export interface AlgoliaCredentials {
  appId: string;
  apiKey: string;
}

/**
 * Shows a match in the heading as the heading, and another match as the passage, as the embedded engine does: a record
 * has both.
 */
export function shapeHit(hit: SearchHit): SearchHit {
  if (hit.type === 'content' || !hit.content) return hit;
  const {_highlightResult: marked} = hit;
  const heading = marked?.hierarchy?.[hit.type];
  const isInText = marked?.content !== undefined && marked.content.matchLevel !== 'none';
  return heading?.matchLevel !== 'full' && isInText ? {...hit, type: 'content'} : {...hit, content: null};
}

export function createAlgoliaClient(
  {appId, apiKey}: AlgoliaCredentials,
  docusaurusVersion: string,
): SearchClient {
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(`algolia-client-js-${apiClientVersion}-${appId}`, localStorage),
    // A 429 fails immediately: the next key stroke sends a new query anyway.
    maxRateLimitRetries: 0,
  });
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    async search({requests}) {
      const {results} = await client.search({requests: requests as never});
      return {
        results: results.map(sanitizeResult).map((result) => ({
          ...result,
          hits: result.hits.map(shapeHit),
        })),
      };
    },
  };
}

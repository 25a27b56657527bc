import {apiClientVersion, liteClient} from 'algoliasearch/lite';
import type {SearchHit} from '../protocol';
import {createHostsCache} from './hostsCache';
import {sanitizeResult} from './sanitize';
import type {SearchClient} from './types';

export interface AlgoliaCredentials {
  appId: string;
  apiKey: string;
}

/**
 * A record is a heading with its text; what is shown depends on where the words are. As in the embedded engine, a
 * match in the heading shows the heading, and any other the sentence.
 */
export function shapeHit(hit: SearchHit): SearchHit {
  if (hit.type === 'content' || !hit.content) return hit;
  const {_highlightResult: marked} = hit;
  const heading = marked?.hierarchy?.[hit.type];
  const isInText = marked?.content !== undefined && marked.content.matchLevel !== 'none';
  return heading?.matchLevel !== 'full' && isInText ? {...hit, type: 'content'} : {...hit, content: null};
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
      return {
        results: results.map(sanitizeResult).map((result) => ({
          ...result,
          hits: result.hits.map(shapeHit),
        })),
      };
    },
  };
}

/** Settings of the search. The engine that serves is chosen in `src/search/`. */
export interface SearchCredentials {
  appId: string;
  /** The public, search-only key. */
  apiKey: string;
  indexName: string;
}

export const searchSettings = {
  indexName: 'Main',
  contextualSearch: true,
  /** Results on these hosts are opened as external links. */
  externalUrlRegex: 'github\\.com|cedrascan\\.com',
  /** Results of an index crawled under another path are mapped to ours. */
  replaceSearchResultPathname: {from: '^/docs/', to: '/'},
  /** Longest query, in characters. */
  maxQueryLength: 64,
  /** The results page. */
  searchPagePath: 'search',
} as const;

/**
 * Reads the Algolia credentials.
 * @returns `null` when neither is set: the embedded engine serves.
 * @throws Error `appId is missing` / `apiKey is missing` when only one of the two is set, and for an unusable id.
 */
export function readSearchCredentials(env: NodeJS.ProcessEnv): SearchCredentials | null {
  const appId = env.ALGOLIA_APP_ID?.trim();
  const apiKey = env.ALGOLIA_API_KEY?.trim();
  if (!appId && !apiKey) return null;
  if (!appId)
    throw new Error(
      'appId is missing: ALGOLIA_API_KEY is set, ALGOLIA_APP_ID is not. Set both, or neither to use the embedded search.',
    );
  if (!apiKey)
    throw new Error(
      'apiKey is missing: ALGOLIA_APP_ID is set, ALGOLIA_API_KEY is not. Set both, or neither to use the embedded search.',
    );
  // It becomes part of host names, and of the policy that allows them.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(`ALGOLIA_APP_ID is "${appId}", but an application id has letters and digits only.`);
  }
  return {appId, apiKey, indexName: env.ALGOLIA_INDEX_NAME?.trim() || searchSettings.indexName};
}

/** Credentials of Algolia. Without them, `src/search-ui/` uses the embedded engine. */
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
  externalUrlRegex: '^https://(github|cedrascan)\\.com/',
  /** Maps results of an index that was crawled under another path. */
  replaceSearchResultPathname: {from: '^/docs/', to: '/'},
  /** Longest query, in characters. */
  maxQueryLength: 64,
  /** The results page. */
  searchPagePath: 'search',
} as const;

/**
 * Reads the Algolia credentials.
 * @returns `null` if neither is set: the embedded engine is used
 * @throws Error `appId is missing` / `apiKey is missing` if only one of the two is set, and for an invalid id
 */
export function readSearchCredentials(
  env: Readonly<Partial<Record<string, string>>>,
): SearchCredentials | null {
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
  // The id becomes part of host names, and of the content security policy.
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}", but an application id may contain only letters and digits.`,
    );
  }
  return {appId, apiKey, indexName: env.ALGOLIA_INDEX_NAME?.trim() || searchSettings.indexName};
}

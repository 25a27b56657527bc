import manifest from '@generated/search-index/default/manifest.json';
import {createClient, type ClientOptions, type SearchClient} from '@cedra-docs/search/browser';
import {CURRENT_INDEX_FILE, INDEX_FOLDER, type IndexManifest} from '../manifest';

/**
 * A client of the index that is part of the site.
 * @throws Error from its methods when a file cannot be loaded
 */
export function createEmbeddedClient(baseUrl: string, settings: ClientOptions['settings']): SearchClient {
  return createClient({
    folder: `${baseUrl}${INDEX_FOLDER}/`,
    root: manifest.root,
    async currentRoot() {
      const response = await fetch(baseUrl + CURRENT_INDEX_FILE, {cache: 'no-store'});
      if (!response.ok) throw new Error(`${response.url} returned status ${response.status}.`);
      return ((await response.json()) as IndexManifest).root;
    },
    settings,
  });
}

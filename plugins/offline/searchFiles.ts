import {fileNameOf, INDEX_FOLDER} from '../../src/search/manifest';
import {filesOf, type ClientManifest} from '../client-manifest';
import type {SearchContent} from '../search-index';

/** Everything that the search needs to answer without a network: its code and the whole index. */
export function searchFiles(manifest: ClientManifest, index: Pick<SearchContent, 'files'>): string[] {
  const code = ['search-modal', 'search-embedded'].flatMap((chunk) => filesOf(chunk, manifest));
  const data = index.files.map(({name, kind}) => `${INDEX_FOLDER}/${fileNameOf(name, kind)}`);
  return [...new Set([...code, ...data])];
}

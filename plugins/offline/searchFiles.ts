import {fileNameOf, INDEX_FOLDER} from '../../src/search/manifest';
import {filesOf} from '../client-chunks/files';
import type {SearchContent} from '../search-index';

/** What the search imports on demand. */
const CODE = ['@site/src/search/ui/Modal', './embedded'];

/** Everything that the search needs to answer without a network: its code and the whole index. */
export function searchFiles(index: Pick<SearchContent, 'files'>): string[] {
  const code = CODE.flatMap(filesOf);
  const data = index.files.map(({name, kind}) => `${INDEX_FOLDER}/${fileNameOf(name, kind)}`);
  return [...new Set([...code, ...data])];
}

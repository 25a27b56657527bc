import {INDEX_FOLDER} from '../../src/search-ui/manifest';
import {filesOfImport} from '../client-chunks/files';
import type {SearchContent} from '../search-index';

/** Modules that the search imports on demand. */
const CODE = ['@site/src/search-ui/dialog/Modal', './embedded'];

/** All files that the search needs offline: its code and the whole index. */
export function searchFiles(index: Pick<SearchContent, 'files'>): string[] {
  const code = CODE.flatMap(filesOfImport);
  const data = index.files.map((name) => `${INDEX_FOLDER}/${name}`);
  return [...new Set([...code, ...data])];
}

import {readdir, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {buildIndex} from '@cedra-docs/search/build';
import {INDEX_FOLDER, CURRENT_INDEX_FILE, type IndexManifest} from '../../src/search-ui/manifest';
import {readPages, type PageSources} from './pages';
import {readWords} from './words';

/** The modification times of all documents and of the data of the search, which is below the same folder. */
async function stateOf({docsDir}: PageSources): Promise<string> {
  const names = await readdir(docsDir, {recursive: true});
  const files = names.map((name) => path.join(docsDir, name));
  const times = files.map(async (file) => `${file} ${(await stat(file)).mtimeMs}`);
  return (await Promise.all(times)).join('\n');
}

/** A root file of whatever index is current; the manifest has a new name of this kind after each edit. */
const EDITED = /\/edited-\d+\.bin$/;
const ROOT = `${INDEX_FOLDER}/edited.bin`;

/** The files of the index, by their paths below the base URL. */
async function indexFilesOf(sources: PageSources): Promise<Map<string, string | Uint8Array>> {
  const {root, files} = buildIndex(await readPages(sources), readWords(sources.wordsFile));
  return new Map<string, string | Uint8Array>([
    [CURRENT_INDEX_FILE, JSON.stringify({root} satisfies IndexManifest)],
    ...files.flatMap(({name, data}): [string, Uint8Array][] => [
      [`${INDEX_FOLDER}/${name}`, data],
      ...(name === root ? [[ROOT, data] as [string, Uint8Array]] : []),
    ]),
  ]);
}

/**
 * Middleware below the base URL that serves the index of the current documents. It is built when the browser requests
 * its root file or the current manifest, and built again after an edit.
 */
export function currentIndex(sources: PageSources) {
  let state: string | undefined;
  let files = Promise.resolve(new Map<string, string | Uint8Array>());

  async function contentOf(file: string): Promise<string | Uint8Array | undefined> {
    const isRoot = EDITED.test(file);
    if (isRoot || file === CURRENT_INDEX_FILE) {
      const current = await stateOf(sources);
      if (current !== state) {
        state = current;
        files = indexFilesOf(sources);
        // A page that cannot be read now is read again at the next request.
        files.catch(() => (state = undefined));
      }
    }
    return (await files).get(isRoot ? ROOT : file);
  }

  return ({url = ''}: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const file = url.replace(/^\/|\?.*$/gu, '');
    if (file !== CURRENT_INDEX_FILE && !file.startsWith(`${INDEX_FOLDER}/`)) {
      next();
      return;
    }
    contentOf(file).then((data) => {
      response.statusCode = data === undefined ? 404 : 200;
      response.end(data);
    }, next);
  };
}

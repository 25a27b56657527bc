import {readdir, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {buildIndex} from '../../src/search/engine/build';
import {fileNameOf, INDEX_FOLDER, PRESENT_INDEX, type Manifest} from '../../src/search/manifest';
import {readPages, type PageSources} from './pages';
import {buildTools} from '../../lib/build-tools';

/** What changes with every edit: the times of all documents. */
async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder, {recursive: true});
  const times = names.map(async (name) => `${name} ${(await stat(path.join(folder, name))).mtimeMs}`);
  return (await Promise.all(times)).join('\n');
}

/** The files of the index, by their paths below the base URL. */
async function filesOf(sources: PageSources): Promise<Map<string, string | Uint8Array>> {
  const {root, files} = buildIndex(await readPages(sources), buildTools);
  return new Map<string, string | Uint8Array>([
    [PRESENT_INDEX, JSON.stringify({root} satisfies Manifest)],
    ...files.map(
      ({name, kind, data}) => [`${INDEX_FOLDER}/${fileNameOf(name, kind)}`, data] as [string, Uint8Array],
    ),
  ]);
}

/**
 * Middleware below the base URL that serves the index of the documents as they are. It is built when the browser asks
 * which index there is, as it does when it cannot find the one that it knows; after an edit, when it asks again.
 */
export function presentIndex(sources: PageSources) {
  let state: string | undefined;
  let files = Promise.resolve(new Map<string, string | Uint8Array>());

  async function answer(file: string): Promise<string | Uint8Array | undefined> {
    if (file === PRESENT_INDEX) {
      const present = await stateOf(sources.docsDir);
      if (present !== state) {
        state = present;
        files = filesOf(sources);
        // A page that cannot be read now is read again when it is asked for again.
        files.catch(() => (state = undefined));
      }
    }
    return (await files).get(file);
  }

  return ({url = ''}: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const file = url.replace(/^\/|\?.*$/gu, '');
    if (file !== PRESENT_INDEX && !file.startsWith(`${INDEX_FOLDER}/`)) {
      next();
      return;
    }
    answer(file).then((data) => {
      response.statusCode = data === undefined ? 404 : 200;
      response.end(data);
    }, next);
  };
}

import {Engine} from '../engine/engine';
import type {SearchClient} from './client';
import {respond, type IndexSettings} from './protocol';

/**
 * A client of an index in memory.
 * @param root name of the root file
 * @param files uncompressed, by their names
 * @throws Error from `search` when a file is missing or corrupt
 */
export function createMemoryClient(
  root: string,
  files: ReadonlyMap<string, Uint8Array>,
  settings: IndexSettings,
): SearchClient {
  const engine = Engine.load(root, async (name) => {
    const file = files.get(name);
    if (!file) throw new Error(`The search index has no file ${name}.`);
    return file;
  });
  // A caller that never searches gets no unhandled rejection.
  engine.catch(() => undefined);
  return {
    search: async ({requests}) => {
      const loaded = await engine;
      return {results: await Promise.all(requests.map((request) => respond(loaded, request, settings)))};
    },
  };
}

import {Engine} from '../engine/engine';
import {respond, type IndexSettings, type SearchRequest, type SearchResult} from './protocol';

/** Searches an index, or a server of Algolia. */
export interface SearchClient {
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /** Loads the files of the first query. */
  preload?(): Promise<void>;
}

export interface ClientOptions {
  /** Address of the folder with the files of the index, ending with a slash. */
  folder: string;
  /** Name of the root file when the page was built. */
  root: string;
  /** The name of the current root file: a page may be older than the last deploy, which removed the files of its index. */
  currentRoot: () => Promise<string>;
  settings: IndexSettings;
}

/** Loads a file of the index; all but texts are compressed. */
async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The search index could not be loaded: ${url} returned status ${response.status}.`);
  if (url.endsWith('.json')) return new Uint8Array(await response.arrayBuffer());
  if (!response.body) throw new Error(`The search index could not be loaded: ${url} is empty.`);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/**
 * A client of the index.
 * @throws Error from `search` and `preload` when a file cannot be loaded or is corrupt; the next call tries again
 */
export function createClient({
  folder,
  root: first,
  currentRoot,
  settings,
}: ClientOptions): Required<SearchClient> {
  let root = first;
  let engine: Promise<Engine> | undefined;

  function loadEngine(): Promise<Engine> {
    if (!engine) {
      engine = Engine.load(root, (name) => load(folder + name));
      // The next query tries again, so that the search recovers when the network does.
      engine.catch(() => (engine = undefined));
    }
    return engine;
  }

  /** Runs a task with the index; after a deploy, once more with the new index. */
  async function run<T>(task: (engine: Engine) => T | Promise<T>): Promise<T> {
    const used = root;
    try {
      return await task(await loadEngine());
    } catch (error) {
      const current = await currentRoot().catch(() => used);
      if (current === used) throw error;
      // A concurrent task may have switched to the new index already.
      if (current !== root) [root, engine] = [current, undefined];
      return task(await loadEngine());
    }
  }

  return {
    preload: () => run(() => undefined),
    search: ({requests}) =>
      run(async (loaded) => ({
        results: await Promise.all(requests.map((request) => respond(loaded, request, settings))),
      })),
  };
}

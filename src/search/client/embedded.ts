import manifest from '@generated/search-index/default/manifest.json';
import type {TextFile} from '../engine/build';
import {Engine, type IndexSource} from '../engine/engine';
import {fileNameOf, INDEX_FOLDER, CURRENT_INDEX_FILE, type Manifest} from '../manifest';
import {answer, type IndexSettings} from '../protocol';
import type {SearchClient} from './types';

async function load(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok)
    throw new Error(`The search index could not be loaded: ${url} returned status ${response.status}.`);
  return response;
}

async function gunzip(response: Response): Promise<Uint8Array> {
  if (!response.body) throw new Error(`The search index could not be loaded: ${response.url} is empty.`);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function sourceBelow(baseUrl: string): IndexSource {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  const json = async (name: string) =>
    (await load(folder + fileNameOf(name, 'text'))).json() as Promise<unknown>;
  return {
    binary: async (name) => gunzip(await load(folder + fileNameOf(name, 'root'))),
    text: async (name) => json(name) as Promise<TextFile>,
  };
}

/** The root file of the current index: a page may be older than the last deploy. */
async function currentRoot(baseUrl: string): Promise<string> {
  const response = await load(baseUrl + CURRENT_INDEX_FILE, {cache: 'no-store'});
  return ((await response.json()) as Manifest).root;
}

/** A client of the embedded engine. */
export function createEmbeddedClient(baseUrl: string, settings: IndexSettings): SearchClient {
  const source = sourceBelow(baseUrl);
  let {root} = manifest;
  let engine: Promise<Engine> | undefined;

  function loadEngine(): Promise<Engine> {
    if (!engine) {
      engine = Engine.load(root, source);
      // The next query tries again, so that the search recovers when the network does.
      engine.catch(() => (engine = undefined));
    }
    return engine;
  }

  /** Runs a task with the index. A deploy removes the files of the old index: then runs it once more with the new one. */
  async function run<T>(task: (engine: Engine) => T | Promise<T>): Promise<T> {
    const used = root;
    try {
      return await task(await loadEngine());
    } catch (error) {
      const current = await currentRoot(baseUrl).catch(() => used);
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
        results: await Promise.all(requests.map((request) => answer(loaded, request, settings))),
      })),
  };
}

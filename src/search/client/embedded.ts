import manifest from '@generated/search-index/default/manifest.json';
import type {PageFile, TextFile} from '../engine/build';
import {Engine, type IndexSource} from '../engine/engine';
import {fileNameOf, INDEX_FOLDER, type Manifest} from '../manifest';
import {answer, type IndexSettings} from '../protocol';
import type {SearchClient} from './types';

async function load(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The search index could not be loaded: ${url} answered ${response.status}.`);
  return response;
}

async function gunzip(response: Response): Promise<Uint8Array> {
  if (!response.body) throw new Error(`The search index could not be loaded: ${response.url} is empty.`);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function sourceBelow(baseUrl: string): IndexSource {
  const folder = `${baseUrl}${INDEX_FOLDER}/`;
  const json = async (name: string) => (await load(folder + fileNameOf(name, 'text'))).json();
  return {
    binary: async (name) => gunzip(await load(folder + fileNameOf(name, 'root'))),
    text: async (name) => json(name) as Promise<TextFile>,
    page: async (name) => json(name) as Promise<PageFile>,
  };
}

/** Answers from the index that is part of the site. */
export function createEmbeddedClient(baseUrl: string, settings: IndexSettings): SearchClient {
  const source = sourceBelow(baseUrl);
  let engine: Promise<Engine> | undefined;

  function loadEngine(): Promise<Engine> {
    if (!engine) {
      engine = Engine.load((manifest as Manifest).root, source);
      // The next query tries again, so that the search recovers with the network.
      engine.catch(() => (engine = undefined));
    }
    return engine;
  }

  return {
    async preload() {
      await loadEngine();
    },
    async search({requests}) {
      const loaded = await loadEngine();
      return {results: await Promise.all(requests.map((request) => answer(loaded, request, settings)))};
    },
  };
}

import manifest from '@generated/search-index/default/manifest.json';
import type {PageFile, TextFile} from '../engine/build';
import {Engine, type IndexSource} from '../engine/engine';
import {fileNameOf, INDEX_FOLDER, PRESENT_INDEX, type Manifest} from '../manifest';
import {answer, type IndexSettings} from '../protocol';
import type {SearchClient} from './types';

async function load(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
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
  const json = async (name: string) =>
    (await load(folder + fileNameOf(name, 'text'))).json() as Promise<unknown>;
  return {
    binary: async (name) => gunzip(await load(folder + fileNameOf(name, 'root'))),
    text: async (name) => json(name) as Promise<TextFile>,
    page: async (name) => json(name) as Promise<PageFile>,
  };
}

/** The root of the index that the site has now: a page may be older than the last deploy. */
async function presentRoot(baseUrl: string): Promise<string> {
  const response = await load(baseUrl + PRESENT_INDEX, {cache: 'no-store'});
  return ((await response.json()) as Manifest).root;
}

/** Answers from the index that is part of the site. */
export function createEmbeddedClient(baseUrl: string, settings: IndexSettings): SearchClient {
  const source = sourceBelow(baseUrl);
  let {root} = manifest;
  let engine: Promise<Engine> | undefined;

  function loadEngine(): Promise<Engine> {
    if (!engine) {
      engine = Engine.load(root, source);
      // The next query tries again, so that the search recovers with the network.
      engine.catch(() => (engine = undefined));
    }
    return engine;
  }

  /** Puts a question to the index. A deploy takes the files of the old one away: then to the new one, once. */
  async function ask<T>(question: (engine: Engine) => T | Promise<T>): Promise<T> {
    const asked = root;
    try {
      return await question(await loadEngine());
    } catch (error) {
      const present = await presentRoot(baseUrl).catch(() => asked);
      if (present === asked) throw error;
      // Another question may have been here first.
      if (present !== root) [root, engine] = [present, undefined];
      return question(await loadEngine());
    }
  }

  return {
    preload: () => ask(() => undefined),
    search: ({requests}) =>
      ask(async (loaded) => ({
        results: await Promise.all(requests.map((request) => answer(loaded, request, settings))),
      })),
  };
}

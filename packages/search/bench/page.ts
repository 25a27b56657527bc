// `index.ts` runs this file in a browser, to measure both engines there.
import MiniSearch from 'minisearch';
import {Engine} from '../engine/engine';
import type {Vocabulary} from '../words/vocabulary';
import {miniSearchOptions} from './miniSearchOptions';

export interface Input {
  /** Name of the file that the engine of this package loads first. */
  root: string;
  /** Files of its index, as Base64. */
  files: Record<string, string>;
  /** Index of MiniSearch, as JSON. */
  miniSearch: string;
  vocabulary: Vocabulary;
  /** Texts of the search field. */
  keystrokes: string[];
}

/** Times in milliseconds. */
export interface Timings {
  load: number;
  /** One time for each key stroke. */
  keys: number[];
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

async function gunzip(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function time(task: () => unknown): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** @param isUnpacked decompresses the files of the index in advance, so that only the engine is measured */
async function ours({root, files, keystrokes}: Input, isUnpacked: boolean): Promise<Timings> {
  const packed = new Map(Object.entries(files).map(([name, data]) => [name, bytesOf(data)]));
  const read = (name: string) => packed.get(name) as Uint8Array<ArrayBuffer>;
  const isPacked = (name: string) => name.endsWith('.bin');
  const unpacked = new Map<string, Uint8Array>();
  if (isUnpacked)
    for (const [name, data] of packed)
      if (name !== root && isPacked(name)) unpacked.set(name, await gunzip(data));
  const open = () =>
    Engine.load(
      root,
      async (name) => unpacked.get(name) ?? (isPacked(name) ? gunzip(read(name)) : read(name)),
    );
  let engine!: Engine;
  const load = await time(async () => {
    engine = await open();
  });
  const keys: number[] = [];
  for (const query of keystrokes) keys.push(await time(() => engine.search(query)));
  return {load, keys};
}

async function mini({miniSearch, vocabulary, keystrokes}: Input): Promise<Timings> {
  let engine!: MiniSearch;
  const load = await time(() => {
    engine = MiniSearch.loadJSON(miniSearch, miniSearchOptions(vocabulary));
  });
  const keys: number[] = [];
  for (const query of keystrokes) keys.push(await time(() => engine.search(query)));
  return {load, keys};
}

Object.assign(window, {
  bench: {
    ours: (input: Input) => ours(input, true),
    unpacking: (input: Input) => ours(input, false),
    mini,
  },
});

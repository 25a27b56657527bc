import {gunzipSync, gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {buildIndex, type IndexFile, type TextFile} from '../../src/search/engine/build';
import {Engine} from '../../src/search/engine/engine';
import type {PageRecord} from '../../src/search/engine/types';
import type {Vocabulary} from '../../src/search/engine/vocabulary';
import {fieldsOf} from '../../src/search/engine/weigh';
import {needsSnippet} from '../../src/search/protocol';
import {miniSearchOptions} from './miniSearchOptions';

/** A search engine with its index in memory. */
export interface Candidate {
  name: string;
  /** Bytes of the compressed index, without the texts for snippets. */
  indexBytes: number;
  /** Addresses of the results, best first: `/page#section` or `/page`. */
  search(query: string): Promise<string[]>;
}

/** The engine of this site, with its files for the browser. */
export interface OurEngine extends Candidate {
  engine: Engine;
  /** Name of the file that the browser loads first. */
  root: string;
  files: readonly IndexFile[];
  /** Number of sections in the index. */
  sections: number;
  /** Compressed bytes of all files that a first query loads. */
  firstResultBytes(query: string): Promise<number>;
}

const addressOf = (path: string, anchor: string) => path + (anchor && `#${anchor}`);

const gzipSize = (data: Uint8Array | string) => gzipSync(data, {level: 9}).length;

/** Builds the index of `src/search/engine` and loads it. */
export async function ourEngine(pages: readonly PageRecord[], vocabulary: Vocabulary): Promise<OurEngine> {
  const {root, files} = buildIndex(pages, vocabulary);
  const byName = new Map(files.map((file) => [file.name, file]));
  const fileOf = (name: string) => {
    const file = byName.get(name);
    if (!file) throw new Error(`The index has no file ${name}.`);
    return file;
  };
  // The other kinds are compressed already.
  const transferSize = ({kind, data}: IndexFile) => (kind === 'text' ? gzipSize(data) : data.length);

  async function open(onLoad: (bytes: number) => void = () => undefined): Promise<Engine> {
    const read = (name: string) => {
      const file = fileOf(name);
      onLoad(transferSize(file));
      return file.data;
    };
    return Engine.load(root, {
      binary: (name) => Promise.resolve(gunzipSync(read(name))),
      text: (name) => Promise.resolve(JSON.parse(new TextDecoder().decode(read(name))) as TextFile),
    });
  }

  const engine = await open();
  return {
    name: 'ours',
    engine,
    root,
    files,
    sections: engine.size,
    indexBytes: files.filter(({kind}) => kind !== 'text').reduce((sum, {data}) => sum + data.length, 0),
    async search(query) {
      const {ranked} = await engine.search(query);
      return ranked.slice(0, 20).map(({doc}) => {
        const {path, anchor} = engine.headOf(doc);
        return addressOf(path, anchor);
      });
    },
    async firstResultBytes(query) {
      let bytes = 0;
      const fresh = await open((more) => (bytes += more));
      const {ranked, highlighter} = await fresh.search(query);
      for (const result of ranked.slice(0, 20))
        if (!(await fresh.translationOf(result)) && needsSnippet(fresh.headOf(result.doc), highlighter))
          await fresh.contentOf(result.doc);
      return bytes;
    },
  };
}

/** A section with the same texts in the same fields as in the engine. */
type Document = ReturnType<typeof fieldsOf> & {id: number; address: string};

/** MiniSearch with the same fields, tokeniser, stop words and synonyms, and an index that is loaded from JSON as in a browser. */
export function miniSearch(pages: readonly PageRecord[], vocabulary: Vocabulary): Candidate & {json: string} {
  const documents: Document[] = pages
    .flatMap((page) =>
      page.sections.map(({anchor}, at) => ({address: addressOf(page.path, anchor), ...fieldsOf(page, at)})),
    )
    .map((document, id) => ({id, ...document}));
  const options = miniSearchOptions(vocabulary);
  const built = new MiniSearch<Document>(options);
  built.addAll(documents);
  const json = JSON.stringify(built);
  const loaded = MiniSearch.loadJSON<Document>(json, options);
  return {
    name: 'MiniSearch',
    indexBytes: gzipSize(json),
    search: (query) =>
      Promise.resolve(
        loaded
          .search(query)
          .slice(0, 20)
          .map(({address}) => address as string),
      ),
    json,
  };
}

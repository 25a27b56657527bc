import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {buildIndex, decompress, type IndexFile} from '../indexing/build';
import {Engine} from '../engine/engine';
import type {PageRecord} from '../format/types';
import type {Vocabulary} from '../words/vocabulary';
import {fieldsOf} from '../indexing/weigh';
import {respond, needsSnippet, type SearchRequest, type SearchResult} from '../client/protocol';
import {miniSearchOptions} from './miniSearchOptions';

/** A search engine with its index in memory. */
export interface MeasuredEngine {
  name: string;
  /** Bytes of the compressed index, without the texts for snippets. */
  indexBytes: number;
  /** Addresses of the results, best first: `/page#section` or `/page`. */
  search(query: string): Promise<string[]>;
}

/** The engine of this package, with its files for the browser. */
export interface OurEngine extends MeasuredEngine {
  /** The response to a request in the format of Algolia; its addresses begin with a slash. */
  respond(request: SearchRequest): Promise<SearchResult>;
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

export async function ourEngine(pages: readonly PageRecord[], vocabulary: Vocabulary): Promise<OurEngine> {
  const {root, files} = buildIndex(pages, vocabulary);
  const byName = new Map(files.map((file) => [file.name, file]));
  const isText = ({name}: IndexFile) => name.endsWith('.json');
  // The other files are compressed already.
  const transferSize = (file: IndexFile) => (isText(file) ? gzipSize(file.data) : file.data.length);

  async function open(onLoad: (bytes: number) => void = () => undefined): Promise<Engine> {
    return Engine.load(root, async (name) => {
      const file = byName.get(name);
      if (!file) throw new Error(`The index has no file ${name}.`);
      onLoad(transferSize(file));
      return decompress(file);
    });
  }

  const engine = await open();
  return {
    name: 'ours',
    respond: (request) => respond(engine, request, {siteUrl: '/', facets: {}}),
    root,
    files,
    sections: engine.size,
    indexBytes: files.filter((file) => !isText(file)).reduce((sum, {data}) => sum + data.length, 0),
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
export function miniSearch(
  pages: readonly PageRecord[],
  vocabulary: Vocabulary,
): MeasuredEngine & {json: string} {
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

import {gzipSync} from 'node:zlib';
import {buildIndex, decompress, type IndexFile} from '../indexing/build';
import {Engine} from '../engine/engine';
import type {PageRecord} from '../format/types';
import type {Vocabulary} from '../words/vocabulary';
import {respond, needsSnippet, type SearchRequest, type SearchResult} from '../client/protocol';

/** The engine with its index in memory. */
export interface OurEngine {
  /** Number of sections in the index. */
  sections: number;
  /** Addresses of the results, best first: `/page#section` or `/page`. */
  search(query: string): Promise<string[]>;
  /** The response to a request in the format of Algolia; its addresses begin with a slash. */
  respond(request: SearchRequest): Promise<SearchResult>;
  /** Compressed bytes of all files that a first query loads. */
  firstResultBytes(query: string): Promise<number>;
}

const addressOf = (path: string, anchor: string) => path + (anchor && `#${anchor}`);

export async function ourEngine(pages: readonly PageRecord[], vocabulary: Vocabulary): Promise<OurEngine> {
  const {root, files} = buildIndex(pages, vocabulary);
  const byName = new Map(files.map((file) => [file.name, file]));
  // All files but the texts for snippets are compressed already.
  const transferSize = ({name, data}: IndexFile) =>
    name.endsWith('.json') ? gzipSync(data, {level: 9}).length : data.length;

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
    respond: (request) => respond(engine, request, {siteUrl: '/', facets: {}}),
    sections: engine.size,
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

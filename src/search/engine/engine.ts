import type {PageFile} from './build';
import {decodeHeads} from './heads';
import {Highlighter} from './highlight';
import {Lexicon} from './lexicon';
import {parseQuery, type Query} from './query';
import {CLOSE_LOOK, rankByHeadings, rankByWords, type Ranked} from './rank';
import {decodeRoot, type RootFile} from './root';
import {Scorer, type Scores} from './score';
import {decodeShard} from './shard';
import type {Head} from './types';
import {typosAllowed} from './typos';

/** Where the files of the index come from. */
export interface IndexSource {
  /** A decompressed file. */
  binary(name: string): Promise<Uint8Array>;
  page(name: string): Promise<PageFile>;
}

/** Results of one query, best first. */
export interface Answer {
  ranked: Ranked[];
  highlighter: Highlighter;
}

/** Shards that the beginning of a word may load: one or two letters would otherwise ask for half the index. */
const MAX_PREFIX_SHARDS = 2;

/** The embedded search engine: an index in memory, its other files on demand. */
export class Engine {
  private readonly lexicon: Lexicon;
  private readonly scorer: Scorer;
  private readonly pageOf: Uint32Array;
  private readonly firstDoc: Uint32Array;
  private readonly pages = new Map<number, Promise<PageFile>>();
  private readonly heads: (Head[] | undefined)[];
  private readonly loadingShards = new Map<number, Promise<void>>();

  private constructor(
    private readonly root: RootFile,
    private readonly source: IndexSource,
  ) {
    this.lexicon = new Lexicon(root.shards, root.shard);
    this.firstDoc = new Uint32Array(root.sectionCounts.length + 1);
    root.sectionCounts.forEach(
      (count, page) => (this.firstDoc[page + 1] = (this.firstDoc[page] as number) + count),
    );
    this.pageOf = new Uint32Array(this.firstDoc[root.sectionCounts.length] as number);
    root.sectionCounts.forEach((_, page) =>
      this.pageOf.fill(page, this.firstDoc[page], this.firstDoc[page + 1]),
    );
    this.heads = root.heads ? [...root.heads] : root.sectionCounts.map(() => undefined);
    this.scorer = new Scorer(this.lexicon, this.pageOf, root.sectionCounts.length);
  }

  /** Loads the first file of an index. */
  static async load(name: string, source: IndexSource): Promise<Engine> {
    return new Engine(decodeRoot(await source.binary(name)), source);
  }

  /** Number of sections in the index. */
  get size(): number {
    return this.pageOf.length;
  }

  /** The results of a query, best first. */
  async search(text: string): Promise<Answer> {
    const query = parseQuery(text);
    if (this.root.shards.length > 0) await this.loadShards(query);
    const scores = this.scorer.score(query);
    const ranked = rankByWords(scores, this.pageOf);
    await this.loadHeads(ranked.slice(0, CLOSE_LOOK));
    return this.answer(text, query, scores, ranked);
  }

  private answer(text: string, query: Query, scores: Scores, ranked: Ranked[]): Answer {
    const highlighter = new Highlighter(query, scores.matches);
    return {
      highlighter,
      ranked: rankByHeadings(ranked, text, highlighter, (doc) => this.headOf(doc), this.pageOf),
    };
  }

  /** The heading of a section that a search returned. */
  headOf(doc: number): Head {
    const page = this.pageOf[doc] as number;
    const head = this.heads[page]?.[doc - (this.firstDoc[page] as number)];
    if (!head) throw new Error(`The headings of page ${page} are not loaded.`);
    return head;
  }

  /** The text of a section; loads the file of its page. */
  async contentOf(doc: number): Promise<string> {
    const page = this.pageOf[doc] as number;
    const {content} = await this.pageFile(page);
    return content[doc - (this.firstDoc[page] as number)] ?? '';
  }

  private pageFile(page: number): Promise<PageFile> {
    let file = this.pages.get(page);
    if (!file) {
      file = this.source.page(this.root.pageFiles[page] as string);
      // A failed load must not be remembered: the next query tries again.
      file.catch(() => this.pages.delete(page));
      this.pages.set(page, file);
    }
    return file;
  }

  private async loadHeads(ranked: readonly Ranked[]): Promise<void> {
    const missing = new Set(
      ranked.map(({doc}) => this.pageOf[doc] as number).filter((page) => !this.heads[page]),
    );
    await Promise.all(
      [...missing].map(async (page) => {
        this.heads[page] = decodeHeads((await this.pageFile(page)).heads ?? '')[0];
      }),
    );
  }

  private async loadShards(query: Query): Promise<void> {
    const {words, keys} = query;
    await this.provide(
      words.flatMap(({word, open, variants, synonyms}) => [
        ...this.lexicon.missing(word, open, MAX_PREFIX_SHARDS),
        ...[...variants, ...synonyms.flat()].flatMap((other) => this.lexicon.missing(other, false, 1)),
      ]),
    );
    await this.provide(keys.flatMap(({key, open}) => this.lexicon.missing(key, open, MAX_PREFIX_SHARDS)));
    // A mistyped word is looked for among the words that begin with the same letter.
    const unknown = words.filter(({word}) => typosAllowed(word) > 0 && this.lexicon.exact(word).length === 0);
    await this.provide(
      unknown.flatMap(({word}) => this.lexicon.missing(word.slice(0, 2), true, MAX_PREFIX_SHARDS)),
    );
  }

  private async provide(indexes: readonly number[]): Promise<void> {
    await Promise.all([...new Set(indexes)].map((index) => this.loadShard(index)));
  }

  private loadShard(index: number): Promise<void> {
    let loading = this.loadingShards.get(index);
    if (!loading) {
      const name = (this.root.shards[index] as {file: string}).file;
      loading = this.source.binary(name).then((bytes) => this.lexicon.provide(index, decodeShard(bytes)));
      loading.catch(() => this.loadingShards.delete(index));
      this.loadingShards.set(index, loading);
    }
    return loading;
  }
}

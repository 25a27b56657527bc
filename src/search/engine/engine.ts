import type {TextFile} from './build';
import {decodeHeads} from './heads';
import {Highlighter} from './highlight';
import {Lexicon} from './lexicon';
import {parseQuery, type Query} from './query';
import {CLOSE_LOOK, rankByHeadings, rankByWords, type Ranked, type Sections} from './rank';
import {decodeRoot, type RootFile, type TextPart} from './root';
import {Scorer} from './score';
import {decodeShard} from './shard';
import {atomWords} from './tokens';
import type {Head} from './types';
import {typosAllowed} from './typos';

/** Where the files of the index come from. */
export interface IndexSource {
  /** A decompressed file. */
  binary(name: string): Promise<Uint8Array>;
  text(name: string): Promise<TextFile>;
}

/** Results of one query, best first. */
export interface Answer {
  ranked: Ranked[];
  highlighter: Highlighter;
}

/** Where the text of a section is. */
interface TextPlace extends TextPart {
  first: number;
}

/** Shards that the beginning of a word may load in a large index: one letter would otherwise ask for half of it. */
const MAX_PREFIX_SHARDS = 2;

/** Starts each task once; a task that failed is started again when it is wanted again. */
class Once<Key, Value> {
  private readonly started = new Map<Key, Promise<Value>>();

  constructor(private readonly start: (key: Key) => Promise<Value>) {}

  get(key: Key): Promise<Value> {
    let task = this.started.get(key);
    if (!task) {
      task = this.start(key);
      task.catch(() => this.started.delete(key));
      this.started.set(key, task);
    }
    return task;
  }
}

/** The embedded search engine: an index in memory, its other files on demand. */
export class Engine {
  private readonly lexicon: Lexicon;
  private readonly scorer: Scorer;
  private readonly pageOf: Uint32Array;
  private readonly sections: Sections;
  private readonly firstDoc: number[] = [];
  private readonly places: TextPlace[] = [];
  private readonly heads: (Head[] | undefined)[];
  private readonly words = new Map<number, readonly string[]>();
  private readonly texts: Once<string, TextFile>;
  private readonly shards: Once<number, void>;

  private constructor(
    private readonly root: RootFile,
    source: IndexSource,
  ) {
    this.lexicon = new Lexicon(root.shards, root.shard);
    const pageOf: number[] = [];
    root.pages.forEach((parts, page) => {
      this.firstDoc.push(pageOf.length);
      for (const part of parts) {
        this.places.push({...part, first: pageOf.length});
        for (let section = 0; section < part.sections; section++) pageOf.push(page);
      }
    });
    this.pageOf = Uint32Array.from(pageOf);
    this.sections = {
      pageOf: this.pageOf,
      firstDoc: this.firstDoc,
      pageSize: root.pages.map((parts) => parts.reduce((sum, part) => sum + part.sections, 0)),
    };
    this.heads = root.heads ?? root.pages.map(() => undefined);
    this.scorer = new Scorer(this.lexicon, this.pageOf, root.pages.length);
    this.texts = new Once((name) => source.text(name));
    this.shards = new Once(async (index) => {
      const {file} = root.shards[index] as {file: string};
      this.lexicon.provide(index, decodeShard(await source.binary(file)));
    });
  }

  /** Loads the first file of an index. */
  static async load(name: string, source: IndexSource): Promise<Engine> {
    return new Engine(decodeRoot(await source.binary(name)), source);
  }

  /** Number of sections in the index. */
  get size(): number {
    return this.pageOf.length;
  }

  /** A large index is never loaded as a whole. */
  private get isLarge(): boolean {
    return this.root.heads === undefined;
  }

  /** Loads all terms of an index that is not large, so that no later query waits for them. */
  async loadAll(): Promise<void> {
    if (!this.isLarge) await this.provide(this.root.shards.map((_, index) => index));
  }

  /** The results of a query, best first. */
  async search(text: string): Promise<Answer> {
    const query = parseQuery(text);
    if (this.root.shards.length > 0) await this.loadShards(query);
    const scores = this.scorer.score(query);
    const ranked = rankByWords(scores, query, this.sections);
    if (this.isLarge) await this.loadHeads(ranked.slice(0, CLOSE_LOOK));
    const highlighter = new Highlighter(query, scores.matches);
    return {
      highlighter,
      ranked: rankByHeadings(ranked, query, highlighter, (doc) => this.headingWords(doc), this.sections),
    };
  }

  /** The heading of a section that a search returned. */
  headOf(doc: number): Head {
    const page = this.pageOf[doc] as number;
    const head = this.heads[page]?.[doc - (this.firstDoc[page] as number)];
    if (!head) throw new Error(`The headings of page ${page} are not loaded.`);
    return head;
  }

  /** A heading is cut into words once, not at every key stroke. */
  private headingWords(doc: number): readonly string[] {
    let words = this.words.get(doc);
    if (!words) this.words.set(doc, (words = atomWords(this.headOf(doc).heading)));
    return words;
  }

  /** The text of a section; loads the file that it is in. */
  async contentOf(doc: number): Promise<string> {
    const {first, file} = this.placeOf(doc);
    const {content} = await this.texts.get(file);
    return content[doc - first] ?? '';
  }

  private placeOf(doc: number): TextPlace {
    let low = 0;
    let high = this.places.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.places[middle] as TextPlace).first <= doc) low = middle;
      else high = middle - 1;
    }
    return this.places[low] as TextPlace;
  }

  private async loadHeads(ranked: readonly Ranked[]): Promise<void> {
    const missing = new Set(
      ranked.map(({doc}) => this.pageOf[doc] as number).filter((page) => !this.heads[page]),
    );
    await Promise.all(
      [...missing].map(async (page) => {
        const {heads = ''} = await this.texts.get((this.root.pages[page]?.[0] as TextPart).file);
        this.heads[page] = decodeHeads(heads)[0];
      }),
    );
  }

  private async loadShards({words, keys}: Query): Promise<void> {
    const prefixShards = this.isLarge ? MAX_PREFIX_SHARDS : Infinity;
    const missing = (word: string, open: boolean) => this.lexicon.missing(word, open, prefixShards);
    await this.provide([
      ...words.flatMap(({word, variants, synonyms}) => [
        // Also where the word is whole: if it is unknown, words that begin with it answer.
        ...missing(word, true),
        ...[...variants, ...synonyms.flat()].flatMap((other) => missing(other, false)),
      ]),
      ...keys.flatMap(({key, open}) => missing(key, open)),
    ]);
    const unknown = words.filter(({word}) => typosAllowed(word) > 0 && !this.lexicon.knows(word));
    if (unknown.length === 0) return;
    // In a large index, a mistyped word is looked for among the words with the same two letters in front.
    if (this.isLarge) await this.provide(unknown.flatMap(({word}) => missing(word.slice(0, 2), true)));
    else await this.loadAll();
  }

  private async provide(indexes: readonly number[]): Promise<void> {
    await Promise.all([...new Set(indexes)].map((index) => this.shards.get(index)));
  }
}

import type {PageFile, TextFile} from './build';
import {decodeHead, idOf, pageLines, splitHeads} from './heads';
import {Highlighter} from './highlight';
import {Lexicon} from './lexicon';
import {inflections, parseQuery, synonymsOf, type Phrase, type Query} from './query';
import {CLOSE_LOOK, rankByHeadings, rankByWords, type HeadWords, type Ranked, type Sections} from './rank';
import {decodeRoot, shardFile, textFile, type PageTexts, type RootFile} from './root';
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
  /** In a large index only. */
  page(name: string): Promise<PageFile>;
}

/** Results of one query, best first. */
export interface Answer {
  ranked: Ranked[];
  highlighter: Highlighter;
}

/** All words that a synonym may be found by. */
const formsOf = ({words}: Phrase): string[] => words.flatMap(({word, variants}) => [word, ...variants]);

/** In a large index the headings of every result looked at cost a file: only what is shown is looked at. */
const LARGE_CLOSE_LOOK = 20;

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
  /** Where the text of each page is; in a large index, once its file is loaded. */
  private readonly pageTexts: (PageTexts | undefined)[];
  private readonly encodedHeads: string[];
  /** Headings of each page as lines, and each one once it is read. */
  private readonly lines: (string[] | undefined)[] = [];
  private readonly heads = new Map<number, Head>();
  private readonly words = new Map<number, HeadWords>();
  private readonly texts: Once<string, TextFile>;
  private readonly shards: Once<number, void>;
  private readonly wordList: Once<string, void>;
  private readonly pages: Once<number, void>;

  private constructor(
    private readonly root: RootFile,
    source: IndexSource,
  ) {
    this.lexicon = new Lexicon(root.shards?.starts ?? [], root.shard);
    const pageOf: number[] = [];
    root.pages.forEach(({runs}, page) => {
      this.firstDoc.push(pageOf.length);
      for (const sections of runs) for (let section = 0; section < sections; section++) pageOf.push(page);
    });
    this.pageOf = Uint32Array.from(pageOf);
    this.sections = {pageOf: this.pageOf, kinds: root.kinds};
    this.encodedHeads = splitHeads(root.heads ?? '');
    this.pageTexts = root.heads === undefined ? [] : root.pages;
    this.scorer = new Scorer(this.lexicon, this.pageOf, root.pages.length);
    this.texts = new Once((name) => source.text(name));
    this.shards = new Once(async (index) => {
      const file = shardFile(root.shards?.hash ?? '', index);
      this.lexicon.provide(index, decodeShard(await source.binary(file)));
    });
    this.wordList = new Once(async (name) =>
      this.lexicon.provideWords(decodeShard(await source.binary(name))),
    );
    this.pages = new Once(async (page) => {
      const {heads, texts} = await source.page((root.pages[page] as PageTexts).hash);
      this.encodedHeads[page] = heads;
      this.pageTexts[page] = texts;
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

  /** In a large index the first file has no headings. */
  private get isLarge(): boolean {
    return this.root.heads === undefined;
  }

  /** The results of a query, best first. */
  async search(text: string): Promise<Answer> {
    const query = parseQuery(text);
    await this.prepare(query);
    const scores = this.scorer.score(query);
    const ranked = rankByWords(scores, query, this.sections);
    const close = this.isLarge ? LARGE_CLOSE_LOOK : CLOSE_LOOK;
    if (this.isLarge) await this.loadPages(ranked.slice(0, close));
    const highlighter = new Highlighter(query, scores.matches);
    return {
      highlighter,
      ranked: rankByHeadings({
        ranked,
        close,
        query,
        scores,
        highlighter,
        wordsOf: (doc) => this.wordsOf(doc),
        sections: this.sections,
      }),
    };
  }

  /** The heading of a section that a search returned. */
  headOf(doc: number): Head {
    let head = this.heads.get(doc);
    if (!head) {
      const page = this.pageOf[doc] as number;
      const encoded = this.encodedHeads[page];
      if (encoded === undefined) throw new Error(`The headings of page ${page} are not loaded.`);
      const lines = (this.lines[page] ??= pageLines(encoded));
      head = decodeHead(lines, doc - (this.firstDoc[page] as number));
      this.heads.set(doc, head);
    }
    return head;
  }

  /** A heading is cut into words once, not at every key stroke, and what is above it only when it is asked for. */
  private wordsOf(doc: number): HeadWords {
    let words = this.words.get(doc);
    if (!words) {
      const {path, heading, anchor, depth, title, parents, names} = this.headOf(doc);
      let above: string[] | undefined;
      words = {
        names: [
          {words: atomWords(heading)},
          {words: atomWords(idOf(path, anchor))},
          ...names.map((name) => ({words: atomWords(name.name), name})),
        ],
        get above() {
          return (above ??= depth === 1 ? [] : atomWords([title, ...parents].join(' ')));
        },
      };
      this.words.set(doc, words);
    }
    return words;
  }

  /** The text of a section; loads the file that it is in. */
  async contentOf(doc: number): Promise<string> {
    const page = this.pageOf[doc] as number;
    if (!this.pageTexts[page]) await this.pages.get(page);
    const {hash, runs} = this.pageTexts[page] as PageTexts;
    let at = doc - (this.firstDoc[page] as number);
    for (const [index, sections] of runs.entries()) {
      if (at < sections) return (await this.texts.get(textFile(hash, index))).content[at] ?? '';
      at -= sections;
    }
    return '';
  }

  private async loadPages(ranked: readonly Ranked[]): Promise<void> {
    const pages = new Set(ranked.map(({doc}) => this.pageOf[doc] as number));
    await Promise.all([...pages].map((page) => this.pages.get(page)));
  }

  /** Loads what a query needs, and guesses what its unknown words were meant to be. */
  private async prepare({words: all, keys}: Query): Promise<void> {
    const words = all.filter(({telling}) => telling);
    const missing = (word: string, open: boolean) => this.lexicon.missing(word, open);
    await this.provide([
      ...words.flatMap(({word, open, variants, synonyms}) => [
        ...missing(word, open),
        ...[...variants, ...synonyms.flatMap(formsOf)].flatMap((other) => missing(other, false)),
      ]),
      ...keys.flatMap(({key, open}) => missing(key, open)),
    ]);
    // Where a whole word is unknown, words that begin with it answer.
    const alone = words.filter(({word}) => this.lexicon.exact(word).length === 0);
    await this.provide(alone.flatMap(({word}) => missing(word, true)));
    const unknown = words.filter(({word}) => typosAllowed(word) > 0 && !this.lexicon.knows(word));
    if (unknown.length === 0) return;
    if (this.root.words !== undefined) await this.wordList.get(this.root.words);
    for (const word of unknown) {
      word.guesses = this.lexicon.nearest(word.word, typosAllowed(word.word), word.open);
      const [best] = word.guesses;
      if (best) word.synonyms.push(...synonymsOf([best.word]));
    }
    const forms = unknown.flatMap(({guesses = [], synonyms}) => [
      ...guesses.flatMap(({word}) => [word, ...inflections(word)]),
      ...synonyms.flatMap(formsOf),
    ]);
    await this.provide(forms.flatMap((form) => missing(form, false)));
  }

  private async provide(indexes: readonly number[]): Promise<void> {
    if (indexes.length > 0) await Promise.all([...new Set(indexes)].map((index) => this.shards.get(index)));
  }
}

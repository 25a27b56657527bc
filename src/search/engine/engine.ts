import type {PageFile, TextFile} from './build';
import {decodeHead, idOf, pageLines, splitHeads} from './heads';
import type {Words} from './headings';
import {Highlighter} from './highlight';
import {Lexicon} from './lexicon';
import {inflections, parseQuery, synonymsOf, type Query, type Synonym} from './query';
import {RERANK_DEPTH, rankByWords, rerank, type HeadWords, type Ranked, type Sections} from './rank';
import {decodeRoot, shardFile, textFile, type PageTexts, type RootFile} from './root';
import {Scorer} from './score';
import {decodeShard} from './shard';
import {atomWords} from './tokens';
import type {Head, Translation} from './types';
import {typosAllowed} from './typos';

/** Loads the files of the index. */
export interface IndexSource {
  /** A decompressed file. */
  binary(name: string): Promise<Uint8Array>;
  text(name: string): Promise<TextFile>;
  /** Only called in a large index. */
  page(name: string): Promise<PageFile>;
}

/** Results of one query, best first. */
export interface Answer {
  ranked: Ranked[];
  highlighter: Highlighter;
}

const wordsIn = (text: string): Words => {
  const words = atomWords(text);
  return {words, joined: words.join('')};
};

/** The words of a synonym in all inflections. */
const formsOf = ({words}: Synonym): string[] => words.flatMap(({word, variants}) => [word, ...variants]);

/** The depth in a large index, where the headings of each page are a file: one page of results. */
const LARGE_RERANK_DEPTH = 20;

/** Runs a task once for each key; a task that failed runs again at the next call. */
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

/** The embedded search engine: the root file in memory, the other files on demand. */
export class Engine {
  private readonly lexicon: Lexicon;
  private readonly scorer: Scorer;
  private readonly pageOf: Uint32Array;
  private readonly sections: Sections;
  private readonly firstDoc: number[] = [];
  /** The text files of each page; in a large index, once its file is loaded. */
  private readonly pageTexts: (PageTexts | undefined)[];
  private readonly encodedHeads: string[];
  /** Caches of decoded headings. */
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
    this.scorer = new Scorer(this.lexicon, this.pageOf, root.pages.length, root.phrases);
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

  /** Loads the root file of an index. */
  static async load(name: string, source: IndexSource): Promise<Engine> {
    return new Engine(decodeRoot(await source.binary(name)), source);
  }

  /** Number of sections in the index. */
  get size(): number {
    return this.pageOf.length;
  }

  /** In a large index, the root file has no headings. */
  private get isLarge(): boolean {
    return this.root.heads === undefined;
  }

  /** Searches for the text of the search field. */
  async search(text: string): Promise<Answer> {
    const query = parseQuery(text);
    await this.prepare(query);
    const scores = this.scorer.score(query);
    const ranked = rankByWords(scores, query, this.sections);
    const depth = this.isLarge ? LARGE_RERANK_DEPTH : RERANK_DEPTH;
    if (this.isLarge) await this.loadPages(ranked.slice(0, depth));
    const highlighter = new Highlighter(query, scores.matches);
    return {
      highlighter,
      ranked: rerank({
        ranked,
        depth,
        query,
        scores,
        highlighter,
        wordsOf: (doc) => this.wordsOf(doc),
        sections: this.sections,
      }),
    };
  }

  /** The heading of a result. */
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

  /** The words of a heading; cached for the next key stroke. */
  private wordsOf(doc: number): HeadWords {
    let words = this.words.get(doc);
    if (!words) {
      const {path, heading, anchor, depth, title, parents} = this.headOf(doc);
      const own = wordsIn(heading);
      const id = wordsIn(idOf(path, anchor));
      words = {
        heading: own,
        id: id.words.join(' ') === own.words.join(' ') ? own : id,
        above: depth === 1 ? [] : atomWords([title, ...parents].join(' ')),
      };
      this.words.set(doc, words);
    }
    return words;
  }

  /** Loads the text file of a section; returns it with the index of the section in it. */
  private async textOf(doc: number): Promise<[file: TextFile, at: number]> {
    const page = this.pageOf[doc] as number;
    if (!this.pageTexts[page]) await this.pages.get(page);
    const {hash, runs} = this.pageTexts[page] as PageTexts;
    let at = doc - (this.firstDoc[page] as number);
    let run = 0;
    while (at >= (runs[run] as number)) at -= runs[run++] as number;
    return [await this.texts.get(textFile(hash, run)), at];
  }

  /** The text of a section. */
  async contentOf(doc: number): Promise<string> {
    const [{content}, at] = await this.textOf(doc);
    return content[at] ?? '';
  }

  /** The translation by which a result was found. */
  async translationOf({doc, translation}: Ranked): Promise<Translation | undefined> {
    if (translation === undefined) return undefined;
    const [{translations}, at] = await this.textOf(doc);
    return translations?.[at]?.[translation];
  }

  private async loadPages(ranked: readonly Ranked[]): Promise<void> {
    const pages = new Set(ranked.map(({doc}) => this.pageOf[doc] as number));
    await Promise.all([...pages].map((page) => this.pages.get(page)));
  }

  /** Loads the terms of a query, and corrects its unknown words. */
  private async prepare({words: all, keys}: Query): Promise<void> {
    const words = all.filter(({isContent}) => isContent);
    const missing = (word: string, isOpen: boolean) => this.lexicon.missing(word, isOpen);
    await this.provide([
      ...words.flatMap(({word, isOpen, variants, synonyms}) => [
        ...missing(word, isOpen),
        ...[...variants, ...synonyms.flatMap(formsOf)].flatMap((other) => missing(other, false)),
      ]),
      ...keys.flatMap(({key, isOpen}) => missing(key, isOpen)),
    ]);
    // A word that is no term may be a prefix of one.
    const absent = words.filter(({word}) => this.lexicon.exact(word).length === 0);
    await this.provide(absent.flatMap(({word}) => missing(word, true)));
    const unknown = words.filter(({word}) => typosAllowed(word) > 0 && !this.lexicon.knows(word));
    if (unknown.length === 0) return;
    if (this.root.words !== undefined) await this.wordList.get(this.root.words);
    for (const word of unknown) {
      word.corrections = this.lexicon.corrections(word.word, typosAllowed(word.word), word.isOpen);
      const [best] = word.corrections;
      if (best) word.synonyms.push(...synonymsOf([best.word]));
    }
    const forms = unknown.flatMap(({corrections = [], synonyms}) => [
      ...corrections.flatMap(({word}) => [word, ...inflections(word)]),
      ...synonyms.flatMap(formsOf),
    ]);
    await this.provide(forms.flatMap((form) => missing(form, false)));
  }

  private async provide(indexes: readonly number[]): Promise<void> {
    if (indexes.length > 0) await Promise.all([...new Set(indexes)].map((index) => this.shards.get(index)));
  }
}

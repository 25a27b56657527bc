import {decodeHead, pageLines, splitHeads} from '../format/heads';
import {Highlighter} from './highlight';
import {Lexicon} from './lexicon';
import {parseQuery, type Query} from './query';
import {Ranker, type Ranked} from './rank';
import {decodeRoot, shardFile, singleFile, textFile, type PageTexts, type Root} from '../format/root';
import {decodeShard} from '../format/shard';
import type {Head, TextFile, Translation} from '../format/types';
import {typosAllowed} from './typos';
import {Terms} from '../words/vocabulary';

/** Reads a file of the index, and decompresses it. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

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
  private readonly vocabulary: Terms;
  private readonly ranker: Ranker;
  private readonly pageOf: Uint32Array;
  private readonly firstDoc: number[] = [];
  private readonly encodedHeads: string[];
  /** Caches of decoded headings. */
  private readonly lines: (string[] | undefined)[] = [];
  private readonly heads = new Map<number, Head>();
  private readonly texts: Once<string, TextFile>;
  private readonly shards: Once<number, void>;
  private readonly wordList: Once<string, void>;

  private constructor(
    private readonly root: Root,
    read: ReadFile,
  ) {
    this.lexicon = new Lexicon(root.shards.starts);
    this.vocabulary = new Terms(root.vocabulary);
    const pageOf: number[] = [];
    root.pages.forEach(({runs}, page) => {
      this.firstDoc.push(pageOf.length);
      for (const sections of runs) for (let section = 0; section < sections; section++) pageOf.push(page);
    });
    this.pageOf = Uint32Array.from(pageOf);
    this.encodedHeads = splitHeads(root.heads);
    this.ranker = new Ranker(this.lexicon, {pageOf: this.pageOf, kinds: root.kinds}, root.phrases);
    this.texts = new Once(async (name) => JSON.parse(new TextDecoder().decode(await read(name))) as TextFile);
    this.shards = new Once(async (index) => {
      const file = shardFile(root.shards.hash, index);
      this.lexicon.provide(index, decodeShard(await read(file)));
    });
    this.wordList = new Once(async (name) => this.lexicon.provideWords(decodeShard(await read(name))));
  }

  /** @param root name of the root file */
  static async load(root: string, read: ReadFile): Promise<Engine> {
    return new Engine(decodeRoot(await read(root)), read);
  }

  get size(): number {
    return this.pageOf.length;
  }

  /** The results of a query, best first. */
  async search(text: string): Promise<{ranked: Ranked[]; highlighter: Highlighter}> {
    const query = parseQuery(text, this.vocabulary);
    await this.prepare(query);
    const {ranked, matches} = this.ranker.rank(query);
    return {ranked, highlighter: new Highlighter(query, matches)};
  }

  headOf(doc: number): Head {
    let head = this.heads.get(doc);
    if (!head) {
      const page = this.pageOf[doc] as number;
      const lines = (this.lines[page] ??= pageLines(this.encodedHeads[page] as string));
      head = decodeHead(lines, doc - (this.firstDoc[page] as number));
      this.heads.set(doc, head);
    }
    return head;
  }

  /** Loads the text file of a section; returns it with the index of the section in it. */
  private async textOf(doc: number): Promise<[file: TextFile, at: number]> {
    const page = this.pageOf[doc] as number;
    const {hash, runs} = this.root.pages[page] as PageTexts;
    let at = doc - (this.firstDoc[page] as number);
    let run = 0;
    while (at >= (runs[run] as number)) at -= runs[run++] as number;
    return [await this.texts.get(textFile(hash, run)), at];
  }

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

  /** Loads the terms of a query, and corrects its unknown words. */
  private async prepare({words: all, keys}: Query): Promise<void> {
    const words = all.filter(({isContent}) => isContent);
    const missing = (term: string) => this.lexicon.missing(term, false);
    await this.provide([
      ...words.flatMap(({term, synonyms}) => [term, ...synonyms.map((each) => each.term)].flatMap(missing)),
      ...keys.flatMap(({term}) => missing(term)),
      ...[...words, ...keys].flatMap(({word, isOpen}) => (isOpen ? this.lexicon.missing(word, true) : [])),
    ]);
    const unknown = words.filter(
      ({word, term, isOpen}) =>
        typosAllowed(word) > 0 &&
        this.lexicon.exact(term).length === 0 &&
        !(isOpen && this.lexicon.startingWith(word).length > 0),
    );
    if (unknown.length === 0) return;
    await this.wordList.get(singleFile(this.root.words));
    for (const word of unknown)
      word.corrections = this.lexicon.corrections(word.term, typosAllowed(word.word));
    await this.provide(
      unknown.flatMap(({corrections = []}) => corrections.flatMap(({term}) => missing(term))),
    );
  }

  private async provide(indexes: readonly number[]): Promise<void> {
    if (indexes.length > 0) await Promise.all([...new Set(indexes)].map((index) => this.shards.get(index)));
  }
}

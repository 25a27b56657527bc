import {encodeHeads} from './heads';
import {prefixLists, strongest} from './prefixes';
import {encodeRoot, HASH_BYTES, shardFile, textFile, toHex, type PageTexts, type Shards} from './root';
import {compareBytes, encodeShard, sortTerms} from './shard';
import {KINDS, type PageRecord, type SectionRecord, type TermPostings, type Translation} from './types';
import {MIN_CORRECTION_LENGTH} from './typos';
import {weighTerms} from './weigh';

/** What hits of a run of sections show: a page, or a part of a long one. */
export interface TextFile {
  /** Text of each section as a reader sees it, then the identifiers of its code. */
  content: string[];
  /** Translations of each section; left out when there are none. */
  translations?: (readonly Translation[])[];
}

/** In a large index, the part of the root file about one page. */
export interface PageFile {
  /** Its headings, in the format of `encodeHeads`. */
  heads: string;
  texts: PageTexts;
}

/** A file of the index; its name is its content hash. */
export interface IndexFile {
  name: string;
  kind: 'root' | 'shard' | 'words' | 'page' | 'text';
  data: Uint8Array;
}

export interface BuiltIndex {
  /** Name of the file to load first. */
  root: string;
  files: IndexFile[];
}

/** Functions of the environment of the build; the engine itself has no dependencies. */
export interface BuildTools {
  sha256(data: Uint8Array): Uint8Array;
  /** Compresses with gzip, so that the size on the wire does not depend on the host. */
  gzip(data: Uint8Array): Uint8Array;
}

/** How the index is split into files. */
export interface BuildLimits {
  /** Up to this many pages, the root file has all headings; above, each page has a file with its own. */
  pagesInRoot: number;
  /** Terms up to this compressed size are in the root file; more are split into ranges. */
  termBytesInRoot: number;
  /** Approximate number of postings in one range of terms. */
  shardPostings: number;
  /** Maximum number of sections of a term: those with the highest impacts. */
  termPostings: number;
  /** In a large index, a typo is only corrected to words in at least this many sections: most words are in fewer. */
  correctionSections: number;
  /** Approximate number of characters in one text file. */
  textCharacters: number;
}

export const DEFAULT_LIMITS: BuildLimits = {
  pagesInRoot: 250,
  termBytesInRoot: 30_000,
  shardPostings: 500,
  termPostings: 4_000,
  correctionSections: 3,
  textCharacters: 1_000,
};

/** The text of a section for snippets: prose, then identifiers. */
export const shownContent = (content: string, code: string): string =>
  [content, code].filter(Boolean).join(' ');

function splitTerms(terms: readonly TermPostings[], limit: number): TermPostings[][] {
  const groups: TermPostings[][] = [];
  let size = Infinity;
  for (const entry of terms) {
    const postings = entry.docs.length + entry.phrases.length;
    if (size + postings > limit) {
      groups.push([]);
      size = 0;
    }
    (groups.at(-1) as TermPostings[]).push(entry);
    size += postings;
  }
  return groups;
}

/** Splits the sections of a page into runs of about the same size. */
function splitSections(sections: readonly SectionRecord[], limit: number): SectionRecord[][] {
  const runs: SectionRecord[][] = [];
  let size = Infinity;
  for (const section of sections) {
    const length = section.content.length + section.code.length;
    if (size + length > limit) {
      runs.push([]);
      size = 0;
    }
    (runs.at(-1) as SectionRecord[]).push(section);
    size += length;
  }
  return runs;
}

const kindsOf = (pages: readonly PageRecord[]): Uint8Array =>
  Uint8Array.from(
    pages.flatMap(({sections}) =>
      sections.map(({depth, entry}) => KINDS.indexOf(depth === 1 ? 'page' : (entry ?? 'section'))),
    ),
  );

const encoder = new TextEncoder();
const json = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** Files by name; two different files never share one. */
class FileSet {
  private readonly files = new Map<string, IndexFile>();

  constructor(private readonly tools: BuildTools) {}

  hash(data: Uint8Array): string {
    return toHex(this.tools.sha256(data).subarray(0, HASH_BYTES));
  }

  add(kind: IndexFile['kind'], data: Uint8Array, name = this.hash(data)): string {
    const known = this.files.get(name);
    if (known && compareBytes(known.data, data) !== 0) {
      throw new Error(
        `Two files of the search index are named ${name}: raise HASH_BYTES in src/search/engine/root.ts.`,
      );
    }
    this.files.set(name, {name, kind, data});
    return name;
  }

  list(): IndexFile[] {
    return [...this.files.values()];
  }
}

function pageTexts({sections}: PageRecord, limits: BuildLimits, files: FileSet): PageTexts {
  const runs = splitSections(sections, limits.textCharacters);
  const texts = runs.map((run) =>
    json({
      content: run.map(({content, code}) => shownContent(content, code)),
      ...(run.some(({translations}) => translations) && {
        translations: run.map(({translations = []}) => translations),
      }),
    } satisfies TextFile),
  );
  const hash = files.hash(json(texts.map((text) => files.hash(text))));
  texts.forEach((text, at) => files.add('text', text, textFile(hash, at)));
  return {hash, runs: runs.map(({length}) => length)};
}

/** In a large index, the file of a page, which refers to its text files. */
function pageEntry(page: PageRecord, limits: BuildLimits, files: FileSet): PageTexts {
  const file: PageFile = {heads: encodeHeads([page]), texts: pageTexts(page, limits, files)};
  return {hash: files.add('page', json(file)), runs: [page.sections.length]};
}

/** The words to which a typo may be corrected, without their postings. */
function wordList(
  terms: readonly TermPostings[],
  atoms: ReadonlySet<string>,
  minSections: number,
): Uint8Array {
  const words = terms.filter(
    ({term, docs}) =>
      docs.length >= minSections &&
      term.length >= MIN_CORRECTION_LENGTH &&
      !/\d/u.test(term) &&
      atoms.has(term),
  );
  return encodeShard(words.map(({term}) => ({term, docs: [], impacts: [], phrases: []})));
}

/** The shortest text that sorts after `last` and not after `first`. */
function between(last: string, first: string): string {
  const encoder = new TextEncoder();
  let start = '';
  for (const character of first) {
    start += character;
    if (compareBytes(encoder.encode(start), encoder.encode(last)) > 0) break;
  }
  return start;
}

/** Splits the terms into ranges, and writes a file for each. */
function shardTerms(
  terms: readonly TermPostings[],
  hash: string,
  limit: number,
  tools: BuildTools,
  files: FileSet,
): Shards {
  const groups = splitTerms(terms, limit);
  groups.forEach((group, at) => files.add('shard', tools.gzip(encodeShard(group)), shardFile(hash, at)));
  const starts = groups.map((group, at) =>
    between(groups[at - 1]?.at(-1)?.term ?? '', (group[0] as TermPostings).term),
  );
  return {hash, starts};
}

/** Builds all files of the index. */
export function buildIndex(
  pages: readonly PageRecord[],
  tools: BuildTools,
  limits = DEFAULT_LIMITS,
): BuiltIndex {
  const files = new FileSet(tools);
  const headsInRoot = pages.length <= limits.pagesInRoot;
  const texts = pages.map((page) => (headsInRoot ? pageTexts : pageEntry)(page, limits, files));
  const {postings, phrases, atoms} = weighTerms(pages);
  const words = sortTerms(postings);
  // Half the size of a range, so that each prefix whose terms are in three ranges or more has a list.
  const lists = prefixLists(words, limits.shardPostings / 2);
  const limited: TermPostings[] = [];
  for (const entry of words) limited.push(strongest(entry, limits.termPostings));
  for (const entry of lists) limited.push(strongest(entry, limits.termPostings));
  const terms = sortTerms(limited);
  const all = encodeShard(terms);
  const termsInRoot = headsInRoot && tools.gzip(all).length <= limits.termBytesInRoot;
  const shards = termsInRoot
    ? undefined
    : shardTerms(terms, files.hash(all), limits.shardPostings, tools, files);
  const list = termsInRoot
    ? undefined
    : files.add('words', tools.gzip(wordList(words, atoms, headsInRoot ? 1 : limits.correctionSections)));
  const root = encodeRoot(
    {pages: texts, kinds: kindsOf(pages), phrases, shards, words: list},
    headsInRoot ? encodeHeads(pages) : undefined,
    termsInRoot ? all : undefined,
  );
  return {root: files.add('root', tools.gzip(root)), files: files.list()};
}

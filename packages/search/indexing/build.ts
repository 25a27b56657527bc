import {createHash} from 'node:crypto';
import {gunzipSync, gzipSync} from 'node:zlib';
import {encodeHeads} from '../format/heads';
import {prefixLists} from '../format/prefixes';
import {
  encodeRoot,
  HASH_BYTES,
  shardFile,
  singleFile,
  textFile,
  toHex,
  type PageTexts,
  type Shards,
} from '../format/root';
import {compareBytes, encodeShard, sortTerms} from '../format/shard';
import {KINDS, type PageRecord, type TermPostings, type TextFile} from '../format/types';
import {MIN_CORRECTION_LENGTH} from '../engine/typos';
import {Terms, type Vocabulary} from '../words/vocabulary';
import {weighTerms} from './weigh';

/** A file of the index; its name begins with a content hash. */
export interface IndexFile {
  name: string;
  data: Uint8Array;
}

export interface BuiltIndex {
  /** Name of the file to load first. */
  root: string;
  files: IndexFile[];
}

/** How the index is split into files. */
export interface BuildLimits {
  /** Approximate number of postings in one range of terms. */
  shardPostings: number;
  /** Approximate number of characters in one text file. */
  textCharacters: number;
}

export const DEFAULT_LIMITS: BuildLimits = {shardPostings: 500, textCharacters: 1_000};

/** Splits a list into groups of about the same size. */
function split<Item>(items: readonly Item[], limit: number, sizeOf: (item: Item) => number): Item[][] {
  const groups: Item[][] = [];
  let size = Infinity;
  for (const item of items) {
    if (size + sizeOf(item) > limit) {
      groups.push([]);
      size = 0;
    }
    (groups.at(-1) as Item[]).push(item);
    size += sizeOf(item);
  }
  return groups;
}

const kindsOf = (pages: readonly PageRecord[]): Uint8Array =>
  Uint8Array.from(
    pages.flatMap(({sections}) =>
      sections.map(({depth, entry}) => KINDS.indexOf(depth === 1 ? 'page' : (entry ?? 'section'))),
    ),
  );

/** Compresses a file, so that its size on the wire does not depend on the host. */
const gzip = (data: Uint8Array): Uint8Array => gzipSync(data, {level: 9});

/** The content of a file; all but texts are compressed. */
export const decompress = ({name, data}: IndexFile): Uint8Array =>
  name.endsWith('.json') ? data : gunzipSync(data);

const encoder = new TextEncoder();
const json = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** Files by name; two different files never share one. */
class FileSet {
  private readonly files = new Map<string, IndexFile>();

  hash(data: Uint8Array): string {
    return toHex(createHash('sha256').update(data).digest().subarray(0, HASH_BYTES));
  }

  add(name: string, data: Uint8Array): void {
    const known = this.files.get(name);
    if (known && compareBytes(known.data, data) !== 0) {
      throw new Error(`Two files of the search index are named ${name}: raise HASH_BYTES in root.ts.`);
    }
    this.files.set(name, {name, data});
  }

  /** Adds a file that is named after itself only; returns its hash. */
  addSingle(data: Uint8Array): string {
    const hash = this.hash(data);
    this.add(singleFile(hash), data);
    return hash;
  }

  list(): IndexFile[] {
    return [...this.files.values()];
  }
}

function pageTexts({sections}: PageRecord, limits: BuildLimits, files: FileSet): PageTexts {
  const runs = split(sections, limits.textCharacters, ({content, code}) => content.length + code.length);
  const texts = runs.map((run) =>
    json({
      // Identifiers of the code, one after the other, are no text that a reader understands.
      content: run.map(({content}) => content),
      ...(run.some(({translations}) => translations) && {
        translations: run.map(({translations = []}) => translations),
      }),
    } satisfies TextFile),
  );
  const hash = files.hash(json(texts.map((text) => files.hash(text))));
  texts.forEach((text, at) => files.add(textFile(hash, at), text));
  return {hash, runs: runs.map(({length}) => length)};
}

/** The terms to which a typo may be corrected, without their postings. */
function wordList(terms: readonly TermPostings[], atoms: ReadonlySet<string>): Uint8Array {
  const words = terms.filter(
    ({term}) => term.length >= MIN_CORRECTION_LENGTH && !/\d/u.test(term) && atoms.has(term),
  );
  return encodeShard(words.map(({term}) => ({term, docs: [], impacts: [], phrases: []})));
}

/** The shortest text that sorts after `last` and not after `first`. */
function between(last: string, first: string): string {
  let start = '';
  for (const character of first) {
    start += character;
    if (compareBytes(encoder.encode(start), encoder.encode(last)) > 0) break;
  }
  return start;
}

/** Splits the terms into ranges, and writes a file for each. */
function shardTerms(terms: readonly TermPostings[], hash: string, limit: number, files: FileSet): Shards {
  const groups = split(terms, limit, ({docs, phrases}) => docs.length + phrases.length);
  groups.forEach((group, at) => files.add(shardFile(hash, at), gzip(encodeShard(group))));
  const starts = groups.map((group, at) =>
    between(groups[at - 1]?.at(-1)?.term ?? '', (group[0] as TermPostings).term),
  );
  return {hash, starts};
}

/**
 * Builds all files of the index.
 * @param limits how the index is split into files
 * @throws Error when two files have the same hash
 */
export function buildIndex(
  pages: readonly PageRecord[],
  vocabulary: Vocabulary,
  limits = DEFAULT_LIMITS,
): BuiltIndex {
  const files = new FileSet();
  const texts = pages.map((page) => pageTexts(page, limits, files));
  const {postings, phrases, atoms} = weighTerms(pages, new Terms(vocabulary));
  const words = sortTerms(postings);
  // Half the size of a range, so that each prefix whose terms are in three ranges or more has a list.
  const terms = sortTerms([...words, ...prefixLists(words, limits.shardPostings / 2)]);
  const root = encodeRoot({
    pages: texts,
    kinds: kindsOf(pages),
    phrases,
    shards: shardTerms(terms, files.hash(encodeShard(terms)), limits.shardPostings, files),
    words: files.addSingle(gzip(wordList(words, atoms))),
    vocabulary,
    heads: encodeHeads(pages),
  });
  return {root: singleFile(files.addSingle(gzip(root))), files: files.list()};
}

import {ByteReader, ByteWriter} from './bytes';
import {decodeShard, type Shard} from './shard';
import type {PhraseTable} from './types';

/** Increment it with each change of the format, so that a file of another format is refused. */
const FORMAT = 6;
/** Bytes of a content hash in a file name. */
export const HASH_BYTES = 6;

/**
 * The terms, split into ranges. All ranges share one hash: a new section renumbers all sections after it, so hardly any
 * range would keep its own hash, and in a large index the hashes would be most of the root file.
 */
export interface Shards {
  hash: string;
  /** Lower bound of each range: after the last term of the range before, at or before its own first term. */
  starts: string[];
}

/** Name of the file of a range of terms. */
export const shardFile = (hash: string, index: number): string => `${hash}.${index}`;

/** The text files of one page, each with a run of its sections; they share one hash, like the ranges of terms. */
export interface PageTexts {
  hash: string;
  /** Number of sections of each run. */
  runs: number[];
}

/** Name of the text file of a run of sections. */
export const textFile = (hash: string, index: number): string => `${hash}.${index}`;

/** The file that is loaded first. */
export interface Root {
  /** The text files of each page; in a large index, the hash of the page's own file, and one run. */
  pages: PageTexts[];
  /** The kind of each section, as its index in `KINDS`. */
  kinds: Uint8Array;
  phrases: PhraseTable;
  /** `undefined` when the terms are in this file. */
  shards?: Shards;
  /** The file with the words without postings, for correcting typos; when the terms are in shards. */
  words?: string;
}

export interface RootFile extends Root {
  /** All headings, encoded; `undefined` in a large index, where each page's file has its own. */
  heads?: string;
  /** All terms; `undefined` where they are in shards. */
  shard?: Shard;
}

const INCONSISTENT = 'The search index is inconsistent: the file is corrupt.';

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** Writes the root file, with the headings and the terms if there are any. */
export function encodeRoot(
  {pages, kinds, phrases, shards, words}: Root,
  heads: string | undefined,
  shard: Uint8Array | undefined,
): Uint8Array {
  const encoder = new TextEncoder();
  const out = new ByteWriter();
  out.varint(FORMAT);
  out.varint(pages.length);
  for (const {hash, runs} of pages) {
    out.bytes(fromHex(hash));
    out.varint(runs.length);
    for (const sections of runs) out.varint(sections);
  }
  out.block(kinds);
  for (const column of [phrases.translations, phrases.counts]) for (const count of column) out.varint(count);
  out.block(phrases.lengths);
  out.varint(shards?.starts.length ?? 0);
  if (shards) out.bytes(fromHex(shards.hash));
  for (const start of shards?.starts ?? []) out.block(encoder.encode(start));
  out.byte(words === undefined ? 0 : 1);
  if (words !== undefined) out.bytes(fromHex(words));
  out.byte(heads === undefined ? 0 : 1);
  if (heads !== undefined) out.block(encoder.encode(heads));
  out.byte(shard === undefined ? 0 : 1);
  if (shard !== undefined) out.block(shard);
  return out.finish();
}

/**
 * Reads the root file.
 * @throws Error when the format is another one, or the file is truncated or inconsistent.
 */
export function decodeRoot(buffer: Uint8Array): RootFile {
  const decoder = new TextDecoder();
  const reader = new ByteReader(buffer);
  const format = reader.varint();
  if (format !== FORMAT)
    throw new Error(`The search index has format ${format}, but format ${FORMAT} is expected.`);
  const file = () => toHex(reader.bytes(HASH_BYTES));
  const texts = (length: number) => Array.from({length}, () => decoder.decode(reader.block()));
  const pages = Array.from({length: reader.varint()}, () => ({
    hash: file(),
    runs: Array.from({length: reader.varint()}, () => reader.varint()),
  }));
  const kinds = reader.block();
  const sections = pages.flatMap(({runs}) => runs).reduce((sum, run) => sum + run, 0);
  // A corrupt length could otherwise allocate gigabytes.
  if (sections !== kinds.length) throw new Error(INCONSISTENT);
  const column = () => Uint16Array.from(kinds, () => reader.varint());
  const phrases = {translations: column(), counts: column(), lengths: reader.block()};
  if (phrases.counts.reduce((sum, count) => sum + count, 0) !== phrases.lengths.length)
    throw new Error(INCONSISTENT);
  const ranges = reader.varint();
  const shards = ranges > 0 ? {hash: file(), starts: texts(ranges)} : undefined;
  const words = reader.byte() === 1 ? file() : undefined;
  const heads = reader.byte() === 1 ? decoder.decode(reader.block()) : undefined;
  const shard = reader.byte() === 1 ? decodeShard(reader.block()) : undefined;
  return {pages, kinds, phrases, shards, words, heads, shard};
}

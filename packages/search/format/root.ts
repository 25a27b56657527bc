import {ByteReader, ByteWriter} from './bytes';
import type {PhraseTable} from './types';
import type {Vocabulary} from '../words/vocabulary';

/** Increment it with each change of the format, so that a file of another format is rejected. */
const FORMAT = 7;
/** Bytes of a content hash in a file name. */
export const HASH_BYTES = 6;

/**
 * The terms, split into ranges. All ranges share one hash: a new section renumbers all sections after it, so hardly any
 * range would keep its own hash.
 */
export interface Shards {
  hash: string;
  /** Lower bound of each range: after the last term of the range before, at or before its own first term. */
  starts: string[];
}

/** Name of the file of a range of terms. */
export const shardFile = (hash: string, index: number): string => `${hash}.${index}.bin`;

/** Name of the root file, and of the file with the terms for corrections. */
export const singleFile = (hash: string): string => `${hash}.bin`;

/** The text files of one page, each with a run of its sections; they share one hash, like the ranges of terms. */
export interface PageTexts {
  hash: string;
  /** Number of sections of each run. */
  runs: number[];
}

/** Name of the text file of a run of sections. */
export const textFile = (hash: string, index: number): string => `${hash}.${index}.json`;

/** The file that is loaded first. */
export interface Root {
  pages: PageTexts[];
  /** The kind of each section, as its index in `KINDS`. */
  kinds: Uint8Array;
  phrases: PhraseTable;
  shards: Shards;
  /** The file with the terms without postings, for correcting typos. */
  words: string;
  vocabulary: Vocabulary;
  /** All headings, encoded. */
  heads: string;
}

const INCONSISTENT = 'The search index is inconsistent: the file is corrupt.';

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

export function encodeRoot({pages, kinds, phrases, shards, words, vocabulary, heads}: Root): Uint8Array {
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
  out.bytes(fromHex(shards.hash));
  out.varint(shards.starts.length);
  for (const text of [...shards.starts, JSON.stringify(vocabulary), heads]) out.block(encoder.encode(text));
  out.bytes(fromHex(words));
  return out.finish();
}

/**
 * Reads the root file.
 * @throws Error when the format differs, or the file is truncated or inconsistent.
 */
export function decodeRoot(buffer: Uint8Array): Root {
  const decoder = new TextDecoder();
  const reader = new ByteReader(buffer);
  const format = reader.varint();
  if (format !== FORMAT)
    throw new Error(`The search index has format ${format}, but format ${FORMAT} is expected.`);
  const file = () => toHex(reader.bytes(HASH_BYTES));
  const text = () => decoder.decode(reader.block());
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
  const shards = {hash: file(), starts: Array.from({length: reader.varint()}, text)};
  const vocabulary = JSON.parse(text()) as Vocabulary;
  return {pages, kinds, phrases, shards, vocabulary, heads: text(), words: file()};
}

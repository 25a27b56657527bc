import {ByteReader, ByteWriter} from './bytes';
import {decodeShard, type Shard} from './shard';

/** Raised with every change of the format, so that a stale file is refused and not misread. */
const FORMAT = 5;
/** Bytes of a content hash in a file name. */
export const HASH_BYTES = 6;

/**
 * The terms in their ranges. One hash names all of them: a new section renumbers those after it, so that hardly a
 * range would stay the same, and in a large index the hashes would be most of the first file.
 */
export interface Shards {
  hash: string;
  /** Where each range begins: at the latest with its first term, and after the last one of the range before. */
  starts: string[];
}

/** Name of the file with a range of terms. */
export const shardFile = (hash: string, index: number): string => `${hash}.${index}`;

/** The texts of one page, in runs of its sections; one hash names all of them, as for the terms. */
export interface PageTexts {
  hash: string;
  /** How many sections each run has, in their order. */
  runs: number[];
}

/** Name of the file with the text of a run of sections. */
export const textFile = (hash: string, index: number): string => `${hash}.${index}`;

/** The file that is loaded first. */
export interface Root {
  /** The texts of each page; in a large index, the hash of the page's own file, and one run. */
  pages: PageTexts[];
  /** What each section is, as its place in `KINDS`. */
  kinds: Uint8Array;
  /** `undefined` when the terms are in this file. */
  shards?: Shards;
  /** The file with the words alone, for finding what a mistyped one was meant to be; where the terms are in shards. */
  words?: string;
}

export interface RootFile extends Root {
  /** All headings, encoded; `undefined` in a large index, where each page's file has its own. */
  heads?: string;
  /** All terms; `undefined` where they are in shards. */
  shard?: Shard;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** Writes the first file, with the headings and the terms where it is to have them. */
export function encodeRoot(
  {pages, kinds, shards, words}: Root,
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
 * Reads the first file.
 * @throws Error when it was written in another format, is truncated, or contradicts itself.
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
  // A number that is broken may be as large as to end the tab.
  if (sections !== kinds.length) throw new Error('The search index contradicts itself: the file is broken.');
  const ranges = reader.varint();
  const shards = ranges > 0 ? {hash: file(), starts: texts(ranges)} : undefined;
  const words = reader.byte() === 1 ? file() : undefined;
  const heads = reader.byte() === 1 ? decoder.decode(reader.block()) : undefined;
  const shard = reader.byte() === 1 ? decodeShard(reader.block()) : undefined;
  return {pages, kinds, shards, words, heads, shard};
}

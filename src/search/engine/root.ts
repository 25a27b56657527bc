import {ByteReader, ByteWriter} from './bytes';
import {decodeHeads} from './heads';
import {decodeShard, type Shard} from './shard';
import type {Head} from './types';

/** Raised with every change of the format, so that a stale file is refused and not misread. */
const FORMAT = 1;
/** Bytes of a content hash in a file name. */
export const HASH_BYTES = 6;

/** Where the terms from `first` on are. */
export interface ShardEntry {
  first: string;
  file: string;
}

/** The file that is loaded first. */
export interface Root {
  /** Number of sections on each page, in the order of their numbers. */
  sectionCounts: number[];
  /** Name of the file with the prose of each page. */
  pageFiles: string[];
  /** Empty when the terms are in this file. */
  shards: ShardEntry[];
}

export interface RootFile extends Root {
  /** All headings; `undefined` in a sharded index, where each page's file has its own. */
  heads?: Head[][];
  shard?: Shard;
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** Writes the first file; `heads` and `shard` are empty in a sharded index. */
export function encodeRoot(
  {sectionCounts, pageFiles, shards}: Root,
  heads: string,
  shard: Uint8Array,
): Uint8Array {
  const encoder = new TextEncoder();
  const out = new ByteWriter();
  out.varint(FORMAT);
  out.varint(sectionCounts.length);
  for (const count of sectionCounts) out.varint(count);
  for (const file of pageFiles) out.bytes(fromHex(file));
  out.varint(shards.length);
  for (const {first, file} of shards) {
    out.block(encoder.encode(first));
    out.bytes(fromHex(file));
  }
  out.block(encoder.encode(heads));
  out.block(shard);
  return out.finish();
}

/**
 * Reads the first file.
 * @throws Error when it was written in another format, or is truncated.
 */
export function decodeRoot(buffer: Uint8Array): RootFile {
  const decoder = new TextDecoder();
  const reader = new ByteReader(buffer);
  const format = reader.varint();
  if (format !== FORMAT)
    throw new Error(`The search index has format ${format}, but format ${FORMAT} is expected.`);
  const pages = reader.varint();
  const sectionCounts = Array.from({length: pages}, () => reader.varint());
  const pageFiles = Array.from({length: pages}, () => toHex(reader.bytes(HASH_BYTES)));
  const shards = Array.from({length: reader.varint()}, () => ({
    first: decoder.decode(reader.block()),
    file: toHex(reader.bytes(HASH_BYTES)),
  }));
  const heads = decodeHeads(decoder.decode(reader.block()));
  const shard = reader.block();
  const sharded = shards.length > 0;
  return {
    sectionCounts,
    pageFiles,
    shards,
    heads: sharded ? undefined : heads,
    shard: sharded ? undefined : decodeShard(shard),
  };
}

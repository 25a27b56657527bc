import {ByteReader, ByteWriter} from './bytes';
import type {TermPostings} from './types';

/**
 * A sorted run of terms with their postings. Column by column, because like next to like compresses better:
 * lengths of shared prefixes, lengths of the rest, the rests, counts, gaps between sections, impacts.
 */
export interface Shard {
  size: number;
  /** Bytes of all terms, one after the other; term `i` is `[offsets[i], offsets[i + 1])`. */
  bytes: Uint8Array;
  offsets: Uint32Array;
  /** How many bytes term `i` shares with term `i - 1`. */
  shared: Uint8Array;
  /** Postings of term `i` are `[starts[i], starts[i + 1])` in `docs` and `impacts`. */
  starts: Uint32Array;
  docs: Uint32Array;
  impacts: Uint8Array;
}

/** Order of terms in a shard: by their UTF-8 bytes. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function sharedPrefix(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a[i] === b[i]) i++;
  return i;
}

/** Sorts terms into the order in which a shard wants them. */
export function sortTerms(terms: readonly TermPostings[]): TermPostings[] {
  const encoder = new TextEncoder();
  return terms
    .map((entry) => ({entry, bytes: encoder.encode(entry.term)}))
    .sort((a, b) => compareBytes(a.bytes, b.bytes))
    .map(({entry}) => entry);
}

/** Writes sorted terms as one shard. */
export function encodeShard(terms: readonly TermPostings[]): Uint8Array {
  const encoder = new TextEncoder();
  const [shared, lengths, rests, counts, gaps, impacts] = Array.from({length: 6}, () => new ByteWriter()) as [
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
  ];
  let previous: Uint8Array = new Uint8Array();
  for (const {term, docs, impacts: weights} of terms) {
    const bytes = encoder.encode(term);
    const prefix = sharedPrefix(previous, bytes);
    shared.varint(prefix);
    lengths.varint(bytes.length - prefix);
    rests.bytes(bytes.subarray(prefix));
    counts.varint(docs.length);
    let last = -1;
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      gaps.varint(doc - last - 1);
      impacts.byte(weights[at] as number);
      last = doc;
    }
    previous = bytes;
  }
  const out = new ByteWriter();
  out.varint(terms.length);
  for (const column of [shared, lengths, rests, counts, gaps, impacts]) out.block(column.finish());
  return out.finish();
}

/** Reads a shard into flat arrays: no object and no string per term. */
export function decodeShard(buffer: Uint8Array): Shard {
  const reader = new ByteReader(buffer);
  const size = reader.varint();
  const [sharedColumn, lengthColumn] = [new ByteReader(reader.block()), new ByteReader(reader.block())];
  const rests = reader.block();
  const counts = new ByteReader(reader.block());
  const gaps = new ByteReader(reader.block());
  const impacts = reader.block();

  const shared = new Uint8Array(size);
  const offsets = new Uint32Array(size + 1);
  const starts = new Uint32Array(size + 1);
  const lengths = new Uint32Array(size);
  for (let i = 0; i < size; i++) {
    shared[i] = sharedColumn.varint();
    lengths[i] = lengthColumn.varint();
    offsets[i + 1] = (offsets[i] as number) + (shared[i] as number) + (lengths[i] as number);
    starts[i + 1] = (starts[i] as number) + counts.varint();
  }

  const bytes = new Uint8Array(offsets[size] as number);
  const docs = new Uint32Array(starts[size] as number);
  let rest = 0;
  for (let i = 0; i < size; i++) {
    const at = offsets[i] as number;
    const prefix = shared[i] as number;
    if (prefix > 0) bytes.copyWithin(at, offsets[i - 1] as number, (offsets[i - 1] as number) + prefix);
    bytes.set(rests.subarray(rest, rest + (lengths[i] as number)), at + prefix);
    rest += lengths[i] as number;
    let doc = -1;
    for (let at = starts[i] as number; at < (starts[i + 1] as number); at++) {
      doc += gaps.varint() + 1;
      docs[at] = doc;
    }
  }
  return {size, bytes, offsets, shared, starts, docs, impacts};
}

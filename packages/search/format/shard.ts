import {ByteReader, ByteWriter} from './bytes';
import type {TermPostings} from './types';

/**
 * A sorted range of terms with their postings. It is stored by columns, which compress better than rows: lengths of
 * shared prefixes, lengths of suffixes, suffixes, counts of sections, gaps between them, impacts, counts of phrases,
 * gaps between them.
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
  /** Phrases with term `i` are `[phraseStarts[i], phraseStarts[i + 1])` in `phrases`. */
  phraseStarts: Uint32Array;
  phrases: Uint32Array;
}

function sharedPrefix(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a[i] === b[i]) i++;
  return i;
}

/** Order of terms in a shard: by their UTF-8 bytes. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = sharedPrefix(a, b);
  return (a[at] ?? -1) - (b[at] ?? -1);
}

export const startsWith = (bytes: Uint8Array, prefix: Uint8Array): boolean =>
  sharedPrefix(bytes, prefix) === prefix.length;

/** Sorts terms into the order of a shard. */
export function sortTerms(terms: readonly TermPostings[]): TermPostings[] {
  const encoder = new TextEncoder();
  return terms
    .map((entry) => ({entry, bytes: encoder.encode(entry.term)}))
    .sort((a, b) => compareBytes(a.bytes, b.bytes))
    .map(({entry}) => entry);
}

/** Writes ascending numbers as the gaps between them. */
function writeGaps(out: ByteWriter, numbers: ArrayLike<number>): void {
  let last = -1;
  for (const number of Array.from(numbers)) {
    out.varint(number - last - 1);
    last = number;
  }
}

/** Reads what `writeGaps` wrote, for the list of each term. */
function readGaps(gaps: ByteReader, starts: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(starts.at(-1) as number);
  for (let i = 0; i + 1 < starts.length; i++) {
    let number = -1;
    for (let at = starts[i] as number; at < (starts[i + 1] as number); at++)
      numbers[at] = number += gaps.varint() + 1;
  }
  return numbers;
}

/** Where the list of each term begins, from the lengths of the lists. */
function readStarts(counts: ByteReader, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  for (let i = 0; i < size; i++) starts[i + 1] = (starts[i] as number) + counts.varint();
  return starts;
}

export function encodeShard(terms: readonly TermPostings[]): Uint8Array {
  const encoder = new TextEncoder();
  const columns = Array.from({length: 8}, () => new ByteWriter());
  const [shared, lengths, suffixes, counts, gaps, impacts, phraseCounts, phraseGaps] = columns as [
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
  ];
  let previous: Uint8Array = new Uint8Array();
  for (const {term, docs, impacts: weights, phrases} of terms) {
    const bytes = encoder.encode(term);
    const prefix = sharedPrefix(previous, bytes);
    shared.varint(prefix);
    lengths.varint(bytes.length - prefix);
    suffixes.bytes(bytes.subarray(prefix));
    counts.varint(docs.length);
    writeGaps(gaps, docs);
    impacts.bytes(Uint8Array.from(weights));
    phraseCounts.varint(phrases.length);
    writeGaps(phraseGaps, phrases);
    previous = bytes;
  }
  const out = new ByteWriter();
  out.varint(terms.length);
  for (const column of columns) out.block(column.finish());
  return out.finish();
}

/** Reads a shard into flat arrays: no object and no string per term. */
export function decodeShard(buffer: Uint8Array): Shard {
  const reader = new ByteReader(buffer);
  const size = reader.varint();
  const [sharedColumn, lengthColumn] = [new ByteReader(reader.block()), new ByteReader(reader.block())];
  const suffixes = reader.block();

  const shared = new Uint8Array(size);
  const offsets = new Uint32Array(size + 1);
  const lengths = new Uint32Array(size);
  for (let i = 0; i < size; i++) {
    shared[i] = sharedColumn.varint();
    lengths[i] = lengthColumn.varint();
    offsets[i + 1] = (offsets[i] as number) + (shared[i] as number) + (lengths[i] as number);
  }
  const bytes = new Uint8Array(offsets[size] as number);
  let suffix = 0;
  for (let i = 0; i < size; i++) {
    const at = offsets[i] as number;
    const prefix = shared[i] as number;
    if (prefix > 0) bytes.copyWithin(at, offsets[i - 1] as number, (offsets[i - 1] as number) + prefix);
    bytes.set(suffixes.subarray(suffix, suffix + (lengths[i] as number)), at + prefix);
    suffix += lengths[i] as number;
  }

  const starts = readStarts(new ByteReader(reader.block()), size);
  const docs = readGaps(new ByteReader(reader.block()), starts);
  const impacts = reader.block();
  const phraseStarts = readStarts(new ByteReader(reader.block()), size);
  const phrases = readGaps(new ByteReader(reader.block()), phraseStarts);
  return {size, bytes, offsets, shared, starts, docs, impacts, phraseStarts, phrases};
}

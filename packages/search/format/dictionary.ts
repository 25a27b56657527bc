import {compareBytes, type Shard, startsWith} from './shard';

const bytesOf = (shard: Shard, index: number): Uint8Array =>
  shard.bytes.subarray(shard.offsets[index], shard.offsets[index + 1]);

/** First term that does not come before the word. */
function lowerBound(shard: Shard, word: Uint8Array): number {
  let low = 0;
  let high = shard.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareBytes(bytesOf(shard, middle), word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Place of a word in the shard, or -1. */
export function findTerm(shard: Shard, word: Uint8Array): number {
  const index = lowerBound(shard, word);
  return index < shard.size && compareBytes(bytesOf(shard, index), word) === 0 ? index : -1;
}

/** Terms that start with a word, as a half-open range; the word itself comes first when it is a term. */
export function findPrefix(shard: Shard, word: Uint8Array): [start: number, end: number] {
  const start = lowerBound(shard, word);
  let end = start;
  while (end < shard.size) {
    // From the second term on, sharing the prefix with the term before is enough, and needs no comparison.
    if (end > start ? (shard.shared[end] as number) < word.length : !startsWith(bytesOf(shard, end), word))
      break;
    end++;
  }
  return [start, end];
}

/** Length of a term in bytes. */
export const termLength = (shard: Shard, index: number): number =>
  (shard.offsets[index + 1] as number) - (shard.offsets[index] as number);

const decoder = new TextDecoder();

export const termText = (shard: Shard, index: number): string => decoder.decode(bytesOf(shard, index));

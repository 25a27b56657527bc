import type {Shard} from './shard';

/** Order of term `index` of a shard against a word: negative if the term comes before it. */
function compareTerm(shard: Shard, index: number, word: Uint8Array): number {
  const start = shard.offsets[index] as number;
  const end = shard.offsets[index + 1] as number;
  const length = Math.min(end - start, word.length);
  for (let i = 0; i < length; i++) {
    const difference = (shard.bytes[start + i] as number) - (word[i] as number);
    if (difference !== 0) return difference;
  }
  return end - start - word.length;
}

/** First term that does not come before the word. */
function lowerBound(shard: Shard, word: Uint8Array): number {
  let low = 0;
  let high = shard.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareTerm(shard, middle, word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Place of a word in the shard, or -1. */
export function findTerm(shard: Shard, word: Uint8Array): number {
  const index = lowerBound(shard, word);
  return index < shard.size && compareTerm(shard, index, word) === 0 ? index : -1;
}

/** Terms that start with a word, as a half-open range; the word itself comes first when it is a term. */
export function findPrefix(shard: Shard, word: Uint8Array): [start: number, end: number] {
  const start = lowerBound(shard, word);
  let end = start;
  while (end < shard.size) {
    // From the second term on, sharing the prefix with the term before is enough, and needs no comparison.
    if (end > start ? (shard.shared[end] as number) < word.length : !startsWith(shard, end, word)) break;
    end++;
  }
  return [start, end];
}

function startsWith(shard: Shard, index: number, word: Uint8Array): boolean {
  const start = shard.offsets[index] as number;
  if ((shard.offsets[index + 1] as number) - start < word.length) return false;
  for (let i = 0; i < word.length; i++) if (shard.bytes[start + i] !== word[i]) return false;
  return true;
}

/** Length of a term in bytes. */
export const termLength = (shard: Shard, index: number): number =>
  (shard.offsets[index + 1] as number) - (shard.offsets[index] as number);

const decoder = new TextDecoder();

export function termText(shard: Shard, index: number): string {
  return decoder.decode(shard.bytes.subarray(shard.offsets[index], shard.offsets[index + 1]));
}

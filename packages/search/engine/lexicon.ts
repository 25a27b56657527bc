import {findPrefix, findTerm, termLength, termText} from '../format/dictionary';
import {listTerm, prefixWeight} from '../format/prefixes';
import {compareBytes, type Shard, startsWith} from '../format/shard';
import {findTypos} from './typos';
import {weights} from './weights';

export interface TermMatch {
  shard: Shard;
  term: number;
  /** 1 for the word itself, less for other matches. */
  weight: number;
  /** The word is a prefix of the term. */
  isPrefix?: boolean;
}

/** A term that a mistyped word may be meant to be. */
export interface Correction {
  term: string;
  weight: number;
}

/** A prefix in more shards than this has a list; see `buildIndex`. */
const MAX_PREFIX_SHARDS = 2;
/** More corrections than this are noise. */
const MAX_CORRECTIONS = 12;

const encoder = new TextEncoder();

/** The terms of the index, in shards that are loaded on demand. */
export class Lexicon {
  private readonly starts: Uint8Array[];
  private readonly shards: (Shard | undefined)[];
  private words: Shard | undefined;

  /** @param starts the lower bounds of all shards */
  constructor(starts: readonly string[]) {
    this.starts = starts.map((start) => encoder.encode(start));
    this.shards = starts.map(() => undefined);
  }

  provide(index: number, shard: Shard): void {
    this.shards[index] = shard;
  }

  provideWords(words: Shard): void {
    this.words = words;
  }

  private shardOf(word: Uint8Array): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (compareBytes(this.starts[middle] as Uint8Array, word) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private shardsOfPrefix(word: Uint8Array): number[] {
    const first = this.shardOf(word);
    const indexes = [first];
    for (let index = first + 1; index < this.starts.length; index++) {
      if (!startsWith(this.starts[index] as Uint8Array, word)) break;
      indexes.push(index);
    }
    return indexes;
  }

  /** The shards that a word needs and that are not loaded yet. */
  missing(word: string, prefix: boolean): number[] {
    const bytes = encoder.encode(word);
    const all = prefix ? this.shardsOfPrefix(bytes) : [this.shardOf(bytes)];
    // A prefix in many shards has a list of its own.
    const indexes =
      all.length > MAX_PREFIX_SHARDS
        ? [this.shardOf(bytes), this.shardOf(encoder.encode(listTerm(word)))]
        : all;
    return indexes.filter((index) => !this.shards[index]);
  }

  exact(word: string, weight = 1): TermMatch[] {
    const bytes = encoder.encode(word);
    const shard = this.shards[this.shardOf(bytes)];
    const term = shard ? findTerm(shard, bytes) : -1;
    return shard && term >= 0 ? [{shard, term, weight}] : [];
  }

  /** Terms that start with the word, without the word itself; or the list that replaces them. */
  startingWith(word: string): TermMatch[] {
    const [list] = this.exact(listTerm(word));
    if (list) return [{...list, isPrefix: true}];
    const bytes = encoder.encode(word);
    return this.shardsOfPrefix(bytes).flatMap((index) => {
      const shard = this.shards[index];
      if (!shard) return [];
      const [start, end] = findPrefix(shard, bytes);
      const matches: TermMatch[] = [];
      for (let term = start; term < end; term++) {
        const length = termLength(shard, term);
        if (length > bytes.length)
          matches.push({shard, term, weight: prefixWeight(bytes.length, length), isPrefix: true});
      }
      return matches;
    });
  }

  /** The nearest terms within a number of typos, best first; terms with two typos only where none has one. */
  corrections(word: string, limit: number): Correction[] {
    const list = this.words;
    if (!list) return [];
    const found = findTypos(list, encoder.encode(word), limit);
    const typos = Math.min(...found.map(({distance}) => distance));
    return found
      .filter(({distance}) => distance === typos)
      .slice(0, MAX_CORRECTIONS)
      .map(({term}) => ({term: termText(list, term), weight: weights.related ** typos}));
  }
}

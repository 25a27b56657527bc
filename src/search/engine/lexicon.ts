import {findPrefix, findTerm, termLength, termText} from './dictionary';
import {listTerm, prefixWeight, wordOfList} from './prefixes';
import {compareBytes, type Shard} from './shard';
import {findTypos} from './typos';
import {weights} from './weights';

/** A term that answers a word of the query, and how well. */
export interface TermMatch {
  shard: Shard;
  term: number;
  /** 1 for the word itself, less for anything else. */
  weight: number;
  /** Edits between word and term. */
  typos: number;
  /** Found because it begins with the word; highlighting knows it by its beginning. */
  begun?: boolean;
  /** Does not mean the same as the word, but helps who asks for it. */
  near?: boolean;
}

/** What a mistyped word may have been meant to be. */
export interface Guess {
  word: string;
  weight: number;
  typos: number;
}

/** What begins in more shards than this has a list: the build sees to it. */
const MAX_PREFIX_SHARDS = 2;
/** More guesses than this are noise. */
const MAX_GUESSES = 12;

const encoder = new TextEncoder();
const startsWith = (bytes: Uint8Array, prefix: Uint8Array) =>
  bytes.length >= prefix.length && prefix.every((byte, at) => bytes[at] === byte);

/** The terms of the index, in one shard or in several of which only some are loaded. */
export class Lexicon {
  private readonly starts: Uint8Array[];
  private readonly shards: (Shard | undefined)[];
  private words: Shard | undefined;

  /** With the beginnings of all shards, or the one that there is. */
  constructor(starts: readonly string[], whole: Shard | undefined) {
    this.starts = whole ? [new Uint8Array()] : starts.map((start) => encoder.encode(start));
    this.shards = whole ? [whole] : starts.map(() => undefined);
    this.words = whole;
  }

  /** Hands over a shard that was loaded. */
  provide(index: number, shard: Shard): void {
    this.shards[index] = shard;
  }

  /** Hands over the words for typos. */
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

  /** Numbers of the shards that a word needs and that are not loaded yet. */
  missing(word: string, prefix: boolean): number[] {
    const bytes = encoder.encode(word);
    const all = prefix ? this.shardsOfPrefix(bytes) : [this.shardOf(bytes)];
    // What begins with it fills shards: then it has a list of its own.
    const indexes =
      all.length > MAX_PREFIX_SHARDS
        ? [this.shardOf(bytes), this.shardOf(encoder.encode(listTerm(word)))]
        : all;
    return indexes.filter((index) => !this.shards[index]);
  }

  /** The word itself. */
  exact(word: string): TermMatch[] {
    const bytes = encoder.encode(word);
    const shard = this.shards[this.shardOf(bytes)];
    const term = shard ? findTerm(shard, bytes) : -1;
    return shard && term >= 0 ? [{shard, term, weight: 1, typos: 0}] : [];
  }

  /** Whether the word, or a word that begins with it, is a term. */
  knows(word: string): boolean {
    return this.exact(word).length > 0 || this.startingWith(word).length > 0;
  }

  /** Terms that start with the word, without the word itself; or the one list that stands for all of them. */
  startingWith(word: string): TermMatch[] {
    const [list] = this.exact(listTerm(word));
    if (list) return [{...list, begun: true}];
    const bytes = encoder.encode(word);
    return this.shardsOfPrefix(bytes).flatMap((index) => {
      const shard = this.shards[index];
      if (!shard) return [];
      const [start, end] = findPrefix(shard, bytes);
      const matches: TermMatch[] = [];
      for (let term = start; term < end; term++) {
        const length = termLength(shard, term);
        if (length > bytes.length)
          matches.push({shard, term, weight: prefixWeight(bytes.length, length), typos: 0, begun: true});
      }
      return matches;
    });
  }

  /** The nearest words within a number of typos: those with one before any with two, whole words before beginnings. */
  nearest(word: string, limit: number, prefixes: boolean): Guess[] {
    const list = this.words;
    if (!list) return [];
    const bytes = encoder.encode(word);
    const found = findTypos(list, bytes, limit, prefixes);
    const words = found.filter(
      ({term, distance}) =>
        wordOfList(termText(list, term)) === undefined &&
        // Hardly anybody mistypes the first letter, and then another one, too.
        (distance === 1 || list.bytes[list.offsets[term] as number] === bytes[0]),
    );
    const typos = Math.min(...words.map(({distance}) => distance));
    return words
      .filter(({distance}) => distance === typos)
      .map(({term, prefix}) => ({
        word: termText(list, term),
        weight: weights.typo ** typos * (prefix ? prefixWeight(bytes.length, termLength(list, term)) : 1),
        typos,
      }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_GUESSES);
  }
}

import {findPrefix, findTerm, termLength, termText} from './dictionary';
import {listTerm, prefixOfList, prefixWeight} from './prefixes';
import {compareBytes, type Shard} from './shard';
import {findTypos} from './typos';
import {weights} from './weights';

/** A term that matches a word of the query. */
export interface TermMatch {
  shard: Shard;
  term: number;
  /** 1 for the word itself, less for other matches. */
  weight: number;
  /** Edits between word and term. */
  typos: number;
  /** The word is a prefix of the term. */
  isPrefix?: boolean;
  /** A related term, not a synonym. */
  isRelated?: boolean;
}

/** A word that a mistyped word may be meant to be. */
export interface Correction {
  word: string;
  weight: number;
  typos: number;
}

/** A prefix in more shards than this has a list; see `buildIndex`. */
const MAX_PREFIX_SHARDS = 2;
/** More corrections than this are noise. */
const MAX_CORRECTIONS = 12;

const encoder = new TextEncoder();
const startsWith = (bytes: Uint8Array, prefix: Uint8Array) =>
  bytes.length >= prefix.length && prefix.every((byte, at) => bytes[at] === byte);

/** The terms of the index: one shard, or several that are loaded on demand. */
export class Lexicon {
  private readonly starts: Uint8Array[];
  private readonly shards: (Shard | undefined)[];
  private words: Shard | undefined;

  /** With the lower bounds of all shards, or with the only shard. */
  constructor(starts: readonly string[], whole: Shard | undefined) {
    this.starts = whole ? [new Uint8Array()] : starts.map((start) => encoder.encode(start));
    this.shards = whole ? [whole] : starts.map(() => undefined);
    this.words = whole;
  }

  /** Adds a loaded shard. */
  provide(index: number, shard: Shard): void {
    this.shards[index] = shard;
  }

  /** Adds the words for corrections. */
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

  /** The word itself. */
  exact(word: string): TermMatch[] {
    const bytes = encoder.encode(word);
    const shard = this.shards[this.shardOf(bytes)];
    const term = shard ? findTerm(shard, bytes) : -1;
    return shard && term >= 0 ? [{shard, term, weight: 1, typos: 0}] : [];
  }

  /** Whether the word is a term or a prefix of one. */
  knows(word: string): boolean {
    return this.exact(word).length > 0 || this.startingWith(word).length > 0;
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
          matches.push({shard, term, weight: prefixWeight(bytes.length, length), typos: 0, isPrefix: true});
      }
      return matches;
    });
  }

  /** The nearest words within a number of typos, best first; words with two typos only where none has one. */
  corrections(word: string, limit: number, prefixes: boolean): Correction[] {
    const list = this.words;
    if (!list) return [];
    const bytes = encoder.encode(word);
    const found = findTypos(list, bytes, limit, prefixes);
    const words = found.filter(
      ({term, distance}) =>
        prefixOfList(termText(list, term)) === undefined &&
        // Two typos with one of them in the first letter are unlikely.
        (distance === 1 || list.bytes[list.offsets[term] as number] === bytes[0]),
    );
    const typos = Math.min(...words.map(({distance}) => distance));
    return words
      .filter(({distance}) => distance === typos)
      .map(({term, prefix}) => ({
        word: termText(list, term),
        weight: weights.related ** typos * (prefix ? prefixWeight(bytes.length, termLength(list, term)) : 1),
        typos,
      }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_CORRECTIONS);
  }
}

import type {Highlighter} from './highlight';
import type {Query, QueryWord} from './query';
import type {Scores} from './score';
import {isStopWord} from './stopwords';
import {weights} from './weights';

/** A text of the index in words. */
export interface Words {
  words: readonly string[];
  /** Without spaces. */
  joined: string;
}

/** A word of the query, and how well a word of a heading matches it. */
interface Hit {
  k: number;
  part: number;
}

/** How a heading matches a query. */
export interface HeadingMatch {
  /** From 0 to 1. */
  match: number;
  /** The query is a prefix of the heading. */
  isPrefix: boolean;
  /** The heading has most of the query, and the headings above it have the rest. */
  isAbout: boolean;
  /** The query and the heading have the same words in the same order, possibly inflected. */
  isQuery: boolean;
  /** The query and the heading have the same words in the same order. */
  isExact: boolean;
}

const NONE: HeadingMatch = {
  match: 0,
  isPrefix: false,
  isAbout: false,
  isQuery: false,
  isExact: false,
};
const PREFIX: HeadingMatch = {...NONE, match: 1, isAbout: true, isPrefix: true};
/** All of a sum, despite rounding errors. */
const ALL = 0.99;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Matches headings with one query. */
export class HeadingMatcher {
  private readonly words: readonly QueryWord[];
  /** The first position of each word of the query. */
  private readonly positions = new Map<string, number>();
  /** Weight of each word: its idf, less for a stop word, 0 for a repetition. */
  private readonly weightOf: number[];
  private readonly total: number;
  /** Number and weight of the content words that are known. */
  private readonly contentWords: number;
  private readonly contentWeight: number;
  /** Headings have many words in common; each is looked up once. */
  private readonly hits = new Map<string, Hit | undefined>();
  /** The query without spaces, if it has several words or an unfinished one. */
  private readonly joined: string | undefined;

  constructor(
    {words, questionWords}: Query,
    {idf, matches}: Scores,
    private readonly highlighter: Highlighter,
  ) {
    this.words = words;
    words.forEach(({word}, k) => {
      if (!this.positions.has(word)) this.positions.set(word, k);
    });
    const positions = [...this.positions.values()];
    const known = positions.map((k) => idf[k] as number).filter((value) => value > 0);
    this.contentWords = known.length;
    this.contentWeight = sum(known);
    const stopWord = (weights.stopWord * this.contentWeight) / (known.length || 1);
    this.weightOf = words.map(({isContent}, k) => {
      if (!positions.includes(k) || k < questionWords) return 0;
      return isContent ? (idf[k] as number) : stopWord;
    });
    this.total = sum(this.weightOf);
    const isUnfinished = matches[0]?.every(({isPrefix}) => isPrefix) ?? false;
    if (words.length > 1 || isUnfinished) this.joined = words.map(({word}) => word).join('');
  }

  /** The word of the query that a word of a heading matches, and how well. */
  private find(word: string): Hit | undefined {
    if (!this.hits.has(word)) this.hits.set(word, this.lookUp(word));
    return this.hits.get(word);
  }

  private lookUp(word: string): Hit | undefined {
    const k = this.positions.get(word);
    if (k !== undefined) return {k, part: 1};
    const found = this.highlighter.find(word);
    // Compounds of the query come after its words.
    if (!found || found.word >= this.weightOf.length) return undefined;
    return {k: found.word, part: found.isRelated ? weights.variant : found.length / word.length};
  }

  /** Weight of the words of the query that are only in the headings above. */
  private weightAbove(above: readonly string[], seen: Set<number>): number {
    let weight = 0;
    for (const word of above) {
      const found = this.find(word);
      if (!found || seen.has(found.k)) continue;
      seen.add(found.k);
      weight += found.part * (this.weightOf[found.k] as number);
    }
    return weight;
  }

  /**
   * Matches the words of a heading, given those of the headings above. The match is the part of the query in the
   * heading, times the part of the heading in the query, less for words in another order and for other forms.
   */
  match({words, joined}: Words, above: readonly string[]): HeadingMatch {
    if (this.joined !== undefined && joined !== this.joined && joined.startsWith(this.joined)) return PREFIX;
    const seen = new Set<number>();
    let [found, covered, length, pairs, whole, previous, form] = [0, 0, 0, 0, 0, -2, 1];
    for (const word of words) {
      const weight = isStopWord(word) ? weights.stopWord : 1;
      length += weight;
      const hit = this.find(word);
      if (!hit) {
        previous = -2;
        continue;
      }
      covered += weight * hit.part;
      if (!this.positions.has(word)) form = weights.variant;
      const follows = hit.k === previous + 1 || this.words[previous + 1]?.word === word;
      if (follows) pairs++;
      previous = follows ? previous + 1 : hit.k;
      if (seen.has(hit.k)) continue;
      seen.add(hit.k);
      found += hit.part * (this.weightOf[hit.k] as number);
      if (weight === 1 && hit.part === 1) whole++;
    }
    if (found === 0) return NONE;
    const order = pairs < whole - 1 ? (1 + pairs / (whole - 1)) / 2 : 1;
    const isQuery = covered === length && found > this.contentWeight * ALL && order === 1;
    const outside = this.weightAbove(above, seen);
    return {
      match: ((found + weights.samePage * outside) / this.total) * (covered / length) * order * form,
      isPrefix: false,
      isAbout: whole * 2 > this.contentWords && found + outside > this.contentWeight * ALL,
      isQuery,
      isExact: isQuery && form === 1,
    };
  }
}

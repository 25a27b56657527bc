import type {Highlighter} from './highlight';
import type {Query, QueryWord} from './query';
import type {Scores} from './score';
import {isStopWord} from './stopwords';
import {weights} from './weights';

/** How well a query and a heading agree. */
export interface Agreement {
  /** From 0 to 1. */
  fit: number;
  /** The heading has most of the query, and those above it have the rest. */
  isAbout: boolean;
  /** Every word of the heading is asked for. */
  isAsked: boolean;
  /** And nothing else is. */
  isQuery: boolean;
  /** In the words that were typed, or words that begin with them. */
  isExact: boolean;
}

const NONE: Agreement = {fit: 0, isAbout: false, isAsked: false, isQuery: false, isExact: false};
/** A heading that goes on where the query ends. */
const BEGUN: Agreement = {...NONE, fit: 1, isAbout: true};
/** The whole of a sum, in spite of rounding errors. */
const ALL = 0.99;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Compares the words of headings with those of one query. */
export class Comparison {
  private readonly words: readonly QueryWord[];
  /** The place of each word that was typed. */
  private readonly typed = new Map<string, number>();
  /** What each word of the query counts: what it tells, a word like `in` less than the others, a repeated one nothing. */
  private readonly worth: number[];
  private readonly total: number;
  /** How many words tell something, and what they count together. */
  private readonly tellingWords: number;
  private readonly telling: number;
  /** Several words, written together: headings may begin with them. */
  private readonly start: string | undefined;

  constructor(
    {words, frame}: Query,
    {rarity}: Scores,
    private readonly highlighter: Highlighter,
  ) {
    this.words = words;
    words.forEach(({word}, k) => {
      if (!this.typed.has(word)) this.typed.set(word, k);
    });
    const places = [...this.typed.values()];
    const rare = places.map((k) => rarity[k] as number).filter((value) => value > 0);
    this.tellingWords = rare.length;
    this.telling = sum(rare);
    const stopWord = (weights.stopWord * this.telling) / (rare.length || 1);
    this.worth = words.map(({telling}, k) => {
      if (!places.includes(k) || k < frame) return 0;
      return telling ? (rarity[k] as number) : stopWord;
    });
    this.total = sum(this.worth);
    if (words.length > 1) this.start = words.map(({word}) => word).join('');
  }

  /** Which word of the query a word stands for, and how much of it: a word that is only begun or only near counts in part. */
  private find(word: string): {k: number; part: number} | undefined {
    const k = this.typed.get(word);
    if (k !== undefined) return {k, part: 1};
    const found = this.highlighter.find(word);
    // Behind the words come the identifiers.
    if (!found || found.word >= this.worth.length) return undefined;
    return {k: found.word, part: found.near ? weights.form : found.length / word.length};
  }

  /** What the words above a heading have of the query, beside what the heading has. */
  private outside(above: readonly string[], seen: Set<number>): number {
    let outside = 0;
    for (const word of above) {
      const match = this.find(word);
      if (!match || seen.has(match.k)) continue;
      seen.add(match.k);
      outside += match.part * (this.worth[match.k] as number);
    }
    return outside;
  }

  /**
   * The fit is the part of the query that a heading has, times the part of the heading that is asked for, times how many
   * of its words follow each other as they were typed, and less for other forms of the words.
   */
  with(heading: readonly string[], above: readonly string[]): Agreement {
    if (this.start !== undefined) {
      const text = heading.join('');
      if (text !== this.start && text.startsWith(this.start)) return BEGUN;
    }
    const seen = new Set<number>();
    let [found, asked, wanted, pairs, whole, before, form] = [0, 0, 0, 0, 0, -2, 1];
    for (const word of heading) {
      const weight = isStopWord(word) ? weights.stopWord : 1;
      wanted += weight;
      const match = this.find(word);
      if (!match) {
        before = -2;
        continue;
      }
      asked += weight * match.part;
      if (!this.typed.has(word)) form = weights.form;
      const follows = match.k === before + 1 || this.words[before + 1]?.word === word;
      if (follows) pairs++;
      before = follows ? before + 1 : match.k;
      if (seen.has(match.k)) continue;
      seen.add(match.k);
      found += match.part * (this.worth[match.k] as number);
      if (weight === 1 && match.part === 1) whole++;
    }
    if (found === 0) return NONE;
    const order = pairs < whole - 1 ? (1 + pairs / (whole - 1)) / 2 : 1;
    const isAsked = asked === wanted;
    const isQuery = isAsked && found > this.telling * ALL && order === 1;
    const outside = this.outside(above, seen);
    return {
      fit: ((found + weights.elsewhere * outside) / this.total) * (asked / wanted) * order * form,
      isAbout: whole * 2 > this.tellingWords && found + outside > this.telling * ALL,
      isAsked,
      isQuery,
      isExact: isQuery && form === 1,
    };
  }
}

import type {Highlighter} from './highlight';
import type {Query, QueryWord} from './query';
import type {Scores} from './score';
import {isStopWord} from './stopwords';
import {KINDS, type Kind, type Name} from './types';
import {weights} from './weights';

export interface Ranked {
  doc: number;
  score: number;
  /** The name by which a section was found, where that is not its heading. */
  name?: Name;
}

/** Which section is where, and what it is. */
export interface Sections {
  /** Page of each section. */
  pageOf: Uint32Array;
  /** Place in `KINDS` of each section. */
  kinds: Uint8Array;
}

/** The words of a heading. */
export interface HeadWords {
  /** The heading, the id, and all other names, in words. */
  names: readonly {words: readonly string[]; name?: Name}[];
  /** Those of the page's title and the headings above. */
  above: readonly string[];
}

/** Sections looked at more closely: enough for several pages of results, few enough to stay fast. */
export const CLOSE_LOOK = 100;
/** Sections on pages with less than this part of what the best one has of the query are noise. */
const LEAST = 0.5;

/** A score and its section as one number, so that they are sorted without a comparison in JavaScript. */
const SECTIONS = 2 ** 20;
const SCORE_STEPS = 10_000;

/** Orders sections by score and by how much of the query they have; noise is left out. */
export function rankByWords(
  {docs, score, share}: Scores,
  {flag, asks}: Query,
  {kinds}: Sections,
): Ranked[] {
  const priors = KINDS.map(
    (kind) =>
      weights[kind] * (kind === 'name' && flag ? weights.flag : 1) * (kind === asks ? weights.asked : 1),
  );
  let most = 0;
  for (const doc of docs) most = Math.max(most, share[doc] as number);
  const order = new Float64Array(docs.length);
  let found = 0;
  for (const doc of docs) {
    const part = share[doc] as number;
    if (part < most * LEAST) continue;
    const value = (score[doc] as number) * part * part * (priors[kinds[doc] as number] as number);
    order[found++] = Math.round(value * SCORE_STEPS) * SECTIONS + (SECTIONS - 1 - doc);
  }
  const sorted = order.subarray(0, found).sort().reverse();
  return Array.from(sorted, (packed) => ({
    doc: SECTIONS - 1 - (packed % SECTIONS),
    score: Math.floor(packed / SECTIONS) / SCORE_STEPS,
  }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Of sums of numbers with rounding errors. */
const ALL = 0.99;

interface Agreement {
  /** From 0 to 1. */
  fit: number;
  /** The heading has most of the query, and those above it have the rest. */
  isAbout: boolean;
  /** Every word of the heading is asked for. */
  isAsked: boolean;
  /** And nothing else is. */
  isQuery: boolean;
}

/** How well the words of a query and those of a heading agree. */
class Fit {
  /** Each word that was typed, with its place. */
  private readonly typed = new Map<string, number>();
  /** What each word of the query counts: what it tells; a word like `in` less than any; a word that was there before nothing. */
  private readonly worth: number[];
  private readonly total: number;
  /** How many words tell something, and what they count together. */
  private readonly tellingWords: number;
  private readonly telling: number;
  private readonly words: readonly QueryWord[];

  constructor(
    {words}: Query,
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
      if (!places.includes(k)) return 0;
      return telling ? (rarity[k] as number) : stopWord;
    });
    this.total = sum(this.worth);
  }

  /** Which word of the query a word stands for, and how much of it: a word that is only begun counts in part. */
  private find(word: string): {k: number; part: number} | undefined {
    const k = this.typed.get(word);
    if (k !== undefined) return {k, part: 1};
    const found = this.highlighter.find(word);
    // Behind the words come the identifiers.
    if (!found || found.word >= this.worth.length) return undefined;
    return {k: found.word, part: found.length / word.length};
  }

  /**
   * The fit is the part of the query that a heading has, times the part of the heading that is asked for, times how many
   * of its words follow each other as they were typed.
   */
  of(words: readonly string[], above: readonly string[]): Agreement {
    const seen = new Set<number>();
    let [found, asked, wanted, pairs, whole, before] = [0, 0, 0, 0, 0, -2];
    for (const word of words) {
      const weight = isStopWord(word) ? weights.stopWord : 1;
      wanted += weight;
      const match = this.find(word);
      const {k = -2, part = 0} = match ?? {};
      asked += weight * part;
      const follows = k === before + 1 || (match && this.words[before + 1]?.word === word);
      if (follows) pairs++;
      before = follows ? before + 1 : k;
      if (!match || seen.has(k)) continue;
      seen.add(k);
      found += part * (this.worth[k] as number);
      if (weight === 1 && part === 1) whole++;
    }
    if (found === 0) return {fit: 0, isAbout: false, isAsked: false, isQuery: false};
    let outside = 0;
    for (const word of above) {
      const match = this.find(word);
      if (!match || seen.has(match.k)) continue;
      seen.add(match.k);
      outside += match.part * (this.worth[match.k] as number);
    }
    const order = seen.size > 1 && pairs < whole - 1 ? (1 + pairs / (whole - 1)) / 2 : 1;
    const isAsked = asked === wanted;
    return {
      fit: ((found + weights.above * outside) / this.total) * (asked / wanted) * order,
      isAbout: whole * 2 > this.tellingWords && found + outside > this.telling * ALL,
      isAsked,
      isQuery: isAsked && found > this.telling * ALL && order === 1,
    };
  }
}

interface CloseLook {
  ranked: readonly Ranked[];
  /** How many of them are looked at. */
  close: number;
  query: Query;
  scores: Scores;
  highlighter: Highlighter;
  wordsOf: (doc: number) => HeadWords;
  sections: Sections;
}

/** Looks at the headings of the best sections and lets other pages have their turn. */
export function rankByHeadings({
  ranked,
  close: limit,
  query,
  scores,
  highlighter,
  wordsOf,
  sections: {pageOf, kinds},
}: CloseLook): Ranked[] {
  const fit = new Fit(query, scores, highlighter);
  const close = ranked.slice(0, limit).map(({doc, score}) => {
    const kind = KINDS[kinds[doc] as number] as Kind;
    const {names, above} = wordsOf(doc);
    const isEntry = kind === 'name' || kind === 'term';
    let isNamed = kind !== 'name';
    let best = 0;
    let name: Name | undefined;
    let isAbout = false;
    names.forEach(({words, name: other}, at) => {
      const agreed = fit.of(words, above);
      // An entry answers its own name; of any other it only makes mention.
      if (agreed.fit > best && (agreed.isQuery || !isEntry))
        [best, name] = [agreed.fit, agreed.isAsked ? other : undefined];
      // A section may be named by its id, and the path of a page by what is below.
      if (at === 0 || (at === 1 && kind !== 'page')) isAbout ||= agreed.isAbout && !isEntry && kind !== 'trouble';
      isNamed ||= agreed.isQuery;
    });
    // What a flag is called is no subject: `--named-addresses` asks for the command that has it.
    const gain = query.flag ? 0 : (weights[`${kind === 'trouble' ? 'section' : kind}Gain`] - 1) * best ** weights.sharpness;
    const hasIdentifier = !scores.named || scores.named.has(doc);
    return {
      doc,
      score: score * (1 + gain) * (hasIdentifier ? 1 : weights.unnamed) * (isNamed ? 1 : weights.name) * (isAbout ? weights.subject : 1),
      kind,
      isAbout,
      fit: best,
      name,
      heading: names[0]?.words.join('') ?? '',
    };
  });
  // A question for a definition may be a heading itself: "What is …?".
  const asksForTerm = query.asks === 'term' && !close.some(({isAbout, fit: own}) => isAbout && own > ALL);
  if (!asksForTerm && close.some(({isAbout}) => isAbout))
    for (const entry of close) if (entry.kind === 'term') entry.score *= weights.defined;
  close.sort((a, b) => b.score - a.score || a.doc - b.doc);
  const seen = new Map<number | string, number>();
  const spread = close.map(({doc, score, name, heading}) => {
    const page = pageOf[doc] as number;
    const before = Math.max(seen.get(page) ?? 0, seen.get(heading) ?? 0);
    seen.set(page, (seen.get(page) ?? 0) + 1);
    seen.set(heading, (seen.get(heading) ?? 0) + 1);
    return {doc, score: score * weights.repeated ** before, name};
  });
  spread.sort((a, b) => b.score - a.score || a.doc - b.doc);
  return [...spread, ...ranked.slice(limit)];
}

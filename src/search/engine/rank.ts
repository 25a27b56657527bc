import type {Highlighter} from './highlight';
import type {Query} from './query';
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
  /** What each word of the query counts. */
  private readonly worth: number[];
  private readonly total: number;
  private readonly telling: number;
  private readonly stopWords = new Map<string, number>();
  private readonly stopWorth: number;

  constructor(
    query: Query,
    {rarity}: Scores,
    private readonly highlighter: Highlighter,
  ) {
    const rare = rarity.filter((value, k) => value > 0 && !query.words.slice(0, k).some(({word}) => word === query.words[k]?.word));
    this.stopWorth = (weights.stopWord * rare.reduce((sum, value) => sum + value, 0)) / (rare.length || 1);
    this.worth = query.words.map(({word, telling}, k) => {
      if (!telling) this.stopWords.set(word, k);
      if (query.words.findIndex((other) => other.word === word) < k) return 0;
      return telling ? (rarity[k] as number) : this.stopWorth;
    });
    this.total = this.worth.reduce((sum, value) => sum + value, 0);
    this.telling = rare.reduce((sum, value) => sum + value, 0);
  }

  private find(word: string): number | undefined {
    return this.highlighter.find(word)?.word ?? this.stopWords.get(word);
  }

  /**
   * The fit is the part of the query that a heading has, times the part of the heading that is asked for, times how many
   * of its words follow each other as they were typed.
   */
  of(words: readonly string[], above: readonly string[]): Agreement {
    let [seen, found, asked, wanted, pairs] = [0, 0, 0, 0, 0];
    let [before, matched] = [-2, 0];
    for (const word of words) {
      const k = this.find(word);
      const isStop = isStopWord(word);
      wanted += isStop ? weights.stopWord : 1;
      if (k === undefined || k >= this.worth.length) {
        before = -2;
        continue;
      }
      asked += isStop ? weights.stopWord : 1;
      if (k === before + 1) pairs++;
      before = k;
      if ((seen >> k) & 1) continue;
      seen |= 1 << k;
      matched++;
      found += this.worth[k] as number;
    }
    if (found === 0) return {fit: 0, isAbout: false, isAsked: false, isQuery: false};
    let rest = found;
    for (const word of above) {
      const k = this.find(word);
      if (k === undefined || k >= this.worth.length || (seen >> k) & 1) continue;
      seen |= 1 << k;
      rest += this.worth[k] as number;
    }
    const order = matched > 1 ? (1 + pairs / (matched - 1)) / 2 : 1;
    const share = (found + weights.above * (rest - found)) / this.total;
    return {
      fit: share * (asked / wanted) * order,
      isAbout: found > this.telling / 2 && rest > this.telling * 0.99,
      isAsked: asked === wanted,
      isQuery: asked === wanted && found > this.telling * 0.99,
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
      score: score * (1 + gain) * (hasIdentifier ? 1 : weights.unnamed) * (isNamed ? 1 : weights.name),
      kind,
      isAbout,
      name,
      heading: names[0]?.words.join('') ?? '',
    };
  });
  if (query.asks !== 'term' && close.some(({isAbout}) => isAbout))
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

import {Comparison} from './agreement';
import type {Highlighter} from './highlight';
import type {Query} from './query';
import type {Scores} from './score';
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
export const CLOSE_LOOK = 150;
/** Sections on pages with less than this part of what the best one has of the query are noise. */
const LEAST = 0.5;

/** A score and its section as one number, so that they are sorted without a comparison in JavaScript. */
const SECTIONS = 2 ** 20;
const SCORE_STEPS = 10_000;
const API = KINDS.indexOf('api');

/** Orders sections by score and by how much of the query they have; noise is left out. */
export function rankByWords(
  {docs, score, share, named}: Scores,
  {flag, asks}: Query,
  {kinds}: Sections,
): Ranked[] {
  const priors = KINDS.map((kind) => {
    const prior =
      kind === 'page'
        ? 1
        : kind === 'section'
          ? weights.section
          : kind === 'trouble'
            ? weights.trouble
            : weights.entry;
    return prior * (kind === asks ? weights.asked : 1);
  });
  let most = 0;
  for (const doc of docs) most = Math.max(most, share[doc] as number);
  const order = new Float64Array(docs.length);
  let found = 0;
  for (const doc of docs) {
    const part = share[doc] as number;
    if (part < most * LEAST) continue;
    const declared = kinds[doc] === API && (flag || named?.has(doc)) ? weights.declared : 1;
    const value = (score[doc] as number) * part * part * (priors[kinds[doc] as number] as number) * declared;
    order[found++] = Math.round(value * SCORE_STEPS) * SECTIONS + (SECTIONS - 1 - doc);
  }
  const sorted = order.subarray(0, found).sort().reverse();
  return Array.from(sorted, (packed) => ({
    doc: SECTIONS - 1 - (packed % SECTIONS),
    score: Math.floor(packed / SECTIONS) / SCORE_STEPS,
  }));
}

/** A section with what its heading says. */
interface Candidate extends Ranked {
  kind: Kind;
  heading: string;
  /** The best agreement of any of its names. */
  fit: number;
  /** It is no entry, and its heading has what is asked for. */
  isAbout: boolean;
  /** One of its names is the query. */
  isQuery: boolean;
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

/** Compares the names of a section with the query, and raises its score by how well they agree. */
function candidateOf(
  {doc, score}: Ranked,
  {query, scores, wordsOf, sections}: CloseLook,
  comparison: Comparison,
): Candidate {
  const kind = KINDS[sections.kinds[doc] as number] as Kind;
  const {names, above} = wordsOf(doc);
  const isNamed = kind === 'name' || kind === 'api';
  let [fit, isAbout, isQuery, isReviewed] = [0, false, false, false];
  let name: Name | undefined;
  names.forEach(({words, name: other}, at) => {
    const agreed = comparison.with(words, above);
    // An entry answers its own name; of any other it only makes mention.
    const counts = isNamed ? agreed.isExact : kind === 'term' ? agreed.isQuery : true;
    if (counts && agreed.fit > fit) [fit, name] = [agreed.fit, agreed.isAsked ? other : undefined];
    // A section may be named by its id, and the path of a page by what is below.
    const isOwn = at === 0 || (at === 1 && kind !== 'page') || (!other && agreed.isExact);
    isAbout ||= isOwn && agreed.isAbout && (kind === 'page' || kind === 'section');
    isQuery ||= agreed.isQuery;
    isReviewed ||= agreed.isExact && other !== undefined;
  });
  // What a flag is called is no subject: `--named-addresses` asks for the command that has it.
  const hasSubject = !query.flag && (!scores.named || scores.named.has(doc));
  const most = isNamed || kind === 'term' || isReviewed ? weights.name : weights.agreement;
  return {
    doc,
    score:
      score *
      (1 + (hasSubject ? (most - 1) * fit : 0)) *
      (isNamed && !isQuery && !query.flag && !scores.named?.has(doc) ? weights.entry : 1),
    name,
    kind,
    heading: names[0]?.words.join('') ?? '',
    fit,
    isAbout,
    isQuery,
  };
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.doc - b.doc;

/** What is written about a term comes before its definition, and its definition before all else. */
function placeDefinition(candidates: readonly Candidate[], {asks}: Query): void {
  // A question for a definition may be a heading itself: "What is …?".
  if (asks === 'term' && !candidates.some(({isAbout, fit}) => isAbout && fit === 1)) return;
  const definitions = candidates.filter(({kind, isQuery}) => kind === 'term' && isQuery);
  const best = Math.max(0, ...definitions.map(({score}) => score));
  for (const candidate of candidates) if (candidate.isAbout) candidate.score += best;
}

/** Looks at the headings of the best sections and lets other pages, and other headings, have their turn. */
export function rankByHeadings(look: CloseLook): Ranked[] {
  const comparison = new Comparison(look.query, look.scores, look.highlighter);
  const candidates = look.ranked.slice(0, look.close).map((ranked) => candidateOf(ranked, look, comparison));
  placeDefinition(candidates, look.query);
  candidates.sort(byScore);
  const seen = new Map<number | string, number>();
  for (const candidate of candidates) {
    const keys = [look.sections.pageOf[candidate.doc] as number, candidate.heading];
    const before = Math.max(...keys.map((key) => seen.get(key) ?? 0));
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    candidate.score *= weights.repeated ** before;
  }
  candidates.sort(byScore);
  return [...candidates.map(({doc, score, name}) => ({doc, score, name})), ...look.ranked.slice(look.close)];
}

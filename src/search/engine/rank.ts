import {HeadingMatcher, type HeadingMatch, type Words} from './headings';
import type {Highlighter} from './highlight';
import type {Query} from './query';
import type {Scores} from './score';
import {KINDS, type Kind} from './types';
import {weights} from './weights';

export interface Ranked {
  doc: number;
  score: number;
  /** Index of the translation by which the section was found. */
  translation?: number;
}

/** Properties of all sections, by their number. */
export interface Sections {
  pageOf: Uint32Array;
  /** Index in `KINDS`. */
  kinds: Uint8Array;
}

/** The words of a heading. */
export interface HeadWords {
  heading: Words;
  /** Those of its id; the same object if they are the same words. */
  id: Words;
  /** Those of the page's title and the headings above. */
  above: readonly string[];
}

/** Number of sections whose headings are matched: several pages of results. */
export const RERANK_DEPTH = 250;
/** Sections with less than this part of the best coverage are noise. */
const MIN_COVERAGE = 0.5;

/** A score and a section are packed into one number, which sorts without a comparison function. */
const MAX_SECTIONS = 2 ** 20;
const SCORE_STEPS = 10_000;
const API = KINDS.indexOf('api');

const priorOf = (kind: Kind): number =>
  kind === 'page' ? 1 : kind === 'section' ? weights.section : weights.entry;

/** Orders sections by words, without noise. */
export function rankByWords(
  {docs, score, coverage, identified}: Scores,
  {hasFlag, asksFor}: Query,
  {kinds}: Sections,
): Ranked[] {
  const priors = KINDS.map((kind) => priorOf(kind) * (kind === asksFor ? weights.requestedKind : 1));
  let maxCoverage = 0;
  for (const doc of docs) maxCoverage = Math.max(maxCoverage, coverage[doc] as number);
  const order = new Float64Array(docs.length);
  let found = 0;
  for (const doc of docs) {
    const part = coverage[doc] as number;
    if (part < maxCoverage * MIN_COVERAGE) continue;
    const declared = kinds[doc] === API && (hasFlag || identified?.has(doc)) ? weights.requestedKind : 1;
    const value = (score[doc] as number) * part * part * (priors[kinds[doc] as number] as number) * declared;
    order[found++] = Math.round(value * SCORE_STEPS) * MAX_SECTIONS + (MAX_SECTIONS - 1 - doc);
  }
  const sorted = order.subarray(0, found).sort().reverse();
  return Array.from(sorted, (packed) => ({
    doc: MAX_SECTIONS - 1 - (packed % MAX_SECTIONS),
    score: Math.floor(packed / MAX_SECTIONS) / SCORE_STEPS,
  }));
}

interface Candidate extends Ranked {
  kind: Kind;
  heading: string;
  /** The match of its heading or id. */
  match: number;
  /** A page or a section whose heading has what the query asks for. */
  isAbout: boolean;
  /** Its heading, id or a phrase is the query. */
  isQuery: boolean;
}

interface Reranking {
  ranked: readonly Ranked[];
  depth: number;
  query: Query;
  scores: Scores;
  highlighter: Highlighter;
  wordsOf: (doc: number) => HeadWords;
  sections: Sections;
}

/** Raises the score of a section by the match of its heading, id, or best phrase. */
function candidateOf(
  {doc, score}: Ranked,
  {query, scores, wordsOf, sections}: Reranking,
  matcher: HeadingMatcher,
): Candidate {
  const kind = KINDS[sections.kinds[doc] as number] as Kind;
  const {heading, id, above} = wordsOf(doc);
  const isEntry = kind === 'name' || kind === 'api';
  const headingMatch = matcher.match(heading, above);
  const own = [headingMatch, id === heading ? headingMatch : matcher.match(id, above)] as const;
  const phrase = scores.phrases.get(doc);
  // A reference entry is the answer to its own name only.
  const counts = ({
    isQuery,
    isExact,
    isPrefix = false,
  }: Omit<HeadingMatch, 'isAbout' | 'isPrefix'> & {isPrefix?: boolean}) =>
    isEntry ? isExact : kind !== 'term' || isQuery || isPrefix;
  const match = Math.max(0, ...own.filter(counts).map((each) => each.match));
  const phraseMatch = phrase && counts(phrase) ? phrase.match : 0;
  const isQuery = own.some((each) => each.isQuery) || (phrase?.isQuery ?? false);
  const isIdentified = scores.identified?.has(doc);
  // A flag is no subject: `--named-addresses` asks for the command that has it.
  const hasSubject = !query.hasFlag && isIdentified !== false;
  const isTranslation = phrase?.isExact && phrase.translation !== undefined;
  const isNamed = isEntry || (kind === 'term' && isQuery) || isTranslation;
  const boost = Math.max(
    (isNamed ? weights.exactName : weights.headingMatch) * match,
    (isNamed ? weights.exactName : weights.phraseMatch) * phraseMatch,
  );
  return {
    doc,
    score:
      score *
      (1 + (hasSubject ? boost : 0)) *
      (isEntry && !isQuery && !query.hasFlag && !isIdentified ? weights.entry : 1),
    ...(phraseMatch > match && {translation: phrase?.translation}),
    kind,
    heading: heading.joined,
    match,
    // The id of a page is only part of its path.
    isAbout:
      (kind === 'page' || kind === 'section') &&
      (own[0].isAbout || (own[1].isAbout && (kind === 'section' || own[1].isExact))),
    isQuery,
  };
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.doc - b.doc;

/** Places sections about a term before its definition, and the definition before the rest. */
function placeDefinition(candidates: readonly Candidate[], {asksFor}: Query): void {
  // "What is …?" asks for the definition, unless it is a heading itself.
  if (asksFor === 'term' && !candidates.some(({isAbout, match}) => isAbout && match === 1)) return;
  const definitions = candidates.filter(({kind, isQuery}) => kind === 'term' && isQuery);
  const best = Math.max(0, ...definitions.map(({score}) => score));
  for (const candidate of candidates) if (candidate.isAbout) candidate.score += best;
}

/** Reranks the best sections by their headings and phrases, then lowers repeated pages and headings. */
export function rerank(input: Reranking): Ranked[] {
  const {ranked, depth, query, scores, highlighter, sections} = input;
  const matcher = new HeadingMatcher(query, scores, highlighter);
  const candidates = ranked.slice(0, depth).map((each) => candidateOf(each, input, matcher));
  placeDefinition(candidates, query);
  candidates.sort(byScore);
  const seen = new Map<number | string, number>();
  for (const candidate of candidates) {
    const keys = [sections.pageOf[candidate.doc] as number, candidate.heading];
    const before = Math.max(...keys.map((key) => seen.get(key) ?? 0));
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
    candidate.score *= weights.repetition ** before;
  }
  candidates.sort(byScore);
  return [
    ...candidates.map(({doc, score, translation}) => ({doc, score, translation})),
    ...ranked.slice(depth),
  ];
}

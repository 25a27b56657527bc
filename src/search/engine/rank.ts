import type {Highlighter} from './highlight';
import type {Query, QueryWord} from './query';
import type {Scores} from './score';
import {isStopWord} from './stopwords';
import {KINDS, type Kind} from './types';

export interface Ranked {
  doc: number;
  score: number;
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
  heading: readonly string[];
  /** Those that mean something. */
  meant: readonly string[];
  /** The words of its id, which may name what the heading only describes. */
  anchor: readonly string[];
  /** Those of the page's title and the headings above. */
  above: readonly string[];
}

/** Sections looked at more closely: enough for several pages of results, few enough to stay fast. */
export const CLOSE_LOOK = 100;
/** Without a section that has all words, at least this part of them must be there. */
const MOST = 0.5;
/** A word elsewhere on the page is nearly as good as one in the section. */
const ELSEWHERE_COVERS = 0.6;
/** What a section is worth by itself. A work of reference has an entry about everything: it must not crowd out what is written. */
const PRIOR: Record<Kind, number> = {page: 1, section: 0.9, name: 0.5, term: 0.3};
/** A flag is explained where its command is, in the reference. */
const FLAG_IN_REFERENCE = 2;
/** A section that has the words of an identifier, but not the identifier. */
const NOT_NAMED = 0.4;
/** An entry of a work of reference that has another name than was asked for. */
const MENTIONS = 0.5;
/** What a heading gains that is the query, word by word. */
const IS_QUERY: Record<Kind, number> = {page: 3, section: 1.9, name: 1.7, term: 8};
/** A name of several words, or in capitals, can only mean its entry. */
const IS_NAME = 12;
/** A definition steps back behind a page or a section that has the term in its heading. */
const DEFINED_ELSEWHERE = 0.2;
const IS_ABOUT = 1.5;
const SAME_WORDS = 0.9;
const TITLE_HAS_ALL = 1.7;
/** The id of a page covers the query nearly as well as its title. */
const ID_COVERS = 0.99;
/** A heading that says nothing else than the query gains this much. */
const COVERED = 0.4;
/** Each further section of the same page steps back by this factor, so that other pages are seen too. */
const SAME_PAGE = 0.6;

const kindOf = (doc: number, {kinds}: Sections): Kind => KINDS[kinds[doc] as number] as Kind;

const bits = (value: number) => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** A score and its section as one number, so that they are sorted without a comparison in JavaScript. */
const SECTIONS = 2 ** 20;
const SCORE_STEPS = 10_000;

/** Orders sections by score and by how many of the required words they have; noise is left out. */
export function rankByWords(
  {docs, score, has, pageHas, required}: Scores,
  query: Query,
  {pageOf, kinds}: Sections,
): Ranked[] {
  const wanted = bits(required);
  if (wanted === 0) return [];
  const priors = KINDS.map((kind) => (kind === 'name' && query.flag ? FLAG_IN_REFERENCE : PRIOR[kind]));
  const onPage = (doc: number) => (pageHas[pageOf[doc] as number] as number) & required;
  const anyWhole = docs.some((doc) => ((has[doc] as number) & required) !== 0 && onPage(doc) === required);
  const least = anyWhole ? Math.floor(wanted / 2) + 1 : Math.max(1, Math.ceil(wanted * MOST));
  const order = new Float64Array(docs.length);
  let found = 0;
  for (const doc of docs) {
    const here = bits((has[doc] as number) & required);
    const page = bits(onPage(doc));
    if (here === 0 || page < least) continue;
    const share = (here + (page - here) * ELSEWHERE_COVERS) / wanted;
    const value = (score[doc] as number) * share * share * (priors[kinds[doc] as number] as number);
    order[found++] = Math.round(value * SCORE_STEPS) * SECTIONS + (SECTIONS - 1 - doc);
  }
  const sorted = order.subarray(0, found).sort().reverse();
  return Array.from(sorted, (packed) => ({
    doc: SECTIONS - 1 - (packed % SECTIONS),
    score: Math.floor(packed / SECTIONS) / SCORE_STEPS,
  }));
}

/** The words that mean something, as one key. */
export const telling = (words: readonly string[]): string[] => words.filter((word) => !isStopWord(word));

interface Fit {
  /** The part of the heading's words that the query asks for. */
  covered: number;
  /** The heading has all words of the query that mean something. */
  hasAll: boolean;
}

/** The part of these words that the query asks for. */
function coverage(words: readonly string[], highlighter: Highlighter): number {
  let found = 0;
  for (const word of words) if (highlighter.find(word)) found++;
  return words.length === 0 ? 0 : found / words.length;
}

function fitOf({heading, meant, anchor}: HeadWords, isPage: boolean, highlighter: Highlighter): Fit {
  const id = isPage ? anchor : [];
  const covered = coverage(meant, highlighter);
  return {
    covered: Math.max(covered, ID_COVERS * coverage(id, highlighter)),
    hasAll: covered > 0 && highlighter.haveAll([...heading, ...id], []),
  };
}

/** Whether a heading and its id have most of the words that were typed, and those above it the others. */
function isAboutAll({words}: Query, own: readonly string[], head: HeadWords): boolean {
  const wanted = words.filter(({required}) => required);
  const missing = wanted.filter((word) => !isAmong(word, own));
  return missing.length * 2 < wanted.length && missing.every((word) => isAmong(word, head.above));
}

/** Whether a heading has all words that were typed, and not only other words for them. */
const saysIt = ({words}: Query, own: readonly string[]): boolean =>
  words.every((word) => !word.required || isAmong(word, own));

const isAmong = ({word, variants}: QueryWord, others: readonly string[]): boolean =>
  others.some((other) => other === word || variants.includes(other));

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
  scores: {named},
  highlighter,
  wordsOf,
  sections,
}: CloseLook): Ranked[] {
  const key = query.words.map(({word}) => word).join('');
  const phrase = telling(query.words.map(({word}) => word)).join('');
  const candidates = ranked.slice(0, limit);
  const close = candidates.map(({doc, score}) => {
    const head = wordsOf(doc);
    const {heading: words, anchor} = head;
    const kind = kindOf(doc, sections);
    const headingKey = words.join('');
    const own = head.meant.join('');
    // The same words in another form; in another order they may mean something else.
    const startsAlike = own.slice(0, 3) === phrase.slice(0, 3);
    const {covered, hasAll} = fitOf(head, kind === 'page', highlighter);
    const isEntry = kind === 'name' || kind === 'term';
    const isAbout = !isEntry && isAboutAll(query, kind === 'page' ? words : [...words, ...anchor], head);
    let factor = 1 + COVERED * covered;
    // What a flag is called is no subject: `--named-addresses` asks for the command that has it.
    if (!query.flag) {
      if (headingKey === key || (kind === 'page' && anchor.join('') === key))
        factor *= kind === 'name' && query.name ? IS_NAME : IS_QUERY[kind];
      else if (hasAll && covered === 1 && startsAlike && (kind !== 'term' || saysIt(query, words)))
        factor *= IS_QUERY[kind] * SAME_WORDS;
      else if (hasAll && kind === 'page') factor *= TITLE_HAS_ALL;
      else if (isAbout) factor *= IS_ABOUT;
    }
    // An entry answers its own name; of any other it only makes mention.
    if (kind === 'name' && !query.flag && headingKey !== key) factor *= MENTIONS;
    if (named && !named.has(doc) && (isEntry || !hasAll)) factor *= NOT_NAMED;
    return {doc, score: score * factor, kind, isAbout};
  });
  if (close.some(({isAbout}) => isAbout))
    for (const entry of close) if (entry.kind === 'term') entry.score *= DEFINED_ELSEWHERE;
  close.sort((a, b) => b.score - a.score || a.doc - b.doc);
  const seen = new Map<number, number>();
  const spread = close.map(({doc, score}) => {
    const page = sections.pageOf[doc] as number;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {doc, score: score * SAME_PAGE ** before};
  });
  spread.sort((a, b) => b.score - a.score || a.doc - b.doc);
  return [...spread, ...ranked.slice(limit)];
}

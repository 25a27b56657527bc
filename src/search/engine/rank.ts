import type {Highlighter} from './highlight';
import type {Query} from './query';
import type {Scores} from './score';
import {isStopWord} from './stopwords';

export interface Ranked {
  doc: number;
  score: number;
}

/** Which section is where. */
export interface Sections {
  /** Page of each section. */
  pageOf: Uint32Array;
  /** First section of each page: the page itself. */
  firstDoc: readonly number[];
  /** Number of sections of each page. */
  pageSize: readonly number[];
}

/** Sections looked at more closely: enough for several pages of results, few enough to stay fast. */
export const CLOSE_LOOK = 60;
/** Without a section that has all words, at least this part of them must be there. */
const MOST = 0.5;
/** A word elsewhere on the page is nearly as good as one in the section. */
const ELSEWHERE_COVERS = 0.6;
/** A page with so many headings is a work of reference: its entries are found by their names. */
const REFERENCE_SIZE = 60;
const PRIOR = {page: 1, section: 0.9, entry: 0.5};
/**
 * What a heading gains that is the query, word by word; and one that has all words of it. An entry of one word
 * steps back behind a page about that word; a longer name (a command, an error) can only mean the entry.
 */
const IS_QUERY = {page: 3, section: 1.9, entry: 1.7};
const IS_NAME = 4;
const SAME_WORDS = 0.9;
const HAS_ALL = {page: 1.7, section: 1.25, entry: 1};
const STARTS_SO = 1.15;
/** A heading that says nothing else than the query gains this much. */
const COVERED = 0.4;
/** Each further section of the same page steps back by this factor, so that other pages are seen too. */
const SAME_PAGE = 0.85;

type Kind = keyof typeof PRIOR;

function kindOf(doc: number, {pageOf, firstDoc, pageSize}: Sections): Kind {
  const page = pageOf[doc] as number;
  if (firstDoc[page] === doc) return 'page';
  return (pageSize[page] as number) > REFERENCE_SIZE ? 'entry' : 'section';
}

const bits = (value: number) => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** A path, a flag, an error, a command: something that has a name. */
const isIdentifier = ({keys}: Query) => keys.some(({typed}) => typed);
const isName = (query: Query) => isIdentifier(query) || query.words.length > 2;

/** Orders sections by score and by how many of the required words they have; noise is left out. */
export function rankByWords(scores: Scores, query: Query, sections: Sections): Ranked[] {
  const wanted = bits(scores.required);
  // Who types an identifier looks for what it is called, not for what is told about it.
  const prior = isIdentifier(query) ? {...PRIOR, entry: PRIOR.section} : PRIOR;
  if (wanted === 0) return [];
  const coverage = (doc: number) => {
    const here = (scores.has[doc] as number) & scores.required;
    const page = (scores.pageHas[sections.pageOf[doc] as number] as number) & scores.required;
    return {here: bits(here), page: bits(page)};
  };
  const covered = scores.docs.map((doc) => ({doc, ...coverage(doc)}));
  const anyWhole = covered.some(({here, page}) => here > 0 && page === wanted);
  const least = anyWhole ? Math.floor(wanted / 2) + 1 : Math.max(1, Math.ceil(wanted * MOST));
  return covered
    .filter(({here, page}) => here > 0 && Math.max(here, page) >= least)
    .map(({doc, here, page}) => {
      const share = (here + (page - here) * ELSEWHERE_COVERS) / wanted;
      return {doc, score: (scores.score[doc] as number) * share * share * prior[kindOf(doc, sections)]};
    })
    .sort((a, b) => b.score - a.score || a.doc - b.doc);
}

/** The words that mean something, as one key. */
const telling = (words: readonly string[]) => words.filter((word) => !isStopWord(word)).join('');

interface Fit {
  /** The part of the heading's words that the query asks for. */
  covered: number;
  /** The heading has all words of the query that mean something. */
  hasAll: boolean;
}

function fitOf(words: readonly string[], highlighter: Highlighter): Fit {
  const meant = words.filter((word) => !isStopWord(word));
  const found = meant.filter((word) => highlighter.find(word));
  return {
    covered: meant.length === 0 ? 0 : found.length / meant.length,
    hasAll: highlighter.haveAll(words, []),
  };
}

/** Looks at the headings of the best sections and lets other pages have their turn. */
export function rankByHeadings(
  ranked: readonly Ranked[],
  query: Query,
  highlighter: Highlighter,
  wordsOf: (doc: number) => readonly string[],
  sections: Sections,
): Ranked[] {
  const key = query.words.map(({word}) => word).join('');
  const phrase = telling(query.words.map(({word}) => word));
  const candidates = ranked.slice(0, CLOSE_LOOK);
  const aPageIsAboutIt = candidates.some(
    ({doc}) => kindOf(doc, sections) === 'page' && telling(wordsOf(doc)).includes(phrase),
  );
  const isOwnName = isName(query) || !aPageIsAboutIt;
  const close = candidates.map(({doc, score}) => {
    const words = wordsOf(doc);
    const kind = kindOf(doc, sections);
    const headingKey = words.join('');
    const own = telling(words);
    // The same words in another form; in another order they may mean something else.
    const startsAlike = own.slice(0, 3) === phrase.slice(0, 3);
    const {covered, hasAll} = fitOf(words, highlighter);
    let factor = 1 + COVERED * covered;
    if (headingKey === key) factor *= kind === 'entry' && isOwnName ? IS_NAME : IS_QUERY[kind];
    else if (hasAll && covered === 1 && startsAlike) factor *= IS_QUERY[kind] * SAME_WORDS;
    else if (hasAll) factor *= HAS_ALL[kind];
    if (key.length > 2 && headingKey.startsWith(key)) factor *= STARTS_SO;
    return {doc, score: score * factor};
  });
  close.sort((a, b) => b.score - a.score || a.doc - b.doc);
  const seen = new Map<number, number>();
  const spread = close.map(({doc, score}) => {
    const page = sections.pageOf[doc] as number;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {doc, score: score * SAME_PAGE ** before};
  });
  spread.sort((a, b) => b.score - a.score || a.doc - b.doc);
  return [...spread, ...ranked.slice(CLOSE_LOOK)];
}

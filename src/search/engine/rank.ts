import type {Highlighter} from './highlight';
import type {Scores} from './score';
import {isStopWord} from './stopwords';
import {chunks, textKey} from './tokens';
import type {Head} from './types';

export interface Ranked {
  doc: number;
  score: number;
}

/** Sections looked at more closely: enough for several pages of results, few enough to stay fast. */
export const CLOSE_LOOK = 60;
const TITLE_IS_QUERY = 2.6;
const HEADING_IS_QUERY = 1.8;
const HEADING_STARTS_SO = 1.2;
/** A heading that says nothing else than the query gains this much. */
const HEADING_COVERED = 0.5;
/** Each further section of the same page steps back by this factor, so that other pages are seen too. */
const SAME_PAGE = 0.88;
/** Without a section that has all words, at least this part of them must be there. */
const MOST = 0.5;

const bits = (value: number) => {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Orders sections by score and by how many of the required words they have; noise is left out. */
export function rankByWords(scores: Scores, pageOf: Uint32Array): Ranked[] {
  const wanted = bits(scores.required);
  if (wanted === 0) return [];
  const coverage = (doc: number) => {
    const here = (scores.has[doc] as number) & scores.required;
    const page = (scores.pageHas[pageOf[doc] as number] as number) & scores.required;
    return {here: bits(here), page: bits(page)};
  };
  const covered = scores.docs.map((doc) => ({doc, ...coverage(doc)}));
  const anyWhole = covered.some(({here, page}) => here > 0 && page === wanted);
  const least = anyWhole ? Math.floor(wanted / 2) + 1 : Math.max(1, Math.ceil(wanted * MOST));
  return covered
    .filter(({here, page}) => here > 0 && Math.max(here, page) >= least)
    .map(({doc, here, page}) => {
      const share = (here + (page - here) * 0.6) / wanted;
      return {doc, score: (scores.score[doc] as number) * share * share};
    })
    .sort((a, b) => b.score - a.score || a.doc - b.doc);
}

/** The part of a heading's words that the query asks for. */
function headingCoverage(heading: string, highlighter: Highlighter): number {
  let all = 0;
  let found = 0;
  for (const chunk of chunks(heading)) {
    for (const {word} of chunk.atoms) {
      if (isStopWord(word)) continue;
      all++;
      if (highlighter.find(word)) found++;
    }
  }
  return all === 0 ? 0 : found / all;
}

/** Looks at the headings of the best sections and lets other pages have their turn. */
export function rankByHeadings(
  ranked: readonly Ranked[],
  query: string,
  highlighter: Highlighter,
  headOf: (doc: number) => Head,
  pageOf: Uint32Array,
): Ranked[] {
  const key = textKey(query);
  const close = ranked.slice(0, CLOSE_LOOK).map(({doc, score}) => {
    const {heading, depth} = headOf(doc);
    const headingKey = textKey(heading);
    let factor = 1 + HEADING_COVERED * headingCoverage(heading, highlighter);
    if (headingKey === key) factor *= depth === 1 ? TITLE_IS_QUERY : HEADING_IS_QUERY;
    else if (key.length > 2 && headingKey.startsWith(key)) factor *= HEADING_STARTS_SO;
    return {doc, score: score * factor};
  });
  close.sort((a, b) => b.score - a.score || a.doc - b.doc);
  const seen = new Map<number, number>();
  const spread = close.map(({doc, score}) => {
    const page = pageOf[doc] as number;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {doc, score: score * SAME_PAGE ** before};
  });
  spread.sort((a, b) => b.score - a.score || a.doc - b.doc);
  return [...spread, ...ranked.slice(CLOSE_LOOK)];
}

import {abortOf} from '@site/src/errors/abortId';
import type {SearchHit} from '../protocol';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Headings that many pages have, and that say nothing without the page's name. */
const GENERIC =
  /^(next|what you need|if it goes wrong|what you (built|build)|i want to…|choose your path|reference)$/i;

const withoutMarks = (html: string) => html.replace(/<[^>]*>/g, '');

/** What a reader sees of a hit. All texts are HTML with nothing but `<mark>` in it, as in `SearchHit`. */
interface Row {
  title: string;
  /** The page, and the headings above the section; of an abort its module and number. */
  trail: string[];
  excerpt: string | undefined;
}

/** The texts of a hit. No two sections of a site have the same title and trail. */
export function rowOf(hit: SearchHit): Row {
  const {_highlightResult: marked, _snippetResult: cut} = hit;
  const trail = LEVELS.flatMap((level) => marked?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? []);
  const heading = trail.pop() ?? '';
  const page = hit.hierarchy.lvl1;
  const isGeneric = page !== null && trail.length > 0 && GENERIC.test(withoutMarks(heading));
  const abort = abortOf(hit.url.split('#')[1] ?? '');
  return {
    title: isGeneric ? `${page}: ${heading}` : heading,
    trail: abort ? [abort, ...trail] : trail,
    excerpt: cut?.content?.value,
  };
}

/** The hit with its row where DocSearch looks for it: the title in its own level, the second line in that of the page. */
export function withRow(hit: SearchHit): SearchHit {
  const {title, trail, excerpt} = rowOf(hit);
  const own = LEVELS.filter((level) => hit.hierarchy[level] !== null).at(-1) ?? 'lvl1';
  const text = (value: string) => ({value, matchLevel: 'none' as const, matchedWords: []});
  // One line has room for the way to the section or for what was found in it.
  const second = excerpt ? `${trail[0] ?? ''} · ${excerpt}` : trail.join(' › ');
  return {
    ...hit,
    type: own,
    _snippetResult: {
      ...hit._snippetResult,
      // A page has its own title in the level of the page, and what was found in it as its second line.
      hierarchy: own === 'lvl1' ? {lvl1: text(title)} : {[own]: text(title), lvl1: text(second)},
    },
  };
}

import {abortOf} from '@site/cedra/errors/model';
import type {SearchHit} from '@cedra-docs/search/protocol';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Headings of many pages, which need the title of the page. */
const GENERIC =
  /^(next|what you need|if it goes wrong|what you (built|build)|i want to…|choose your path|reference)$/i;

const withoutMarks = (html: string) => html.replace(/<[^>]*>/g, '');

/** The texts of a hit in a list. They are HTML with only `<mark>` elements, as in `SearchHit`. */
interface HitRow {
  title: string;
  /** The page and the headings above the section; for an abort, its module and number come first. */
  trail: string[];
  excerpt: string | undefined;
}

/** The texts of a hit. No two sections of a site have the same title and trail. */
export function rowOf(hit: SearchHit): HitRow {
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

/**
 * The hit with its row in the fields that DocSearch shows: the title in the content or in its own level, the second line
 * in that of the page. A hit of type `content` keeps its type: DocSearch stores its parent, or nothing if it has none.
 */
export function withRow(hit: SearchHit): SearchHit {
  const {title, trail, excerpt} = rowOf(hit);
  const own = LEVELS.filter((level) => hit.hierarchy[level] !== null).at(-1) ?? 'lvl1';
  const type = hit.type === 'content' ? 'content' : own;
  const text = (value: string) => ({value, matchLevel: 'none' as const, matchedWords: []});
  // The line has no room for both the headings above and the excerpt.
  const second = text(excerpt ? [...trail.slice(0, 1), excerpt].join(' · ') : trail.join(' › '));
  return {
    ...hit,
    type,
    _snippetResult:
      type === 'content'
        ? {content: text(title), hierarchy: {lvl1: second}}
        : {hierarchy: {lvl1: second, [type]: text(title)}},
  };
}

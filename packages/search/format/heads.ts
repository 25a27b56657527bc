import {chunkTexts} from '../words/tokens';
import type {Head, PageRecord} from './types';

/** The id that most headings have; only other ids are stored. */
const likelyAnchor = (heading: string): string => chunkTexts(heading).join('-').toLowerCase();

/** The id of a section: that of its heading, or the last part of the page's path. */
export const idOf = (path: string, anchor: string): string => anchor || path.slice(path.lastIndexOf('/') + 1);

const clean = (text: string) => text.replace(/[\t\n\r]+/gu, ' ');

/** Replaces the heading in an id that contains it, as in `0x1-coin-ECOIN_STORE_NOT_PUBLISHED-0x60005`. */
const HEADING = '*';

/**
 * Headings of pages as text: for each page, a line with path, title and category, one line for each section below the
 * title (depth, heading, and the anchor unless it is the likely one), and an empty line.
 */
export function encodeHeads(
  pages: readonly Pick<PageRecord, 'path' | 'title' | 'lvl0' | 'sections'>[],
): string {
  return pages
    .map(({path, title, lvl0, sections}) =>
      [
        [path, title, lvl0].map(clean).join('\t'),
        ...sections.slice(1).map(({depth, heading, anchor}) => {
          const text = clean(heading);
          const own = anchor === likelyAnchor(text) ? '' : anchor.replace(text, () => HEADING);
          return String(depth) + text + (own && `\t${own}`);
        }),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The headings of each page, still encoded: most are never read. */
export const splitHeads = (text: string): string[] =>
  text === '' ? [] : text.replace(/\n$/u, '').split('\n\n');

/** The lines of one page: the page itself, then its sections. */
export const pageLines = (block: string): string[] => block.replace(/\n$/u, '').split('\n');

const depthOf = (line: string) => Number(line[0]);
const headingOf = (line: string) => line.slice(1).split('\t')[0] as string;

/** The headings from level 2 down that enclose a section. */
function parentsOf(lines: readonly string[], index: number): string[] {
  let depth = depthOf(lines[index] as string);
  const parents = Array.from({length: depth - 2}, () => '');
  for (let at = index - 1; at > 0 && depth > 2; at--) {
    const line = lines[at] as string;
    if (depthOf(line) >= depth) continue;
    depth = depthOf(line);
    parents[depth - 2] = headingOf(line);
  }
  return parents;
}

/** Decodes one heading of a page; index 0 is the page itself. */
export function decodeHead(lines: readonly string[], index: number): Head {
  const [path = '', title = '', lvl0 = ''] = (lines[0] as string).split('\t');
  const page = {path, title, lvl0};
  if (index === 0) return {...page, anchor: '', heading: title, depth: 1, parents: []};
  const line = lines[index] as string;
  const [heading = '', anchor = ''] = line.slice(1).split('\t');
  return {
    ...page,
    anchor: anchor.replace(HEADING, () => heading) || likelyAnchor(heading),
    heading,
    depth: depthOf(line),
    parents: parentsOf(lines, index),
  };
}

/** Decodes all headings, one list for each page. */
export const decodeHeads = (text: string): Head[][] =>
  splitHeads(text).map((block) => {
    const lines = pageLines(block);
    return lines.map((_, index) => decodeHead(lines, index));
  });

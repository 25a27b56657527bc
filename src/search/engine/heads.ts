import {chunks} from './tokens';
import type {Head, PageRecord} from './types';

/** The id that a heading most likely has, so that only the others are written down. */
function likelyAnchor(heading: string): string {
  const words: string[] = [];
  for (const chunk of chunks(heading)) words.push(heading.slice(chunk.start, chunk.end).toLowerCase());
  return words.join('-');
}

const clean = (text: string) => text.replace(/[\t\n\r]+/gu, ' ');

/**
 * Headings of pages as text: a line with path, title and category for each page, followed by one line for each
 * section below its title (depth, heading, and the anchor where it is not the likely one), and an empty line.
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
          return `${depth}${text}${anchor === likelyAnchor(text) ? '' : `\t${anchor}`}`;
        }),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The headings of each page, still encoded: most of them are never looked at. */
export const splitHeads = (text: string): string[] =>
  text === '' ? [] : text.replace(/\n$/u, '').split('\n\n');

/** Reads the headings of one page back; the first head is the page itself. */
export function decodePageHeads(block: string): Head[] {
  const [first = '', ...lines] = block.replace(/\n$/u, '').split('\n');
  const [path = '', title = '', lvl0 = ''] = first.split('\t');
  const heads: Head[] = [{path, title, lvl0, anchor: '', heading: title, depth: 1, parents: []}];
  const open: string[] = [];
  for (const line of lines) {
    const depth = Number(line[0]);
    const [heading = '', anchor = likelyAnchor(heading)] = line.slice(1).split('\t');
    // `open[0]` is the heading of level 2 that encloses this one, and so on.
    open.length = Math.min(open.length, depth - 2);
    while (open.length < depth - 2) open.push('');
    heads.push({path, title, lvl0, anchor, heading, depth, parents: [...open]});
    open.push(heading);
  }
  return heads;
}

/** Reads headings back, one list of heads for each page. */
export const decodeHeads = (text: string): Head[][] => splitHeads(text).map(decodePageHeads);

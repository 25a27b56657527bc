import {chunkTexts} from './tokens';
import type {Head, PageRecord} from './types';

/** The id that a heading most likely has, so that only the others are written down. */
const likelyAnchor = (heading: string): string => chunkTexts(heading).join('-').toLowerCase();

/** What names a section in its address: the id of its heading, or the last part of its page's path. */
export const idOf = (path: string, anchor: string): string => anchor || path.slice(path.lastIndexOf('/') + 1);

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

/** The lines of one page: itself first, then its sections. */
export const pageLines = (block: string): string[] => block.replace(/\n$/u, '').split('\n');

const depthOf = (line: string) => Number(line[0]);
const headingOf = (line: string) => line.slice(1).split('\t')[0] as string;

/** The headings of level 2 and below that enclose a section, by walking up. */
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

/** Reads one heading of a page back; the first one is the page itself. */
export function decodeHead(lines: readonly string[], index: number): Head {
  const [path = '', title = '', lvl0 = ''] = (lines[0] as string).split('\t');
  if (index === 0) return {path, title, lvl0, anchor: '', heading: title, depth: 1, parents: []};
  const line = lines[index] as string;
  const [heading = '', anchor = likelyAnchor(heading)] = line.slice(1).split('\t');
  return {path, title, lvl0, anchor, heading, depth: depthOf(line), parents: parentsOf(lines, index)};
}

/** Reads headings back, one list of heads for each page. */
export const decodeHeads = (text: string): Head[][] =>
  splitHeads(text).map((block) => {
    const lines = pageLines(block);
    return lines.map((_, index) => decodeHead(lines, index));
  });

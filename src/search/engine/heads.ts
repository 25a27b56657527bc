import {chunkTexts} from './tokens';
import type {Head, Name, PageRecord} from './types';

/** The id that a heading most likely has, so that only the others are written down. */
const likelyAnchor = (heading: string): string => chunkTexts(heading).join('-').toLowerCase();

/** What names a section in its address: the id of its heading, or the last part of its page's path. */
export const idOf = (path: string, anchor: string): string => anchor || path.slice(path.lastIndexOf('/') + 1);

const clean = (text: string) => text.replace(/[\t\n\r]+/gu, ' ');

const SEPARATOR = '|';
/** Stands for the heading in an id that contains it, as in `0x1-coin-ECOIN_STORE_NOT_PUBLISHED-0x60005`. */
const HEADING = '*';

/** Names of a section, each with a tab before it. */
const encodeNames = (names: readonly Name[] = []): string =>
  names.map(({name, here}) => `\t${clean(here === undefined ? name : name + SEPARATOR + here)}`).join('');

const decodeNames = (names: readonly string[]): Name[] =>
  names.map((text) => {
    const [name = '', here] = text.split(SEPARATOR);
    return {name, here};
  });

/**
 * Headings of pages as text: a line with path, title, category and names for each page, followed by one line for each
 * section below its title (depth, heading, the anchor where it is not the likely one, names), and an empty line.
 */
export function encodeHeads(
  pages: readonly Pick<PageRecord, 'path' | 'title' | 'lvl0' | 'sections'>[],
): string {
  return pages
    .map(({path, title, lvl0, sections}) =>
      [
        [path, title, lvl0].map(clean).join('\t') + encodeNames(sections[0]?.names),
        ...sections.slice(1).map(({depth, heading, anchor, names}) => {
          const text = clean(heading);
          const own = anchor === likelyAnchor(text) ? '' : anchor.replace(text, () => HEADING);
          return String(depth) + text + (own || names?.length ? `\t${own}${encodeNames(names)}` : '');
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
  const [path = '', title = '', lvl0 = '', ...pageNames] = (lines[0] as string).split('\t');
  const page = {path, title, lvl0};
  if (index === 0)
    return {...page, anchor: '', heading: title, depth: 1, parents: [], names: decodeNames(pageNames)};
  const line = lines[index] as string;
  const [heading = '', anchor = '', ...names] = line.slice(1).split('\t');
  return {
    ...page,
    anchor: anchor.replace(HEADING, () => heading) || likelyAnchor(heading),
    heading,
    depth: depthOf(line),
    parents: parentsOf(lines, index),
    names: decodeNames(names),
  };
}

/** Reads headings back, one list of heads for each page. */
export const decodeHeads = (text: string): Head[][] =>
  splitHeads(text).map((block) => {
    const lines = pageLines(block);
    return lines.map((_, index) => decodeHead(lines, index));
  });

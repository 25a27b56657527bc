import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {stringify} from './convert';

/** Assistants cut longer files at 50,000 characters. The rest is for the lines above the text. */
const MAX_CHARACTERS = 40_000;

/** A section of a page, or its text before the first section within it. */
export interface PageSection {
  id: string;
  /** Its id on the page. Missing in a reference that the page loads on demand. */
  anchor?: string;
  title: string;
  /** How many sections it is within. */
  depth: number;
  /** Without the heading of the section. Empty for a heading directly followed by another. */
  markdown: string;
}

/** Groups nodes by headings of the outermost level. The first group has the nodes before the first heading. */
function groups(nodes: readonly RootContent[]): [RootContent[], ...RootContent[][]] {
  const depth = Math.min(...nodes.map((node) => (node.type === 'heading' ? node.depth : 7)));
  const found: [RootContent[], ...RootContent[][]] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) found.push([]);
    found.at(-1)?.push(node);
  }
  return found;
}

/** Groups nodes, and items of long lists, into parts that are short enough, as far as the nodes are. */
function shortParts(nodes: readonly RootContent[], max: number): RootContent[][] {
  const pieces = nodes.flatMap((node): RootContent[] =>
    node.type === 'list' && stringify([node]).length > max
      ? node.children.map((item) => ({...node, children: [item]}))
      : [node],
  );
  const parts: RootContent[][] = [];
  let size = Infinity;
  for (const piece of pieces) {
    const {length} = stringify([piece]);
    if (size + length > max) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(piece);
    size += length;
  }
  return parts;
}

/**
 * Splits a page into its sections, and sections that are too long into theirs.
 * @returns the whole text, the text before the first section, and all sections in order; no sections if the page is short
 */
export function splitPage(
  page: Root,
  max = MAX_CHARACTERS,
): {whole: string; before: string; sections: PageSection[]} {
  const whole = stringify(page.children);
  if (whole.length <= max) return {whole, before: whole, sections: []};
  const slugger = createSlugger();
  const sectionsOf = (nodes: RootContent[], depth: number): PageSection[] => {
    const [heading, ...content] = nodes as [Heading, ...RootContent[]];
    const title = toString(heading);
    const anchor = heading.data?.id;
    const id = anchor ?? slugger.slug(title);
    const markdown = stringify(content);
    const [before, ...inner] = groups(content);
    if (markdown.length <= max) return [{id, anchor, title, depth, markdown}];
    if (inner.length === 0)
      return shortParts(content, max).map((part, index) => ({
        id: index === 0 ? id : `${id}-${index + 1}`,
        anchor,
        title: index === 0 ? title : `${title}, part ${index + 1}`,
        depth,
        markdown: stringify(part),
      }));
    return [
      {id, anchor, title, depth, markdown: stringify(before)},
      ...inner.flatMap((group) => sectionsOf(group, depth + 1)),
    ];
  };
  const [before, ...inner] = groups(page.children);
  // Only the glossary is too long before its first section.
  const [first = [], ...rest] = shortParts(before, max);
  const parts = rest.map((part, index) => {
    const number = index + 2;
    return {id: `part-${number}`, title: `Part ${number}`, depth: 0, markdown: stringify(part)};
  });
  const sections = [...parts, ...inner.flatMap((group) => sectionsOf(group, 0))];
  return {whole, before: stringify(first), sections};
}

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import type {Heading, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

import {type FenceMeta, parseFenceMeta} from './fence-meta';
import {withoutRemoved} from './line-marks';

/** A tab that encloses a block: `<TabItem value="macos">` in `<Tabs groupId="system">`. */
export interface Tab {
  /** The `groupId` of the tabs. */
  group: string;
  value: string;
}

/** One fenced block of a page. */
export interface Block {
  /** The MDX file that holds it (a partial's own file when it was imported). */
  file: string;
  /** Line of the opening fence, from 1. */
  line: number;
  lang: string;
  meta: FenceMeta;
  /** The words after the language, as written. */
  rawMeta: string;
  /** Without removed lines and region marks. */
  code: string;
  /** The code with its region marks, if it has any. */
  marked?: string;
  /** Enclosing tabs, the outermost first. */
  tabs: readonly Tab[];
  /** Text of the heading above. */
  heading?: string;
  /** Id of the heading above. */
  section?: string;
  /** Index among the page's blocks, from 0. */
  index: number;
  /** Hash of language, meta and code; identifies the block in a receipt. */
  hash: string;
}

/** Inline code: `npm test`. */
interface InlineCode {
  file: string;
  line: number;
  text: string;
}

export interface Page {
  /** Path of the MDX file, as failures name it. */
  file: string;
  blocks: readonly Block[];
  inlineCode: readonly InlineCode[];
}

/**
 * The hash that identifies a block in a receipt; it changes with language, meta, code or the tabs around it.
 * @param tabs those of the block's own file, because a partial is compiled once for all pages that import it
 */
export function blockHash(lang: string, meta: string, code: string, tabs: readonly Tab[] = []): string {
  return shortHash(
    [
      lang,
      meta.trim(),
      code.replaceAll('\r\n', '\n'),
      ...tabs.map(({group, value}) => `${group}=${value}`),
    ].join('\0'),
  );
}

/** Twelve hex digits: unique across the site, and short enough for a readable diff. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export interface PageReader {
  parse: (source: string, path: string) => Root;
  /** The path of a file as failures name it. */
  nameOf: (path: string) => string;
  /** The files that a file imports as components, by their names on the page. */
  partials?: (tree: Root, path: string) => ReadonlyMap<string, string>;
  /** Groups of components that are tabs of one group: `{SystemTabs: 'system'}`. */
  tabGroups?: TabGroups;
}

export type TabGroups = Readonly<Record<string, string>>;

/**
 * Reads the blocks and code spans of a page in reading order, including those of imported files.
 * @param path absolute
 */
export function readPage(path: string, reader: PageReader): Page {
  const reading: Reading = {blocks: [], inlineCode: []};
  readInto(reading, path, [], reader);
  const {blocks, inlineCode} = reading;
  return {file: reader.nameOf(path), blocks, inlineCode};
}

/** The id of a heading, a comment in MDX: `## Title {/* #id *\/}`. */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

interface Reading {
  heading?: string;
  section?: string;
  blocks: Block[];
  inlineCode: InlineCode[];
}

function readInto(reading: Reading, path: string, tabs: readonly Tab[], reader: PageReader): void {
  const tree = reader.parse(readFileSync(path, 'utf8'), path);
  const partials = reader.partials?.(tree, path);
  const visitor: Visitor = (node, inner) => {
    const enclosing = [...tabs, ...inner];
    const file = reader.nameOf(path);
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      // Without its id, which is a comment.
      reading.heading = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
      reading.section = headingId(node);
    } else if (node.type === 'code') {
      const lang = node.lang ?? '';
      const rawMeta = node.meta ?? '';
      const hash = blockHash(lang, rawMeta, node.value, inner);
      const index = reading.blocks.length;
      const meta = parseFenceMeta(rawMeta);
      const code = withoutRemoved(node.value, rawMeta);
      const marked = node.data?.marked;
      reading.blocks.push({
        file,
        line,
        lang,
        meta,
        rawMeta,
        code,
        ...(marked !== undefined && {marked}),
        tabs: enclosing,
        ...(reading.heading !== undefined && {heading: reading.heading}),
        ...(reading.section !== undefined && {section: reading.section}),
        index,
        hash,
      });
    } else if (node.type === 'inlineCode') {
      reading.inlineCode.push({file, line, text: node.value});
    }
    const partial = isJsx(node) ? partials?.get(node.name ?? '') : undefined;
    if (partial !== undefined) readInto(reading, partial, enclosing, reader);
  };
  visitWithTabs(tree, visitor, reader.tabGroups);
}

/** Is called with a node and the tabs that enclose it, the outermost first. */
export type Visitor = (node: Nodes, tabs: readonly Tab[]) => void;

/** Visits all nodes of a tree in reading order. */
export function visitWithTabs(tree: Root, visitor: Visitor, groups: TabGroups = {}): void {
  visit(tree, []);

  function visit(node: Nodes, tabs: readonly Tab[]): void {
    visitor(node, tabs);
    const inside = isJsx(node) ? enter(node, tabs, groups) : tabs;
    if ('children' in node) for (const child of node.children) visit(child, inside);
  }
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `<Tabs groupId>` opens a group; `<TabItem value>` sets its value. */
function enter(element: Jsx, tabs: readonly Tab[], groups: TabGroups): readonly Tab[] {
  const named = groups[element.name ?? ''];
  if (named !== undefined) return [...tabs, {group: named, value: ''}];
  if (element.name === 'Tabs') return [...tabs, {group: attribute(element, 'groupId'), value: ''}];
  const group = tabs.at(-1);
  if (element.name !== 'TabItem' || !group) return tabs;
  return [...tabs.slice(0, -1), {...group, value: attribute(element, 'value')}];
}

function attribute(element: Jsx, name: string): string {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {cachedText, codeVersion} from '../lib/disk-cache';
import {type FenceMeta, parseFenceMeta} from '../lib/fence-meta';
import {withoutRemoved} from '../src/prism/lineMarks';
import regionMarks from './remark/region-marks';
import {repositoryPath, root} from '../lib/repository';

/** A tab that encloses a block: `<TabItem value="testnet">` in `<NetworkTabs>`. */
export interface Tab {
  /** The `groupId` of the tabs; `network` for `<NetworkTabs>`. */
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
  /** Index among the page's blocks, from 0. */
  index: number;
  /** Hash of language, meta and code; identifies the block in a receipt. */
  hash: string;
}

/** Inline code: `cedra move test`. */
interface InlineCode {
  file: string;
  line: number;
  text: string;
}

export interface Page {
  /** Repository path of the MDX file. */
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

// The site's own grammar: Docusaurus reads pages with the same plugins.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter)
  .use(regionMarks);

const parserFiles = ['markdown/page.ts', 'markdown/regions.ts', 'markdown/remark/region-marks.ts'];

/** The nodes whose `data` is used: imports and exports, code, and titles of admonitions. */
const withData = new Set(['mdxjsEsm', 'code', 'paragraph']);

/** Drops columns and the parsed JavaScript outside of imports and exports, which halves the tree. */
function stripUnused(this: {type?: string}, key: string, value: unknown): unknown {
  if (key === 'position') return {start: {line: (value as {start: {line: number}}).start.line}};
  return key === 'data' && !withData.has(this.type ?? '') ? undefined : value;
}

/** Text that is not MDX. The message begins with the place: `docs/x.mdx:6:37: …`. */
export class PageSyntaxError extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(
    readonly file: string,
    {reason, line = 1, column = 1}: Complaint,
  ) {
    super(`${file}:${line}:${column}: ${reason}`);
    this.name = 'PageSyntaxError';
    this.line = line;
    this.reason = reason;
  }
}

/** What the parser throws: a `VFileMessage`. */
interface Complaint {
  reason: string;
  line?: number;
  column?: number;
}

/**
 * Parses a page's MDX, with a cache, because the proof and the search read all pages at each build.
 * The position of a node is only its first line; only imports, exports, code and titles of admonitions have `data`.
 * @throws PageSyntaxError
 */
export function parseTree(source: string, file: string): Root {
  // A clone on Windows may have other line ends, which must not change hashes.
  const text = source.replaceAll('\r\n', '\n');
  try {
    return JSON.parse(
      cachedText('mdx-trees', [codeVersion(...parserFiles), text], () =>
        JSON.stringify(parser.runSync(parser.parse(text)), stripUnused),
      ),
    ) as Root;
  } catch (error) {
    if (!(error instanceof Error && 'reason' in error)) throw error;
    throw new PageSyntaxError(repositoryPath(resolve(root, file)), error as unknown as Complaint);
  }
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

interface Reading {
  heading?: string;
  blocks: Block[];
  inlineCode: InlineCode[];
}

/** Reads the blocks and code spans of a page in reading order, including those of imported partials. */
export function parsePage(path: string): Page {
  const reading: Reading = {blocks: [], inlineCode: []};
  readInto(reading, resolve(root, path), []);
  const {blocks, inlineCode} = reading;
  return {file: repositoryPath(resolve(root, path)), blocks, inlineCode};
}

function readInto(reading: Reading, path: string, tabs: readonly Tab[]): void {
  const tree = parseTree(readFileSync(path, 'utf8'), path);
  const partials = importedPartials(tree, path);
  visitWithTabs(tree, (node, inner) => {
    const enclosing = [...tabs, ...inner];
    const file = repositoryPath(path);
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      // Without its id, which is a comment.
      reading.heading = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
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
        index,
        hash,
      });
    } else if (node.type === 'inlineCode') {
      reading.inlineCode.push({file, line, text: node.value});
    }
    const partial = isJsx(node) ? partials.get(node.name ?? '') : undefined;
    if (partial !== undefined) readInto(reading, partial, enclosing);
  });
}

/** Visits all nodes of a tree in reading order, each with the tabs that enclose it, the outermost first. */
export function visitWithTabs(tree: Root, visitor: (node: Nodes, tabs: readonly Tab[]) => void): void {
  visit(tree, []);

  function visit(node: Nodes, tabs: readonly Tab[]): void {
    visitor(node, tabs);
    const inside = isJsx(node) ? enter(node, tabs) : tabs;
    if ('children' in node) for (const child of node.children) visit(child, inside);
  }
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `<Tabs groupId>` opens a group; `<TabItem value>` sets its value. */
function enter(element: Jsx, tabs: readonly Tab[]): readonly Tab[] {
  if (element.name === 'NetworkTabs') return [...tabs, {group: 'network', value: ''}];
  if (element.name === 'Tabs') return [...tabs, {group: attribute(element, 'groupId'), value: ''}];
  const group = tabs.at(-1);
  if (element.name !== 'TabItem' || !group) return tabs;
  return [...tabs.slice(0, -1), {...group, value: attribute(element, 'value')}];
}

function attribute(element: Jsx, name: string): string {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Pages may import other MDX files as components; their blocks belong to the page. */
export function importedPartials(tree: Root, path: string): Map<string, string> {
  const partials = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/.test(String(statement.source.value))) continue;
      const name = statement.specifiers[0]?.local.name;
      const target = String(statement.source.value).replace(/^@site\//, `${root}/`);
      const file = target.startsWith('/') ? target : join(dirname(path), target);
      if (name && existsSync(file)) partials.set(name, file);
    }
  }
  return partials;
}

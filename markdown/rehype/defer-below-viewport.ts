import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {FOLD_AT} from '../../src/theme/CodeBlock/foldAt';

/** What a large screen shows, in lines of text, with some to spare. */
const SCREEN = 60;

/** Characters in a line of text. */
const LINE = 75;

/** Elements that are as high as all that is in them, and that a page may be in from top to bottom. */
const CONTAINERS = ['Steps'];

type Node = RootContent | ElementContent;

const isContainer = (node: Node): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && CONTAINERS.includes(node.name ?? '');

/** The lines of a block of code, which has coloured HTML in the place of its text; no more than one shows unfolded. */
const linesOfCode = ({properties: {html}}: Element) =>
  typeof html === 'string' ? Math.min(html.split('\n').length - 1, FOLD_AT) : 0;

const sum = (lines: number[]) => lines.reduce((all, each) => all + each, 0);

const highest = (lines: number[]) => Math.max(0, ...lines);

/**
 * What a component shows of its parts at first, by the lines of each: one of the tabs, and of `<details>`, which the
 * framework has renamed by then, the summary.
 */
const SHOWN: Record<string, (lines: number[]) => number> = {
  Tabs: highest,
  NetworkTabs: highest,
  Details: ([summary = 0]) => summary,
};

/** How many lines a part of a page takes, about. */
function linesOf(node: Node): number {
  if (node.type === 'text') return node.value.length / LINE;
  if (!('children' in node)) return 0;
  const lines = node.children.filter((child) => child.type !== 'text' || child.value.trim()).map(linesOf);
  if (node.type !== 'element') return (SHOWN[node.name ?? ''] ?? sum)(lines);
  const text = sum(lines) + (node.tagName === 'code' ? linesOfCode(node) : 0);
  return /^(p|pre|li|tr|h\d)$/.test(node.tagName) ? Math.ceil(text) + 1 : text;
}

/**
 * Puts all that comes after the first lines into `<DeferredContent>`.
 * @returns how many lines are left for what follows
 */
function deferAfter(parent: {children: Node[]}, lines: number): number {
  const above = parent.children.findIndex((node) => {
    lines = isContainer(node) ? deferAfter(node, lines) : lines - linesOf(node);
    return lines <= 0;
  });
  if (above === -1) return lines;
  const below = parent.children.slice(above + 1);
  // Imports and exports are the page's, not its content.
  const isContent = ({type}: Node) => type !== 'mdxjsEsm';
  if (!below.some((node) => node.type === 'element' || node.type === 'mdxJsxFlowElement')) return 0;
  const rest = {
    type: 'mdxJsxFlowElement',
    name: 'DeferredContent',
    attributes: [],
    children: below.filter(isContent) as MdxJsxFlowElementHast['children'],
  } satisfies MdxJsxFlowElementHast;
  parent.children.splice(above + 1, below.length, ...below.filter((node) => !isContent(node)), rest);
  return 0;
}

/** Rehype plugin: wraps what is below the first screen, so that a navigation draws the visible part first. */
export default function deferBelowViewport() {
  return (tree: Root): void => {
    deferAfter(tree, SCREEN);
  };
}

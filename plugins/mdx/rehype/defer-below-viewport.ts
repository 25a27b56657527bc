import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {FOLD_AT} from '../../../src/theme/CodeBlock/foldAt';

/** Lines of text that fit on a large screen, with a margin. */
const SCREEN_LINES = 60;

/** Characters in a line of text. */
const LINE_LENGTH = 75;

/** Components that may contain a whole page; they are split instead of being deferred as a whole. */
const CONTAINERS = ['Steps'];

type HastNode = RootContent | ElementContent;

const isContainer = (node: HastNode): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && CONTAINERS.includes(node.name ?? '');

/** Lines of a code block, which has highlighted HTML instead of text; long blocks are collapsed. */
const linesOfCode = ({properties: {html}}: Element) =>
  typeof html === 'string' ? Math.min(html.split('\n').length - 1, FOLD_AT) : 0;

const sum = (lines: number[]) => lines.reduce((all, each) => all + each, 0);

const max = (lines: number[]) => Math.max(0, ...lines);

/**
 * Lines that a component shows at first, given the lines of its children: one of the tabs, or the summary of
 * `<details>`, which Docusaurus has renamed at this stage.
 */
const VISIBLE_LINES: Record<string, (lines: number[]) => number> = {
  Tabs: max,
  NetworkTabs: max,
  Details: ([summary = 0]) => summary,
};

function linesOf(node: HastNode): number {
  if (node.type === 'text') return node.value.length / LINE_LENGTH;
  if (!('children' in node)) return 0;
  const lines = node.children.filter((child) => child.type !== 'text' || child.value.trim()).map(linesOf);
  if (node.type !== 'element') return (VISIBLE_LINES[node.name ?? ''] ?? sum)(lines);
  const text = sum(lines) + (node.tagName === 'code' ? linesOfCode(node) : 0);
  return /^(p|pre|li|tr|h\d)$/.test(node.tagName) ? Math.ceil(text) + 1 : text;
}

/**
 * Wraps the children after the first `lines` in `<DeferredContent>`.
 * @returns the number of lines left for the nodes after `parent`
 */
function deferAfter(parent: {children: HastNode[]}, lines: number): number {
  const above = parent.children.findIndex((node) => {
    lines = isContainer(node) ? deferAfter(node, lines) : lines - linesOf(node);
    return lines <= 0;
  });
  if (above === -1) return lines;
  const below = parent.children.slice(above + 1);
  // Imports and exports must stay at the top level.
  const isContent = ({type}: HastNode) => type !== 'mdxjsEsm';
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

/** Rehype plugin: defers the content below the first screen, so that a navigation renders the visible part first. */
export default function deferBelowViewport() {
  return (tree: Root): void => {
    deferAfter(tree, SCREEN_LINES);
  };
}

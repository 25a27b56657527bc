// Entries of long references: the page has their names, and loads their content on demand.
import type {Element, Root as HtmlRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import tableLabels from '../rehype/table-labels';
import {code, component, element, unsearched, withCode, type Fold} from '../../../lib/page-nodes';

/** An entry on the page: `FoldedContent` loads what is inside. */
export const foldedEntry = ({id, name, summary}: Omit<Fold, 'content'>): Paragraph =>
  element('details', {id, dataEntry: ''}, [
    element('summary', {}, [unsearched(code(name)), ' ', element('span', {}, withCode(summary))]),
    component('FoldedContent', {id}, []),
  ]);

/** Replaces the entries of a page by their names. */
export function foldEntries(tree: Root): void {
  visit(tree, (node, index, parent) => {
    const fold = node.data?.fold;
    if (!fold || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, foldedEntry(fold));
    return SKIP;
  });
}

/** HTML elements of nodes without components, whose children take their places. */
function toElements(nodes: readonly RootContent[]): HtmlRoot {
  const tree: Root = structuredClone({type: 'root', children: [...nodes]});
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return unified().use(remarkRehype).use(tableLabels).runSync(tree);
}

/** The HTML of the folded entries among the nodes, by id. */
export function entriesHtml(nodes: readonly RootContent[]): Record<string, string> {
  const entries: Record<string, string> = {};
  visit({type: 'root', children: [...nodes]} as Root, (node) => {
    const fold = node.data?.fold;
    if (fold) entries[fold.id] = toHtml(toElements(fold.content)).replaceAll('>\n<', '><');
  });
  return entries;
}

/** The elements of a whole reference, for its Markdown. */
export const wholeReference = (nodes: readonly RootContent[]): Element[] =>
  toElements(nodes).children.filter((node) => node.type === 'element');

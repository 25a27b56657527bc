import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {withoutRemoved} from '../../src/prism/lineMarks';
import {repositoryPath, root} from '../paths';
import {blockHash} from './hash';
import {parseMeta} from './meta';
import type {Block, InlineCode, Page, Tab} from './model';
import {importedPartials} from './partials';
import {parseTree} from './tree';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

interface Reading {
  blocks: Block[];
  inlineCode: InlineCode[];
}

/** Reads a page: its blocks and code spans in reading order, with those of the partials that it imports. */
export function parsePage(path: string): Page {
  const reading: Reading = {blocks: [], inlineCode: []};
  readInto(reading, resolve(root, path), []);
  return {file: repositoryPath(resolve(root, path)), ...reading};
}

function readInto(reading: Reading, path: string, tabs: readonly Tab[]): void {
  const tree = parseTree(readFileSync(path, 'utf8'));
  const partials = importedPartials(tree, path);
  visit(tree, tabs);

  function visit(node: Nodes, enclosing: readonly Tab[]): void {
    const file = repositoryPath(path);
    const line = node.position?.start.line ?? 0;
    if (node.type === 'code') {
      const lang = node.lang ?? '';
      const rawMeta = node.meta ?? '';
      const hash = blockHash(lang, rawMeta, node.value);
      const index = reading.blocks.length;
      const meta = parseMeta(rawMeta);
      const code = withoutRemoved(node.value, rawMeta);
      reading.blocks.push({file, line, lang, meta, rawMeta, code, tabs: enclosing, index, hash});
    } else if (node.type === 'inlineCode') {
      reading.inlineCode.push({file, line, text: node.value});
    }
    const inside = isJsx(node) ? enter(node, enclosing) : enclosing;
    if (isJsx(node)) {
      const partial = partials.get(node.name ?? '');
      if (partial !== undefined) readInto(reading, partial, inside);
    }
    if ('children' in node) for (const child of node.children) visit(child, inside);
  }
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `<Tabs groupId>` opens a group whose value its `<TabItem value>` fills in. */
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

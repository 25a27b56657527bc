import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {lineMarks} from '@packages/proof/build';
import {highlight} from '../highlight/highlight';

const textOf = (node: Element) =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Rehype plugin: replaces the text of each code block with highlighted HTML, in the property `html`. */
export default function highlightCode() {
  return async (tree: Root): Promise<void> => {
    const blocks: Element[] = [];
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName === 'code' && parent?.type === 'element' && parent.tagName === 'pre')
        blocks.push(node);
    });
    for (const node of blocks) {
      const names = [node.properties.className ?? []].flat().map(String);
      const language =
        names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      node.properties.html = await highlight(
        textOf(node).replace(/\n$/, ''),
        language,
        lineMarks(node.data?.meta ?? ''),
      );
      node.children = [];
    }
  };
}

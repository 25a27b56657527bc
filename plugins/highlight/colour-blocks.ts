import type {Element, Root} from 'hast';
import rangeParser from 'parse-numeric-range';
import {highlight, type LineMarks} from '../../src/prism/highlight';

const textOf = (node: Element) =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** `{2,+4-5}` in a fence's meta: line 2 is pointed out, 4 and 5 are new to who has read the block before. */
function marksOf(meta: string): LineMarks {
  const parts = /\{([\d,+-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const mark = part.startsWith('+') ? 'added' : 'marked';
      return rangeParser(part.replace('+', '')).map((line) => [line, mark] as const);
    }),
  );
}

/** Rehype plugin: gives each code block its coloured HTML, as the property `html`, in place of its text. */
export default function colourBlocks() {
  return async (tree: Root): Promise<void> => {
    const {visit} = await import('unist-util-visit');
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
        marksOf(node.data?.meta ?? ''),
      );
      node.children = [];
    }
  };
}

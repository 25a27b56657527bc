import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {lineMarks} from '@cedra-docs/proof/build';
import {highlight} from '../../highlight/highlight';

/** Rehype plugin: replaces the text of each code block with highlighted HTML, in the property `html`. */
export default function highlightCode() {
  return async (tree: Root): Promise<void> => {
    for (const node of selectAll('pre > code', tree)) {
      const names = [node.properties.className ?? []].flat().map(String);
      const language =
        names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      node.properties.html = await highlight(
        toString(node).replace(/\n$/, ''),
        language,
        lineMarks(node.data?.meta ?? ''),
      );
      node.children = [];
    }
  };
}

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {withoutMarks} from '../regions';

declare module 'mdast' {
  interface CodeData {
    /** The code with the marks of its regions, if it has any. */
    marked?: string;
  }
}

/**
 * Remark plugin: takes the marks of regions out of the code of a page. The site, the proof and the search read pages
 * with it, so what is proven is what is shown.
 */
export default function regionMarks() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const shown = withoutMarks(node.value);
      if (shown === node.value) return;
      node.data = {...node.data, marked: node.value};
      node.value = shown;
    });
  };
}

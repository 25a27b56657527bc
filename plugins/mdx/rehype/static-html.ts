import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Throws for what HTML cannot say, and for links, because nobody would check that their targets exist. */
function check(node: ElementContent, file: VFile): void {
  if (node.type === 'text') return;
  if (node.type !== 'element' || node.tagName === 'a')
    file.fail('Data with links or components cannot be static HTML.', node);
  node.children.forEach((child) => check(child, file));
}

/**
 * Rehype plugin: turns each element with `data-static`, or the body of such a table, into HTML, because React takes long
 * for thousands of elements that never change, and the code that creates them is larger than their HTML.
 */
export default function staticHtml() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node) => {
      if (node.properties.dataStatic === undefined) return;
      delete node.properties.dataStatic;
      const bodies = node.children.filter((child) => child.type === 'element' && child.tagName === 'tbody');
      for (const target of node.tagName === 'table' ? bodies : [node]) {
        if (target.type !== 'element') continue;
        target.children.forEach((child) => check(child, file));
        target.properties.html = toHtml(target.children).replaceAll('>\n<', '><');
        target.children = [];
      }
    });
  };
}

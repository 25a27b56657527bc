import type {Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin: renders `<a href>` as a link that was written in Markdown, so that the build checks its target and adds
 * the base URL. MDX leaves elements that are written as HTML as they are.
 */
export default function checkedLinks() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if ('name' in node && node.name === 'a' && node.data) delete node.data._mdxExplicitJsx;
    });
  };
}

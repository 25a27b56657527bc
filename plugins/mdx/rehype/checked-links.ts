import type {Data, Root} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** MDX marks elements that are written as HTML, and does not replace them by components. */
type Marked = Data & {_mdxExplicitJsx?: boolean};

/**
 * Rehype plugin: renders `<a href>` as a link that was written in Markdown, so that the build checks its target and adds
 * the base URL.
 */
export default function checkedLinks() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if ('name' in node && node.name === 'a' && node.data) delete (node.data as Marked)._mdxExplicitJsx;
    });
  };
}

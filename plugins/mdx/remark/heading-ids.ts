import type {Heading, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin, after Docusaurus' own: fails when two headings of a page have the same id, because links then lead to
 * the first one.
 */
export default function headingIds(): Transformer<Root> {
  return (tree, file) => {
    const seen = new Set<string>();
    visit(tree, 'heading', (node: Heading) => {
      const id = node.data?.id;
      if (id && seen.has(id)) file.fail(`The id "${id}" is used twice on this page.`, node);
      if (id) seen.add(id);
    });
  };
}

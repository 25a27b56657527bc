import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {cachedText, codeVersion} from '../../lib/disk-cache';

// The grammar of the site itself: Docusaurus reads pages with the same plugins.
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter);

/** Of a place only the line, of parsed JavaScript only that of imports and exports: half of a tree is neither. */
function needed(this: {type?: string}, key: string, value: unknown): unknown {
  if (key === 'position') return {start: {line: (value as {start: {line: number}}).start.line}};
  return key === 'data' && this.type !== 'mdxjsEsm' ? undefined : value;
}

/**
 * The tree of a page's MDX. The proof and the search both read all pages, at each build: each is parsed once.
 * Nodes have the line on which they start as their whole position, and no `data` but that of imports and exports.
 */
export const parseTree = (source: string): Root =>
  JSON.parse(
    cachedText('mdx-trees', [codeVersion('proof/page/tree.ts'), source], () =>
      JSON.stringify(parser.parse(source), needed),
    ),
  ) as Root;

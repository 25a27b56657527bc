import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {regionMarks} from './region-marks';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter)
  .use(regionMarks);

/**
 * Parses MDX with tables, directives and front matter. Code blocks have no region marks.
 * @throws VFileMessage with line and column for text that is not MDX
 */
export const parseMdx = (text: string): Root => parser.runSync(parser.parse(text)) as Root;

import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import importComponents from './import-components';

const parser = unified().use(remarkParse).use(remarkMdx);

function importsOf(page: string): string[] {
  const tree: Root = parser.parse(page);
  importComponents()(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

describe('importComponents', () => {
  it('imports each component once, in blocks and in sentences', () => {
    expect(
      importsOf('<Glossary />\n\nThe <Copyable>address</Copyable> and <Copyable>another</Copyable>'),
    ).toEqual([
      "import Glossary from '@site/src/reference/Glossary';",
      "import Copyable from '@site/src/components/Copyable';",
    ]);
  });

  it('ignores elements, the components of every page and unknown names', () => {
    expect(importsOf('<div />\n\n<Steps />\n\n<Tabs />\n\n<Unknown />')).toEqual([]);
  });
});

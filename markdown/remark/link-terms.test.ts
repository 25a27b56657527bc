import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import linkTerms from './link-terms';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The terms of a page that link to the glossary, as `id: words`. */
function termsOf(page: string, path = 'docs/page.mdx'): string[] {
  const tree: Root = parser.parse(page);
  const text = toString(tree);
  linkTerms()(tree, new VFile({path}));
  expect(toString(tree)).toBe(text);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    const [id] = node.attributes;
    if (node.name === 'Term') found.push(`${id?.value as string}: ${toString(node)}`);
  });
  return found;
}

describe('linkTerms', () => {
  it('links the first use of each term', () => {
    expect(termsOf('The waypoint and the epoch. Another *epoch*.')).toEqual([
      'waypoint: waypoint',
      'epoch: epoch',
    ]);
  });

  it('links other forms of a term, also in tables', () => {
    expect(termsOf('| Waypoints |\n| --- |\n| epoch |')).toEqual(['waypoint: Waypoints', 'epoch: epoch']);
  });

  it('keeps a written <Term>, and links a use before it', () => {
    expect(termsOf('The <Term id="epoch">epoch</Term>. Another epoch.')).toEqual(['epoch: epoch']);
    expect(termsOf('An epoch. The <Term id="epoch">epochs</Term>.')).toEqual([
      'epoch: epoch',
      'epoch: epochs',
    ]);
  });

  it('ignores headings, links, code and cards', () => {
    expect(termsOf('## Epoch\n\n[epoch](/x) `epoch` <Card href="/x">epoch</Card>')).toEqual([]);
  });

  it('links the longest matching term', () => {
    expect(termsOf('The gas unit price.')).toEqual(['gas-unit-price: gas unit price']);
  });

  it('ignores words with an everyday meaning, and partials', () => {
    expect(termsOf('Keep this state in a table.')).toEqual([]);
    expect(termsOf('An epoch.', 'docs/_parts/epoch.mdx')).toEqual([]);
  });
});

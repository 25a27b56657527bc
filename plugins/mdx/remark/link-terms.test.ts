import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
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

it.each([
  [
    'links the first use of each term',
    'The waypoint and the epoch. Another *epoch*.',
    ['waypoint: waypoint', 'epoch: epoch'],
  ],
  [
    'links other forms of a term, also in tables',
    '| Waypoints |\n| --- |\n| epoch |',
    ['waypoint: Waypoints', 'epoch: epoch'],
  ],
  ['keeps a written <Term>', 'The <Term id="epoch">epoch</Term>. Another epoch.', ['epoch: epoch']],
  [
    'links a use before a written <Term>',
    'An epoch. The <Term id="epoch">epochs</Term>.',
    ['epoch: epoch', 'epoch: epochs'],
  ],
  [
    'ignores headings, links, code and cards',
    '## Epoch\n\n[epoch](/x) `epoch` <Card href="/x">epoch</Card>',
    [],
  ],
  ['links the longest matching term', 'The gas unit price.', ['gas-unit-price: gas unit price']],
  ['ignores words with an everyday meaning', 'Keep this state in a table.', []],
])('linkTerms %s', (_what, page, terms) => expect(termsOf(page)).toEqual(terms));

it('linkTerms ignores partials', () => expect(termsOf('An epoch.', 'docs/_parts/epoch.mdx')).toEqual([]));

import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {readingOrder, sectionOf} from './section';

const category = (label: string, link: string, items: object[]) => ({
  type: 'category',
  label,
  link: {type: 'doc', id: link},
  items,
});

const sidebars = {
  docs: [
    {type: 'doc', id: 'intro'},
    category('Guides', 'guides/index', [
      category('Build a DEX', 'guides/dex/index', [{type: 'doc', id: 'deep'}]),
    ]),
  ],
  concepts: [category('Transactions', 'concepts/tx', [])],
} as unknown as LoadedVersion['sidebars'];

describe('sectionOf', () => {
  it.each([
    ['intro', 'Start here'],
    ['guides/index', 'Guides'],
    ['guides/dex/index', 'Guides'],
    ['deep', 'Guides'],
    ['concepts/tx', 'Concepts'],
    ['concepts/in-no-sidebar', 'Concepts'],
  ])('assigns %s to "%s"', (id, section) => {
    expect(sectionOf({sidebars}, id)).toBe(section);
  });
});

it('readingOrder follows the sidebars, then lists pages in no sidebar', () => {
  const ids = ['concepts/in-no-sidebar', 'deep', 'intro', 'guides/index'];
  const docs = ids.map((id) => ({id})) as LoadedVersion['docs'];
  expect(readingOrder({sidebars, docs}).map(({id}) => id)).toEqual([
    'intro',
    'guides/index',
    'deep',
    'concepts/in-no-sidebar',
  ]);
});

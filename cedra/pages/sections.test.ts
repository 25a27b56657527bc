import {describe, expect, it} from 'vitest';
import {inReadingOrder, sectionOf, sectionsOf} from './sections';

const category = (label: string, link: string, items: (object | string)[]) => ({
  type: 'category',
  label,
  link: {type: 'doc', id: link},
  items,
});

const sections = sectionsOf({
  docs: [
    {type: 'doc', id: 'intro'},
    category('Reference', 'reference', ['glossary']),
    category('Guides', 'guides/index', [
      category('Build a DEX', 'guides/dex/index', [{type: 'doc', id: 'deep'}]),
    ]),
  ],
  concepts: [category('Transactions', 'concepts/tx', [])],
});

describe('sectionOf', () => {
  it.each([
    ['intro', 'Documentation'],
    ['guides/index', 'Guides'],
    ['guides/dex/index', 'Guides'],
    ['guides/dex/in-no-sidebar', 'Guides'],
    ['deep', 'Guides'],
    ['concepts/tx', 'Concepts'],
    ['in-no-sidebar', 'Documentation'],
  ])('assigns %s to "%s"', (id, section) => {
    expect(sectionOf(id, sections)).toBe(section);
  });
});

it('inReadingOrder follows the sidebars, then lists Reference and pages in no sidebar', () => {
  const docs = ['in-no-sidebar', 'glossary', 'deep', 'intro', 'concepts/tx', 'guides/index'];
  const ids = inReadingOrder(
    docs.map((id) => ({id})),
    sections,
  ).map(({id}) => id);
  expect(ids).toEqual(['intro', 'guides/index', 'deep', 'concepts/tx', 'glossary', 'in-no-sidebar']);
});

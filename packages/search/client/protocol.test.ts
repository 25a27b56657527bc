import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildIndex, decompress} from '../indexing/build';
import {Engine} from '../engine/engine';
import type {PageRecord} from '../format/types';
import {respond, passesFilters, type SearchRequest} from './protocol';

const SETTINGS = {
  siteUrl: 'https://example.org/docs/',
  facets: {language: 'en', tag: 'current', version: 'current'},
};
const REQUEST: SearchRequest = {
  indexName: 'Main',
  hitsPerPage: 20,
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:5'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

const HOSTILE =
  'An Object<Metadata> with <img src=x onerror=alert(1)> & "quotes" near a faucet, and more words after it.';
const pages: PageRecord[] = [
  {
    path: '/a',
    title: 'Object<Metadata>',
    description: '',
    lvl0: 'Move & more',
    sections: [
      {anchor: '', heading: 'Object<Metadata>', depth: 1, content: HOSTILE, code: 'Object<T>'},
      {anchor: 'a b', heading: 'Deep <b>', depth: 2, content: HOSTILE, code: ''},
      {anchor: 'deeper', heading: 'Deeper', depth: 4, content: 'alone', code: ''},
      {
        anchor: 'signer',
        heading: 'Addresses',
        depth: 2,
        content: 'who signed',
        code: '',
        translations: [
          {term: 'msg.sender', here: 'signer<T>'},
          {term: 'tx.origin', here: ''},
        ],
        phrases: ['find the caller'],
      },
    ],
  },
  ...Array.from({length: 30}, (_, at): PageRecord => ({
    path: `/many/${at}`,
    title: `Many ${at}`,
    description: '',
    lvl0: 'Many',
    sections: [{anchor: '', heading: `Many ${at}`, depth: 1, content: 'common', code: ''}],
  })),
];

let engine: Engine;
beforeAll(async () => {
  const {root, files} = buildIndex(pages, {stopWords: [], equivalent: [], related: {}});
  const contents = new Map(files.map((file) => [file.name, decompress(file)]));
  engine = await Engine.load(root, async (name) => contents.get(name) ?? new Uint8Array());
});

const ask = (query: string, more: Partial<SearchRequest> = {}) =>
  respond(engine, {...REQUEST, query, ...more}, SETTINGS);

describe('respond', () => {
  it('returns the fields that interfaces read', async () => {
    const {hits, nbHits, query} = await ask('faucet');
    expect({nbHits, query}).toEqual({nbHits: 2, query: 'faucet'});
    const section = hits.find(({anchor}) => anchor === 'a b');
    expect(section).toMatchObject({
      objectID: '/a#a b',
      url: 'https://example.org/docs/a#a%20b',
      url_without_anchor: 'https://example.org/docs/a',
      type: 'content',
      hierarchy: {lvl0: 'Move & more', lvl1: 'Object&lt;Metadata&gt;', lvl2: 'Deep &lt;b&gt;', lvl3: null},
    });
    expect(section?._snippetResult?.content?.value).toMatch(/^….*<mark>faucet<\/mark>.*…$/u);
    expect(new URL(section?.url ?? '').hash).toBe('#a%20b');
  });

  it('shows only the heading for a match in the heading, with the levels in their places', async () => {
    const {hits} = await ask('deeper');
    expect(hits[0]).toMatchObject({
      type: 'lvl4',
      content: null,
      hierarchy: {lvl2: 'Deep &lt;b&gt;', lvl3: null, lvl4: 'Deeper'},
    });
    expect(hits[0]?._highlightResult?.hierarchy?.lvl4?.value).toBe('<mark>Deeper</mark>');
  });

  it.each([
    ['msg.sender', '<mark>msg.sender</mark> → signer&lt;T&gt;'],
    ['tx.origin', '<mark>tx.origin</mark> has no counterpart here'],
  ])('shows the translation of %s', async (query, shown) => {
    const {hits} = await ask(query);
    expect(hits[0]).toMatchObject({objectID: '/a#signer', type: 'content'});
    expect(hits[0]?._snippetResult?.content?.value).toBe(shown);
  });

  it('shows the passage of a section that was found by a phrase', async () => {
    const {hits} = await ask('find the caller');
    expect(hits[0]?.objectID).toBe('/a#signer');
    expect(hits[0]?._snippetResult?.content?.value).toBe('who signed');
  });

  it('cuts snippets to the requested number of words', async () => {
    const {hits} = await ask('faucet', {attributesToSnippet: ['content:3']});
    const text = hits[0]?._snippetResult?.content?.value.replaceAll(/<[^>]*>|…/gu, '') ?? '';
    expect(text.split(' ')).toHaveLength(3);
  });

  it('returns pages of hits', async () => {
    const first = await ask('common');
    const second = await ask('common', {page: 1});
    expect(first).toMatchObject({nbHits: 30, nbPages: 2, hitsPerPage: 20});
    expect(first.hits).toHaveLength(20);
    expect(second.hits).toHaveLength(10);
    expect(new Set([...first.hits, ...second.hits].map(({objectID}) => objectID)).size).toBe(30);
  });

  it('returns a query id only with click analytics', async () => {
    expect((await ask('common')).queryID).toBeUndefined();
    expect((await ask('common', {clickAnalytics: true})).queryID).toBeTruthy();
  });

  it('escapes all markup, for any query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({unit: 'grapheme', maxLength: 64}),
        fc.constantFrom('', 'object ', 'faucet ', 'metadata'),
        async (noise, known) => {
          const {hits} = await ask(known + noise);
          for (const {_highlightResult, _snippetResult, content, hierarchy} of hits) {
            const {lvl0: _category, ...titles} = hierarchy;
            const {lvl0: _shown, ...marked} = _highlightResult?.hierarchy ?? {};
            const html = JSON.stringify([marked, _snippetResult, content, titles]).replaceAll(
              /<\/?mark>/gu,
              '',
            );
            expect(html).not.toMatch(/[<>]/u);
          }
        },
      ),
      {seed: 4, numRuns: 300},
    );
  });
});

describe('passesFilters', () => {
  it.each([
    [undefined, true],
    [['language:en', ['tag:old', 'tag:current']], true],
    [['language:de'], false],
    [['language:en', ['tag:old']], false],
    ['language:en', true],
    ['-language:en', false],
    [[], true],
  ] as const)('%j: %s', (filters, expected) =>
    expect(passesFilters(filters, SETTINGS.facets)).toBe(expected),
  );
});

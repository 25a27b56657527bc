// Queries and the content of the index are hostile input: the client responds or throws an error in time, and `<mark>` is
// the only element in the HTML of its hits.
import {gunzipSync, gzipSync} from 'node:zlib';
import {createClient} from '@cedra-docs/search/browser';
import {buildIndex, type PageRecord} from '@cedra-docs/search/build';
import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {attacks, hostileText, SEED} from '../hostileInput';

vi.setConfig({testTimeout: 120_000});

const page = (at: number, words: string): PageRecord => ({
  path: `/page-${at}`,
  title: `Account ${words}`,
  description: words,
  lvl0: 'Docs',
  sections: [
    {anchor: '', heading: `Account ${words}`, depth: 1, content: `Transfer and mint. ${words}`, code: words},
    {anchor: 'part', heading: words || 'Part', depth: 2, content: `account ${words}`, code: ''},
  ],
});

type Change = (data: Uint8Array) => Uint8Array;

type Client = ReturnType<typeof createClient>;

/** A client of the index of some pages; `change` changes its files before they are compressed. */
function clientOf(records: PageRecord[], change: Change = (data) => data): Client {
  const {root, files} = buildIndex(records, {stopWords: [], equivalent: [], related: {}});
  vi.stubGlobal('fetch', async (url: string) => {
    const file = files.find(({name}) => url === `/${name}`);
    if (!file) return new Response('', {status: 404});
    const isText = file.name.endsWith('.json');
    const data = isText ? change(file.data) : gzipSync(change(gunzipSync(file.data)));
    return new Response(Uint8Array.from(data));
  });
  const settings = {siteUrl: 'https://docs.example/', facets: {language: 'en'}};
  return createClient({folder: '/', root, currentRoot: async () => root, settings});
}

afterEach(() => vi.unstubAllGlobals());

const request = (query: string) => ({
  query,
  indexName: 'Main',
  hitsPerPage: 20,
  attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
});

/** The HTML of all hits. */
async function shown(client: Client, query: string): Promise<string[]> {
  const {results} = await client.search({requests: [request(query)]});
  const hits = results.flatMap((result) => result.hits);
  return hits.flatMap(({hierarchy, content, _highlightResult: marked, _snippetResult: cut}) => {
    const levels = Object.entries(hierarchy).filter(([level]) => level !== 'lvl0');
    const parts = [marked, cut].flatMap((part) => [
      ...Object.entries(part?.hierarchy ?? {}).flatMap(([level, each]) =>
        level === 'lvl0' ? [] : [each.value],
      ),
      part?.content?.value ?? '',
    ]);
    return [...levels.map(([, title]) => title ?? ''), content ?? '', ...parts];
  });
}

/** Whether marks are the only elements. */
const isSafe = (html: string) => !/<(?!\/?mark>)/.test(html);

describe('hostile queries', () => {
  it('return hits without other elements than marks', async () => {
    const client = clientOf(attacks.slice(0, 12).map((attack, at) => page(at, attack)));
    let found = 0;
    await fc.assert(
      fc.asyncProperty(hostileText, async (query) => {
        const start = performance.now();
        const html = await shown(client, query);
        expect(performance.now() - start).toBeLessThan(2000);
        found += html.length;
        expect(html.filter((each) => !isSafe(each))).toEqual([]);
      }),
      {seed: SEED, numRuns: 1500},
    );
    // Otherwise, the queries would test nothing.
    expect(found).toBeGreaterThan(1000);
  });
});

describe('hostile content', () => {
  it('is found and escaped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostileText, {minLength: 1, maxLength: 3}), async (words) => {
        const client = clientOf(words.map((each, at) => page(at, each)));
        const html = await shown(client, 'account');
        expect(html.length).toBeGreaterThan(0);
        expect(html.filter((each) => !isSafe(each))).toEqual([]);
      }),
      {seed: SEED, numRuns: 150},
    );
  });

  it('leads to an error or hits in time when a file is corrupt', async () => {
    const records = [page(0, 'one'), page(1, 'two')];
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(255), fc.boolean(), async (place, byte, cuts) => {
        const change: Change = (data) => {
          if (cuts) return data.slice(0, place % (data.length + 1));
          const broken = data.slice();
          broken[place % broken.length] = byte;
          return broken;
        };
        const start = performance.now();
        try {
          const html = await shown(clientOf(records, change), 'account two');
          expect(html.filter((each) => !isSafe(each))).toEqual([]);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect((error as Error).name).not.toBe('AssertionError');
        }
        expect(performance.now() - start).toBeLessThan(2000);
      }),
      {seed: SEED, numRuns: 500},
    );
  });
});

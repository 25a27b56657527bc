// Tests the search with the pages of this site.
import {setImmediate} from 'node:timers/promises';
import {beforeAll, describe, expect, it} from 'vitest';
import {ourEngine, outcomes, pageOfAddress, relevance, type OurEngine} from '@cedra-docs/search/bench';
import type {PageRecord} from '@cedra-docs/search/build';
import {goldens, wrongFirstResults} from './goldens';
import {readQueries} from './queries';
import {readPages} from '../../../plugins/search-index/pages';
import {pageSources} from '../../../plugins/search-index/sources';
import {readWords} from '../../../plugins/search-index/words';

/** Timeout of slow tests, in milliseconds. */
const SLOW = 120_000;
/** Minimum share of the public queries with an expected page among the first three results. */
const MIN_HIT3 = 0.95;

const sources = pageSources(process.cwd());
let pages: PageRecord[];
let engine: OurEngine;

beforeAll(async () => {
  pages = await readPages(sources);
  engine = await ourEngine(pages, readWords(sources.wordsFile));
}, SLOW);

/** Yields to the event loop before each search: Vitest aborts a worker that blocks it for a minute. */
async function search(query: string): Promise<string[]> {
  await setImmediate();
  return engine.search(query);
}

describe('the first result of a name is its own page', () => {
  const kinds = [
    'page titles',
    'paths of CLI commands',
    'glossary terms',
    'error names',
    'pasted error messages of the tools',
  ] as const;
  it.each(kinds)(
    '%s',
    async (kind) => {
      const names = goldens(pages).filter((name) => name.kind === kind);
      expect(names).not.toEqual([]);
      expect(await wrongFirstResults(names, search)).toEqual([]);
    },
    SLOW,
  );

  it(
    'each category has results, because the modal suggests categories when nothing is found',
    async () => {
      for (const category of new Set(pages.map(({lvl0}) => lvl0))) {
        expect(await search(`${category.toLowerCase()} `), category).not.toEqual([]);
      }
    },
    SLOW,
  );
});

/** The pages of each translation. */
function pagesByTranslation(): Map<string, string[]> {
  const expected = new Map<string, string[]>();
  for (const {path, sections} of pages)
    for (const {term} of sections.flatMap(({translations = []}) => translations))
      expected.set(term, [...(expected.get(term) ?? []), path]);
  return expected;
}

describe('phrases and translations', () => {
  it(
    'all translations lead to their page within the first three results',
    async () => {
      const expected = pagesByTranslation();
      expect(expected.size).toBeGreaterThan(0);
      const missed: string[] = [];
      for (const [term, pagesOfTerm] of expected) {
        const got = (await search(`${term} `)).slice(0, 3);
        if (!got.some((address) => pagesOfTerm.includes(pageOfAddress(address))))
          missed.push(`${term}: ${pagesOfTerm.join(' or ')}, got ${got.join(' ')}`);
      }
      expect(missed).toEqual([]);
    },
    SLOW,
  );

  it.each([
    ['split a publish', '/cli/usage#large-packages', 'large package'],
    ['bash completion', '/cli/usage#completion', 'start-up file'],
    ['distribute commission', '/nodes/stake-pool-management#pay-it-out', 'distribute'],
    ['how long does voting take', '/gas-tokens/governance#life-of-a-proposal', 'voting period'],
  ])('the first hit for "%s" leads to its section and shows the passage', async (query, address, passage) => {
    const {hits} = await engine.respond({query, indexName: '', attributesToSnippet: ['content:10']});
    expect(hits[0]?.url).toBe(address);
    expect(hits[0]?._snippetResult?.content?.value.replaceAll(/<[^>]*>/gu, '')).toContain(passage);
  });
});

it(
  `finds an expected page among the first three results for ${MIN_HIT3 * 100} % of the public queries`,
  async () => {
    const outcomesOfPublic = await outcomes({search}, readQueries('public'));
    const {hit3} = relevance(outcomesOfPublic);
    const report = outcomesOfPublic
      .filter(({rank}) => rank === 0 || rank > 3)
      .map(
        ({query, expect: expected, got}) =>
          `${query}: expected ${expected.join(' or ')}, got ${got.slice(0, 3).join(', ') || 'nothing'}`,
      );
    expect(hit3, report.join('\n')).toBeGreaterThanOrEqual(MIN_HIT3);
  },
  SLOW,
);

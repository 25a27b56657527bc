// Tests the search with the pages of this site.
import {setImmediate} from 'node:timers/promises';
import {beforeAll, describe, expect, it} from 'vitest';
import {ourEngine, pageOfAddress, type OurEngine} from '@cedra-docs/search/bench';
import type {PageRecord} from '@cedra-docs/search/build';
import {goldens, wrongFirstResults} from './goldens';
import {readPages} from '../../../plugins/search-index/pages';
import {pageSources} from '../../../plugins/search-index/sources';
import {readWords} from '../../../plugins/search-index/words';

/** Timeout of slow tests, in milliseconds. */
const SLOW = 120_000;

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

describe('translations', () => {
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
});

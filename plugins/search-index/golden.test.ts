// The records of the real pages, searched with the real engine.
import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import cli from '../../proof/generated/cli.json';
import {relevance, type GoldenQuery} from '../../bench/search/measure';
import {ourEngine, type OurEngine} from '../../bench/search/engines';
import {random} from '../../bench/search/synthetic';
import {aborts} from '../../src/errors/aborts';
import {statuses} from '../../src/errors/statuses';
import {toolErrors} from '../../src/errors/tools';
import {terms} from '../../src/glossary/terms';
import {product} from '../../src/site/product';
import {inflections} from '../../src/search/engine/query';
import {atomWords} from '../../src/search/engine/tokens';
import type {PageRecord} from '../../src/search/engine/types';
import {compact} from '../cli-reference/compact';
import {readPages} from './pages';
import {pageSources} from './sources';

const SLOW = 120_000;
const LEAST_HIT3 = 0.98;
const FUZZ_CASES = 2000;

const root = process.cwd();
const queries = JSON.parse(readFileSync(`${root}/bench/search/queries/public.json`, 'utf8')) as GoldenQuery[];
let pages: PageRecord[];
let engine: OurEngine;
/** The words of each page's title, and of each of its headings with its id. */
let spoken: {path: string; title: string[]; headings: string[][]}[];

beforeAll(async () => {
  pages = await readPages(pageSources(root));
  engine = await ourEngine(pages);
  spoken = pages.map(({path, title, sections}) => ({
    path,
    title: atomWords(title),
    headings: sections
      .filter(({entry}) => !entry)
      .map(({heading, anchor}) => atomWords(`${heading} ${anchor}`)),
  }));
}, SLOW);

/** The names whose first result is none of the pages it may be, with what came instead. */
async function misled(
  names: readonly string[],
  allowed: (name: string) => readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of names) {
    const [first = 'nothing'] = await engine.search(name);
    if (!allowed(name).includes(first)) wrong.push(`${name} -> ${first}`);
  }
  return wrong;
}

/** Pages about a name: one of their headings, or its id, has most of its words, and the title the others. */
function pagesAbout(name: string): string[] {
  const wanted = atomWords(name);
  const has = (words: readonly string[], word: string) =>
    words.includes(word) || inflections(word).some((form) => words.includes(form));
  return spoken
    .filter(({title, headings}) =>
      headings.some((own) => {
        const missing = wanted.filter((word) => !has(own, word));
        return missing.length * 2 < wanted.length && missing.every((word) => has(title, word));
      }),
    )
    .map(({path}) => path);
}

describe('names find their own page first', () => {
  it(
    'page titles',
    async () => {
      const byTitle = (name: string) => pages.filter(({title}) => title === name).map(({path}) => path);
      expect(
        await misled(
          pages.map(({title}) => title),
          byTitle,
        ),
      ).toEqual([]);
    },
    SLOW,
  );

  it(
    'paths of CLI commands',
    async () => {
      const paths = compact(cli)
        .commands.filter(({path}) => path)
        .map(({path}) => `${product.slug} ${path}`);
      expect(await misled(paths, () => ['/cli/usage'])).toEqual([]);
    },
    SLOW,
  );

  // Where a page or a section is about a term, that may come before the term's entry in the glossary.
  it(
    'glossary terms',
    async () => {
      expect(
        await misled(
          terms.map(({term}) => term),
          (name) => ['/glossary', ...pagesAbout(name)],
        ),
      ).toEqual([]);
    },
    SLOW,
  );

  it(
    'error names',
    async () => {
      const names = [...new Set([...aborts.map(({name}) => name), ...statuses.map(({name}) => name)])];
      expect(await misled(names, () => ['/move/errors'])).toEqual([]);
    },
    SLOW,
  );

  it(
    'messages of the tools, as they are pasted',
    async () => {
      const pasted = toolErrors.map(({message}) => message.replaceAll('…', '').slice(0, 64));
      expect(await misled(pasted, () => ['/move/errors'])).toEqual([]);
    },
    SLOW,
  );

  it(
    'categories, which the modal suggests where nothing is found',
    async () => {
      for (const category of new Set(pages.map(({lvl0}) => lvl0))) {
        expect(await engine.search(`${category.toLowerCase()} `), category).not.toEqual([]);
      }
    },
    SLOW,
  );
});

it(
  `finds an expected page among the first three results for ${LEAST_HIT3 * 100} % of the public queries`,
  async () => {
    const {hit3, missed} = await relevance(engine, queries);
    const report = missed.map(
      ({query, expected, got}) =>
        `${query}: expected ${expected.join(' or ')}, got ${got.join(', ') || 'nothing'}`,
    );
    expect(hit3, report.join('\n')).toBeGreaterThanOrEqual(LEAST_HIT3);
  },
  SLOW,
);

it(
  'answers whatever is typed',
  async () => {
    const next = random(20261121);
    const alphabet = [
      '<',
      '>',
      '"',
      "'",
      '&',
      '::',
      '0x',
      '_',
      '-',
      ' ',
      'é',
      '日',
      '🤷',
      '\u0000',
      '\u200b',
      'a',
      'move',
      'faucet',
      'E',
      '1',
      '(',
      '\\',
      '%',
    ];
    for (let at = 0; at < FUZZ_CASES; at++) {
      const query = Array.from(
        {length: Math.floor(next() * 20)},
        () => alphabet[Math.floor(next() * alphabet.length)],
      )
        .join('')
        .slice(0, 64);
      await expect(engine.search(query), JSON.stringify(query)).resolves.toBeInstanceOf(Array);
    }
  },
  SLOW,
);

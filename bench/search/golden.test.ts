// The records of the real pages, searched with the real engine.
import {setImmediate} from 'node:timers/promises';
import {beforeAll, describe, expect, it} from 'vitest';
import {ourEngine, type OurEngine} from './engines';
import {goldens, misled} from './goldens';
import {outcomes, pageOf, readQueries, relevance} from './measure';
import {random} from './synthetic';
import type {PageRecord} from '../../src/search/engine/types';
import {vocabulary} from '../../src/search/vocabulary';
import {readPages} from '../../plugins/search-index/pages';
import {pageSources} from '../../plugins/search-index/sources';

const SLOW = 120_000;
const LEAST_HIT3 = 0.98;
const FUZZ_CASES = 2000;

const root = process.cwd();
let pages: PageRecord[];
let engine: OurEngine;

beforeAll(async () => {
  pages = await readPages(pageSources(root));
  engine = await ourEngine(pages);
}, SLOW);

/** Searches after a turn of the event loop: Vitest gives up on a worker that is busy for a minute without a break. */
async function search(query: string): Promise<string[]> {
  await setImmediate();
  return engine.search(query);
}

describe('names find their own page first', () => {
  const kinds = [
    'page titles',
    'paths of CLI commands',
    'glossary terms',
    'error names',
    'messages of the tools, as they are pasted',
  ] as const;
  it.each(kinds)(
    '%s',
    async (kind) => {
      const names = goldens(pages).filter((name) => name.kind === kind);
      expect(names).not.toEqual([]);
      expect(await misled(names, search)).toEqual([]);
    },
    SLOW,
  );

  it(
    'categories, which the modal suggests where nothing is found',
    async () => {
      for (const category of new Set(pages.map(({lvl0}) => lvl0))) {
        expect(await search(`${category.toLowerCase()} `), category).not.toEqual([]);
      }
    },
    SLOW,
  );
});

describe('the vocabulary', () => {
  it('has 250 entries, none of them twice', () => {
    const lines = vocabulary.map(([name, , answer]) => `${name} ${answer}`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(250);
  });

  it('has no character that separates names in the index', () => {
    expect(vocabulary.flat().filter((text) => /[|\t\n]/u.test(text ?? ''))).toEqual([]);
  });

  it(
    'leads to the page that answers, within the first three results',
    async () => {
      const lost: string[] = [];
      for (const [name, , answer] of vocabulary) {
        const got = (await search(`${name} `)).slice(0, 3);
        const answers = vocabulary
          .filter(([other]) => other === name)
          .map(([, , address]) => pageOf(address));
        if (!got.some((address) => answers.includes(pageOf(address))))
          lost.push(`${name}: ${answer}, got ${got.join(' ')}`);
      }
      expect(lost).toEqual([]);
    },
    SLOW,
  );
});

it(
  `finds an expected page among the first three results for ${LEAST_HIT3 * 100} % of the public queries`,
  async () => {
    const answered = await outcomes({search}, readQueries('public'));
    const {hit3} = relevance(answered);
    const report = answered
      .filter(({rank}) => rank === 0 || rank > 3)
      .map(
        ({query, expect: expected, got}) =>
          `${query}: expected ${expected.join(' or ')}, got ${got.slice(0, 3).join(', ') || 'nothing'}`,
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
      await expect(search(query), JSON.stringify(query)).resolves.toBeInstanceOf(Array);
    }
  },
  SLOW,
);

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkPage} from './check-page';
import {numbersOf} from './find';
import {compute, numbersInCode} from './sources';

/** The numbers of a text that need a source. */
const numbersToCheck = (text: string) =>
  numbersOf(text).flatMap(({text: number, exemption}) => (exemption === undefined ? [number] : []));

describe('numbersOf', () => {
  it('finds numbers of two or more digits, with separators and fractions', () => {
    expect(numbersToCheck('At most 1,034 units, 0.30 %, 2_000 bytes and 5 more.')).toEqual([
      '1,034',
      '0.30',
      '2_000',
    ]);
  });

  it('finds a port after an address, but not the address', () => {
    expect(numbersToCheck('http://127.0.0.1:8080/v1 and 0x1a2b')).toEqual(['8080']);
  });

  it.each([
    ['dates', 'on 22 October 2025, in June 2024, 2026-02-23, since 1970'],
    ['versions', 'CLI 1.0.4 on Ubuntu 22.04, Node.js 20, Move 2.1.'],
    ['names of things', 'SHA3-256, ERC-721, u64, x86-64, c6i.16xlarge'],
    ['HTTP statuses', 'an answer with HTTP status 429, or status 503 and 507'],
    ['bytes and hashes of commits', '`d0 07 00` at 0b457d43'],
    ['list numbers and chain ids', 'Step 12, the 99th, chain id 47'],
  ])('ignores %s', (_, text) => {
    expect(numbersToCheck(text)).toEqual([]);
  });
});

describe('numbersInCode', () => {
  it('reads the notations of code', () => {
    expect([...numbersInCode('a = 2_000_000; b = 1e8; c = 250u64; d = [10,20]; x64')]).toEqual(
      expect.arrayContaining(['2000000', '100000000', '250', '10', '20']),
    );
    expect(numbersInCode('x64 = u256').size).toBe(0);
  });
});

describe('compute', () => {
  it('returns the value and the operands', () => {
    expect(compute('Math.floor(4 * (10 + 1) / 3)')).toEqual({value: 14, operands: ['4', '10', '1', '3']});
  });

  it.each(['process.exit(1)', '1; 2', '"a"', 'Math.random()'])('rejects %s', (source) => {
    expect(() => compute(source)).toThrow(/arithmetic|one expression/);
  });
});

describe('checkPage', () => {
  const repositories = {network: {repository: 'cedra-labs/cedra-network', revision: '0b457d43'}};
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'numbers-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  function problems(text: string, entries: string): string[] {
    const page = join(folder, 'page.mdx');
    writeFileSync(page, text);
    writeFileSync(join(folder, 'page.sources.yml'), entries);
    return checkPage(page, repositories).problems.map((problem) => problem.replaceAll(`${folder}/`, ''));
  }

  it('reports file, line and number without a source', () => {
    expect(problems('First.\n\nIt costs\n1,034 units.\n', '[]')).toEqual([
      'page.mdx:4: the number 1,034 has no source; show it in an output or add it to page.sources.yml',
    ]);
  });

  it('accepts a number that a block of the page shows', () => {
    expect(problems('It costs 1,034 units.\n\n```text output\n"gas_used": 1034\n```\n', '[]')).toEqual([]);
  });

  it('reads tables and captions of components', () => {
    const text =
      '| a | 77 |\n| --- | --- |\n| b | 78 |\n\n<Figure caption="Of 79 runs.">\n\n80\n\n</Figure>\n';
    expect(problems(text, '[]').map((problem) => /number (\d+)/.exec(problem)?.[1])).toEqual([
      '77',
      '78',
      '79',
      '80',
    ]);
  });

  it('checks a quoted token against the number', () => {
    const entry = (token: string) => `- {numbers: [250], source: "network a/b.rs:13", token: "${token}"}`;
    expect(problems('At most 250.', entry('MAX: usize = 250'))).toEqual([]);
    expect(problems('At most 250.', entry('MAX: usize = 251'))).toEqual([
      'page.sources.yml:1: 250: "MAX: usize = 251" does not show 250',
    ]);
  });

  it('checks a computation, and that the page shows its operands', () => {
    const block = '\n\n```text output\n102400\n```\n';
    expect(problems(`It is 1,024.${block}`, '- {numbers: [1024], computed: 102400 / 100}')).toEqual([]);
    expect(problems(`It is 1,025.${block}`, '- {numbers: [1025], computed: 102400 / 100}')).toEqual([
      'page.sources.yml:1: 1025: 102400 / 100 is 1024, not 1025',
    ]);
    expect(problems('It is 1,024.', '- {numbers: [1024], computed: 102400 / 100}')).toEqual([
      'page.sources.yml:1: 1024: computes with 102400, which the page does not show',
    ]);
  });

  it('rejects an unused entry, an unknown repository, and an entry with two sources', () => {
    expect(problems('Nothing.', '- {numbers: [99], reason: an estimate}')).toEqual([
      'page.sources.yml:1: 99 is not on the page; remove it',
    ]);
    expect(problems('It is 99.', '- {numbers: [99], source: "other a.rs:1", token: "99"}')).toEqual([
      'page.sources.yml:1: 99: docs/sources.yml has no "other"',
    ]);
    expect(problems('It is 99.', '- {numbers: [99], reason: an estimate, page: docs/intro.mdx}')[0]).toMatch(
      /has none or several of source/,
    );
  });

  it('rejects a file that is not a list, and an entry without numbers, with the line', () => {
    expect(() => problems('Nothing.', 'numbers: [99]')).toThrow('page.sources.yml:1: is not a list');
    expect(() => problems('It is 99.', '- {numbers: [99], reason: x}\n- {reason: y}')).toThrow(
      'page.sources.yml:2: has no list of numbers',
    );
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {adviseOnNumbers} from './advise';
import {numbersInCode, numbersOf} from './find';

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

describe('adviseOnNumbers', () => {
  const repositories = {network: {repository: 'cedra-labs/cedra-network', revision: '0b457d43'}};
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'numbers-'));
    mkdirSync(join(folder, 'docs/_data/sources'), {recursive: true});
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  /** Advice as `file:line message`. */
  function advice(text: string, entries = '[]', before = ''): string[] {
    const page = join(folder, 'docs/page.mdx');
    writeFileSync(page, text);
    writeFileSync(join(folder, 'docs/_data/sources/page.yml'), entries);
    return adviseOnNumbers(page, before, repositories).map(({file, line, message}) =>
      `${file}:${line} ${message}`.replaceAll(`${folder}/`, ''),
    );
  }

  it('reports file, line and number without a source', () => {
    expect(advice('First.\n\nIt costs\n1,034 units.\n')).toEqual([
      'docs/page.mdx:4 the number 1,034 has no source; name it in docs/_data/sources/page.yml',
    ]);
  });

  it('accepts a number that the page had before, that a block shows, or that has a source', () => {
    expect(advice('It costs 1,034 units.', '[]', 'At first 1034.')).toEqual([]);
    expect(advice('It costs 1,034 units.\n\n```text output\n"gas_used": 1034\n```\n')).toEqual([]);
    expect(
      advice('At most 250.', '- {numbers: [250], source: "network a/b.rs:13", token: "MAX = 250"}'),
    ).toEqual([]);
  });

  it('reads tables and captions of components', () => {
    const text =
      '| a | 77 |\n| --- | --- |\n| b | 78 |\n\n<Figure caption="Of 79 runs.">\n\n80\n\n</Figure>\n';
    expect(advice(text).map((message) => /number (\d+)/.exec(message)?.[1])).toEqual([
      '77',
      '78',
      '79',
      '80',
    ]);
  });

  it('reports outdated and incomplete entries', () => {
    expect(advice('Nothing.', '- {numbers: [99], source: "network a.rs:1", token: "99"}')).toEqual([
      'docs/_data/sources/page.yml:1 99 is not on the page; correct it or remove it',
    ]);
    expect(advice('It is 99.', '- {numbers: [99], source: "other a.rs:1", token: "99"}')).toEqual([
      'docs/_data/sources/page.yml:1 docs/_data/repositories.yml has no "other"',
    ]);
    expect(advice('It is 99.', '- {numbers: [99], file: package.json, token: no such text}')).toEqual([
      'docs/_data/sources/page.yml:1 package.json no longer has "no such text"',
    ]);
    expect(advice('It is 99.', '- {numbers: [99], token: x}')).toEqual([
      'docs/_data/sources/page.yml:1 needs either source or file',
    ]);
  });

  it('rejects a file that is not a list, and an entry without numbers, with the line', () => {
    expect(() => advice('Nothing.', 'numbers: [99]')).toThrow('docs/_data/sources/page.yml:1: is not a list');
    expect(() => advice('It is 99.', '- {numbers: [99], token: x}\n- {token: y}')).toThrow(
      'docs/_data/sources/page.yml:2: has no list of numbers',
    );
  });
});

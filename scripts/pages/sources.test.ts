import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {adviseOnSources, compareEntry, sentencesOf} from './sources';

describe('adviseOnSources', () => {
  const repositories = {network: {repository: 'cedra-labs/cedra-network', revision: '0b457d43'}};
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(folder, 'docs/_data/sources'), {recursive: true});
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  /** Advice as `file:line message`. */
  function advice(entries: string): string[] {
    writeFileSync(join(folder, 'docs/_data/sources/page.yml'), entries);
    return adviseOnSources(join(folder, 'docs/page.mdx'), repositories).map(({file, line, message}) =>
      `${file}:${line} ${message}`.replaceAll(`${folder}/`, ''),
    );
  }

  it.each([
    ['source: "network a.rs:1", token: "99"', []],
    ['file: package.json, token: cedra-docs', []],
    ['source: "network a.rs", token: "99"', ['"network a.rs" is not "repository path:line"']],
    ['source: "other a.rs:1", token: "99"', ['docs/_data/repositories.yml has no "other"']],
    ['file: package.json, token: no such text', ['package.json no longer has "no such text"']],
    ['file: no-such-file, token: x', ['no-such-file does not exist']],
    ['token: x', ['needs either source or file']],
    ['file: package.json', ['has no token, the text that confirms the number']],
  ])('%s: %o', (entry, problems) => {
    expect(advice(`- {numbers: [99], ${entry}}`)).toEqual(
      problems.map((problem) => `docs/_data/sources/page.yml:1 ${problem}`),
    );
  });

  it('rejects a file that is not a list, and an entry without numbers, with the line', () => {
    expect(() => advice('numbers: [99]')).toThrow('docs/_data/sources/page.yml:1: is not a list');
    expect(() => advice('- {numbers: [99], token: x}\n- {token: y}')).toThrow(
      'docs/_data/sources/page.yml:2: has no list of numbers',
    );
  });
});

describe('compareEntry', () => {
  const source = {path: 'a.rs', line: 2};
  const compare = (lines: string[] | undefined) =>
    compareEntry({numbers: ['65'], token: 'MAX = 65'}, source, lines);

  it('accepts a line that has the token', () => {
    expect(compare(['', 'const MAX = 65;'])).toBeUndefined();
  });

  it.each([
    [['const MAX = 65;', ''], 'a.rs:2 has no "MAX = 65", but line 1 has it', true],
    [['', 'const MAX = 99;'], 'a.rs:2 has no "MAX = 65", and no other line has it', false],
    [undefined, 'a.rs does not exist', false],
  ])('says where the token is: %o', (lines, message, hasMoved) => {
    expect(compare(lines)).toEqual({message, hasMoved});
  });
});

describe('sentencesOf', () => {
  it('finds the sentences that have a number, however it is written', () => {
    const page = 'It lasts 65 seconds. It has 165.\n\n- A fee of 8,192 is 6.5 or 65.5.\n- 0x65 and 8192.';
    expect(sentencesOf(page, ['65', '8192'])).toEqual([
      {line: 1, sentence: 'It lasts 65 seconds.'},
      {line: 3, sentence: '- A fee of 8,192 is 6.5 or 65.5.'},
      {line: 4, sentence: '- 0x65 and 8192.'},
    ]);
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {adviseOnSources} from './sources';

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

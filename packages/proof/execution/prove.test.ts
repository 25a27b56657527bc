import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {bash} from '../languages/bash';
import {data} from '../languages/data';
import {files} from '../languages/files';
import {pageOf} from '../pages/test-page';
import {bashFence, classifier, dataFence} from '../pages/tasks';
import {defineEnvironment, defineLanguage} from './language';
import {blockFailure, failuresOf} from './outcome';
import {checkPage, type Project, provePage, provePages, type ProofRun} from './prove';

/** Rejects `rm -rf`, before a command runs. */
const project: Project = {
  classify: classifier({fences: [bashFence(), dataFence], manual: 'the manual'}),
  languages: [
    files,
    bash((block) => (block.code.includes('rm -rf') ? [blockFailure(block, 'deletes files')] : [])),
    data(),
    defineLanguage({
      checkSentences: ({inlineCode}) =>
        inlineCode
          .filter(({text}) => text === 'sl')
          .map(({file, line}) => ({file, line, problem: 'no command `sl`'})),
    }),
  ],
};

const opened: string[] = [];

const environment = defineEnvironment({
  redirectedPorts: new Set<number>(),
  died: () => undefined,
  open() {
    const base = mkdtempSync(join(tmpdir(), 'proof-page-'));
    onTestFinished(() => rmSync(base, {recursive: true}));
    const [folder, scratch] = ['work', 'scratch'].map((name) => join(base, name)) as [string, string];
    for (const each of [folder, scratch]) mkdirSync(each);
    opened.push(folder);
    const records = join(base, 'records');
    // Bash complains about a locale that is not installed.
    const env = {...process.env, LC_ALL: 'C'};
    const sandbox = {folder, home: base, scratch, records, env, launcher: []};
    return Promise.resolve({sandbox, observers: [], tools: {}});
  },
});

const run: ProofRun = {...project, environment};

const fence = (head: string, code: string): string => `\`\`\`${head}\n${code}\n\`\`\`\n\n`;

/** The levels of a page's blocks, and its problems with their lines. */
async function proof(text: string, untilFailure = false): Promise<[levels: string[], problems: string[]]> {
  const outcome = await provePage(pageOf(text), run, {untilFailure});
  return [
    outcome.outcomes.map(({level}) => level),
    failuresOf(outcome).map(({line, problem}) => `${line}: ${problem}`),
  ];
}

describe('a page', () => {
  it('is followed from top to bottom, and its files get the level of their use', async () => {
    const text =
      fence('text title="a.txt"', 'one\ntwo') +
      fence('bash', 'cd . && COUNT=$(( 1 + 1 ))\nsort -r a.txt') +
      fence('text output', 'two\none') +
      fence('bash', 'echo $COUNT of 12') +
      fence('text output', '2 of ‹99›') +
      fence('json', '{"a": 1}') +
      fence('bash checked="needs a server"', 'curl localhost');
    expect(await proof(text)).toEqual([['ran', 'ran', 'ran', 'ran', 'ran', 'checked', 'checked'], []]);
    expect(readFileSync(join(opened.at(-1) ?? '', 'a.txt'), 'utf8')).toBe('one\ntwo\n');
  });

  it('ends where a command fails: later commands are not reached, and data is still checked', async () => {
    const [, problems] = await proof(fence('bash', 'false') + fence('toml', 'a =') + fence('bash', 'echo'));
    expect(problems).toEqual([
      '1: a command ended with exit code 1',
      expect.stringMatching(/^5: is not valid TOML/) as string,
      '9: not reached, because the block at line 1 failed',
    ]);
  });

  it('is checked before it runs when the first failure suffices', async () => {
    const text = fence('bash', 'touch ran') + fence('bash', 'rm -rf ran');
    expect((await proof(text, true))[1]).toEqual(['5: deletes files']);
    expect(() => readFileSync(join(opened.at(-1) ?? '', 'ran'))).toThrow(/ENOENT/);
    expect((await proof(text))[1]).toEqual(['5: deletes files']);
    expect(readFileSync(join(opened.at(-1) ?? '', 'ran'), 'utf8')).toBe('');
  });

  it('is checked without an environment, with the code in its sentences', () => {
    const page = pageOf(`Run \`sl\`.\n\n${fence('cobol', 'STOP RUN.')}`);
    expect(checkPage(page, project).map(({line, problem}) => `${line}: ${problem}`)).toEqual([
      '3: a `cobol` block needs a title or `output`',
      '1: no command `sl`',
    ]);
  });
});

it('a page on which the runner itself fails does not stop the others', async () => {
  const pages = ['echo 1', 'echo 2'].map((code) => pageOf(fence('bash', code)));
  const open = vi.fn(environment.open).mockRejectedValueOnce(new Error('no space left'));
  const done = vi.fn();
  const outcomes = await provePages(pages, {...run, environment: {...environment, open}}, 1, done);
  const problems = outcomes.flatMap(({failures}) => failures);
  expect(problems).toMatchObject([{problem: 'the runner itself failed on this page'}]);
  expect(problems[0]?.got).toContain('no space left');
  expect(done).toHaveBeenCalledTimes(2);
});

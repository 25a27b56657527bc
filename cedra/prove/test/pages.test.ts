// Proves pages on a real localnet, most of which must fail. The tests take some minutes.
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {type Failure, failuresOf, judgeMutants, type Mutant, provePage} from '@cedra-docs/proof';
import type {Page} from '@cedra-docs/proof/build';
import {findCli} from '../../cli/find';
import {exitCode} from '../main';
import {type CedraRun, startRun} from '../start';
import {mutantRules} from '../mutants';
import {loadPage} from '../../pages/page';
import {pageName} from '../../pages/files';
import {pageOf} from '../../pages/test-page';

function canRun(): boolean {
  try {
    findCli();
    return true;
  } catch (error) {
    console.warn(`The pages are not proven. ${String(error)}`);
    return false;
  }
}

const fence = (head: string, code: string): string => `\`\`\`${head}\n${code}\n\`\`\`\n\n`;

/** Pages by what is wrong with them, and line, problem and hint of their only failure. */
const wrongPages: [what: string, text: string, line: number, problem: string, hint: string][] = [
  [
    'a wrong flag',
    fence('bash', 'cedra account list --profil default'),
    2,
    'has no flag `--profil`',
    'Did you mean `--profile`?',
  ],
  [
    'a wrong subcommand',
    fence('bash', 'cedra move tset'),
    2,
    'has no subcommand `tset`',
    'Did you mean `cedra move test`?',
  ],
  ['an unknown language', fence('cobol', "DISPLAY 'HELLO'."), 1, 'a `cobol` block', 'unproven="why"'],
  [
    'an unknown word',
    fence('bash skip', 'echo never'),
    1,
    'unknown code-fence attribute `skip`',
    'Known attributes',
  ],
  ['a wrong type', fence('ts', "const answer: number = 'forty-two';"), 2, 'TS2322', ''],
  [
    'a wrong query',
    fence('graphql', 'query {\n  current_objects {\n    colour\n  }\n}'),
    4,
    'Cannot query field "colour"',
    'schema',
  ],
  [
    'a wrong setting',
    fence('yaml', 'execution:\n  genesis_file_location: /opt/genesis.blob\nstorage:\n  rocksdb: 1'),
    1,
    '`storage.rocksdb` is not a node setting',
    'Settings here',
  ],
  [
    'a module that does not compile',
    fence('move', 'module broken::broken {\n    public fun answer(): u64 { true }\n}'),
    3,
    'does not compile',
    'fails=',
  ],
  [
    'Move that compiles',
    fence('move fails="undeclared"', 'let x = 1;'),
    1,
    'but it compiles',
    'Remove `fails`',
  ],
  [
    'one of two compiler errors',
    fence('move fails="undeclared"', 'fun f(): u64 { missing }\nfun g(): u64 { also_missing }') +
      fence(
        'text output',
        'error: undeclared `missing`\n  ┌─ …:1:16\n  │\n1 │ fun f(): u64 { missing }\n  │                ^^^^^^^',
      ),
    6,
    'the compiler message differs',
    'every message in full',
  ],
  [
    'an omitted value',
    fence('bash', 'echo "gas 1034"') + fence('text output', 'gas …'),
    6,
    '`…` replaces a value',
    '‹1034›',
  ],
  [
    'a command that does not fail',
    fence('bash fails', 'true') + fence('text output', 'An error'),
    1,
    'every command succeeded',
    'Remove `fails`',
  ],
];

describe.skipIf(!canRun())('a page', {timeout: 120_000}, () => {
  let run: CedraRun;
  let end: () => Promise<void>;

  beforeAll(async () => {
    ({run, end} = await startRun());
  }, 240_000);
  afterAll(() => end(), 30_000);

  const failuresIn = async (page: Page): Promise<Failure[]> => failuresOf(await provePage(page, run));

  it.each([
    ['a block that succeeds', 'true', 0],
    ['a block that fails', 'false', 1],
  ])('the command ends by its code for %s', async (_, code, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'proven-page-'));
    try {
      const page = join(folder, 'page.mdx');
      writeFileSync(page, fence('bash', code));
      vi.stubEnv('PROVE_LOCALNET', run.tools.localnet.restUrl);
      expect(await exitCode([page])).toBe(expected);
    } finally {
      vi.unstubAllEnvs();
      rmSync(folder, {recursive: true});
    }
  });

  it('holds, and a Move fragment ran when a later unit test takes its functions into its scope', async () => {
    const outcome = await provePage(loadPage('cedra/prove/fixtures/whole-page.mdx'), run);
    expect(failuresOf(outcome)).toEqual([]);
    const levels = outcome.outcomes.filter(({block}) => block.lang === 'move').map(({level}) => level);
    expect(levels).toEqual(['ran', 'ran', 'compiled', 'ran', 'compiled']);
  });

  it.each(wrongPages)('with %s fails', async (_, text, line, problem, hint) => {
    const [failure, ...others] = await failuresIn(pageOf(text));
    expect(others).toEqual([]);
    expect(failure?.line).toBe(line);
    expect(failure?.problem).toContain(problem);
    expect(failure?.hint ?? '').toContain(hint);
  });

  it('with a program that throws fails with what was thrown', async () => {
    const [failure] = await failuresIn(pageOf(fence('ts run', "throw new Error('thrown by the page');")));
    expect(failure?.problem).toContain('exit code 1');
    expect(failure?.got).toContain('thrown by the page');
  });

  it('with another output fails at the output, with both', async () => {
    const page = pageOf(fence('bash', 'echo "Counter is 41"') + fence('text output', 'Counter is 42'));
    expect(await failuresIn(page)).toMatchObject([
      {
        line: 5,
        problem: 'the output is not what the page shows',
        expected: 'Counter is 42',
        got: 'Counter is 41',
      },
    ]);
  });

  it('with wrong names in a sentence fails for each of them', async () => {
    const page = pageOf('Call `cedra.getLedgerInfos()` and then `cedra move publsh`.\n');
    expect((await failuresIn(page)).map(({problem}) => problem)).toEqual([
      "the SDK's `cedra` has no `getLedgerInfos`",
      '`cedra move` has no subcommand `publsh`',
    ]);
  });

  it('stops at the block that fails for a reader', async () => {
    const page = pageOf(fence('bash', 'cat not-there.txt') + fence('bash', 'echo never'));
    const [first, second] = await failuresIn(page);
    expect(first?.got).toContain('not-there.txt');
    expect(second?.problem).toBe('not reached, because the block at line 1 failed');
  });

  it('detects the change of a value that it uses, and not that of another', async () => {
    const page = pageOf(
      fence('toml title="settings.toml"', 'used = 1\nunused = 1') +
        fence('bash', `echo "used is $(grep -oP '^used = \\K.*' settings.toml)"`) +
        fence('text output', 'used is 1'),
    );
    const change = (index: number, before: string, after: string): Mutant => {
      const block = page.blocks[index];
      if (!block) throw new Error(`The page has no block ${index}.`);
      return {page, block, kind: 'number', line: block.code.split('\n').indexOf(before), before, after};
    };
    const verdicts = await judgeMutants(
      [
        change(0, 'used = 1', 'used = 2'),
        change(0, 'unused = 1', 'unused = 2'),
        change(2, 'used is 1', 'used is 2'),
      ],
      {
        rules: mutantRules,
        prove: (each, options) => provePage(each, run, options),
        jobs: 1,
        deadline: Infinity,
        judged: () => undefined,
      },
    );
    expect(verdicts.map(({verdict}) => verdict)).toEqual(['killed', 'survived', 'killed']);
  });

  // The last test, because it kills the localnet.
  it('does not get the blame when the localnet dies', async () => {
    const page = pageOf(
      fence('bash', 'touch started && sleep 3') +
        fence('bash', `node -e "fetch('http://127.0.0.1:8080/v1')"`),
    );
    const proving = failuresIn(page);
    const started = join(run.folder, pageName(page.file), 'work', 'started');
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), 100_000);
    process.kill(run.tools.localnet.pid ?? Number.NaN, 'SIGKILL');
    const failures = await proving;
    expect(failures[0]?.problem).toContain('the localnet exited unexpectedly');
    expect(failures[0]?.hint).toContain("not the page's fault");
  });
});

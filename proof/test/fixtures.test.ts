// Pages that must fail. They run on a real localnet, so the tests take some minutes.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {type Failure, judgeMutants, type Mutant, provePage} from '@packages/proof';
import {findCli} from '../environment/cli';
import {type CedraRun, startRun} from '../environment/start';
import {mutantRules} from '../mutants';
import {loadPage} from '../../markdown/pages/page';
import {pageName} from '../../markdown/pages';

function canRun(): boolean {
  try {
    findCli();
    return true;
  } catch (error) {
    console.warn(`The fixtures are not run. ${String(error)}`);
    return false;
  }
}

describe.skipIf(!canRun())('fixture pages', {timeout: 120_000}, () => {
  let run: CedraRun;
  let end: () => Promise<void>;

  beforeAll(async () => {
    ({run, end} = await startRun());
  }, 240_000);
  afterAll(() => end(), 30_000);

  async function failuresOf(name: string): Promise<Failure[]> {
    const outcome = await provePage(loadPage(`proof/fixtures/${name}.mdx`), run);
    return [...outcome.outcomes.flatMap(({failures}) => failures), ...outcome.failures];
  }

  it('whole-page holds, and a Move fragment ran when a later unit test takes its functions into its scope', async () => {
    const {outcomes, failures} = await provePage(loadPage('proof/fixtures/whole-page.mdx'), run);
    expect([...outcomes.flatMap((outcome) => outcome.failures), ...failures]).toEqual([]);
    const levels = outcomes.filter(({block}) => block.lang === 'move').map(({level}) => level);
    expect(levels).toEqual(['ran', 'ran', 'compiled', 'ran', 'compiled']);
  });

  it.each([
    ['wrong-flag', 2, 'has no flag `--profil`', 'Did you mean `--profile`?'],
    ['wrong-subcommand', 2, 'has no subcommand `tset`', 'Did you mean `cedra move test`?'],
    ['unknown-kind', 1, 'a `cobol` block', 'unproven="why"'],
    ['unknown-word', 1, 'unknown code-fence attribute `skip`', 'Known attributes'],
    ['type-error', 2, 'TS2322', ''],
    ['wrong-query', 4, 'Cannot query field "colour"', 'schema'],
    ['wrong-setting', 1, '`storage.rocksdb` is not a node setting', 'Settings here'],
    ['broken-module', 3, 'does not compile', 'fails='],
    ['compiles-after-all', 1, 'but it compiles', 'Remove `fails`'],
    ['other-error', 6, 'the compiler message differs', 'every message in full'],
    ['omitted-value', 6, '`…` replaces a value', '‹1034›'],
    ['does-not-fail', 1, 'every command succeeded', 'Remove `fails`'],
  ])('%s fails at line %i', async (name, line, problem, hint) => {
    const [failure, ...others] = await failuresOf(name);
    expect(others).toEqual([]);
    expect(failure?.line).toBe(line);
    expect(failure?.problem).toContain(problem);
    expect(failure?.hint ?? '').toContain(hint);
  });

  it('throwing-program fails with what was thrown', async () => {
    const [failure] = await failuresOf('throwing-program');
    expect(failure?.problem).toContain('exit code 1');
    expect(failure?.got).toContain('thrown by the page');
  });

  it('output-differs fails at the output, with both', async () => {
    expect(await failuresOf('output-differs')).toMatchObject([
      {
        line: 5,
        problem: 'the output is not what the page shows',
        expected: 'Counter is 42',
        got: 'Counter is 41',
      },
    ]);
  });

  it('wrong-prose fails for each name in it', async () => {
    const problems = (await failuresOf('wrong-prose')).map(({problem}) => problem);
    expect(problems).toEqual([
      "the SDK's `cedra` has no `getLedgerInfos`",
      '`cedra move` has no subcommand `publsh`',
    ]);
  });

  it('step-two-needs-step-one stops at the block that fails for a reader', async () => {
    const [first, second] = await failuresOf('step-two-needs-step-one');
    expect(first?.got).toContain('not-there.txt');
    expect(second?.problem).toBe('not reached, because the block at line 1 failed');
  });

  it('a mutant of a used value is killed, and one of an unused value survives', async () => {
    const page = loadPage('proof/fixtures/unread-value.mdx');
    const change = (index: number, before: string, after: string): Mutant => {
      const block = page.blocks[index];
      if (!block) throw new Error(`unread-value.mdx has no block ${index}`);
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
  it('localnet-dies blames the localnet and not the page', async () => {
    const proving = failuresOf('localnet-dies');
    const started = join(run.folder, pageName('proof/fixtures/localnet-dies.mdx'), 'work', 'started');
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), 100_000);
    process.kill(run.tools.localnet.pid ?? Number.NaN, 'SIGKILL');
    const failures = await proving;
    expect(failures[0]?.problem).toContain('the localnet exited unexpectedly');
    expect(failures[0]?.hint).toContain("not the page's fault");
  });
});

import {existsSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';

import {compareOutput} from '../blocks/compare-output';
import {applyBindings, normalise} from '../blocks/match-output';
import type {Task} from '../page/classify';
import type {Block} from '../page/model';
import {blockFailure} from '../run/failure';
import type {Outcome} from '../run/outcome';
import type {PageContext} from '../run/page-context';
import {checkTypes, type TypeProblem} from './check';
import {nestBlocks, type Program} from './program';

type TypescriptTask = Extract<Task, {kind: 'typescript'}>;

const tsx = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist', 'cli.mjs');
const marker = '@@proof-block@@';

/** Type-checks the page's `ts` blocks, each with the earlier ones in scope, and the TypeScript files it writes. */
export function proveTypes(tasks: readonly Task[], page: PageContext): Outcome[] {
  const blocks = tasks.filter((task): task is TypescriptTask => task.kind === 'typescript');
  const good = blocks.filter(({fails}) => fails === undefined);
  const outcomes = new Map(
    blocks.map(({block}) => [block, {block, level: 'typed', failures: []} as Outcome]),
  );
  if (good.length > 0) {
    const program = nestBlocks(good.map(({block}) => block));
    for (const {block, offset, message} of problems(
      program,
      good.map(({block}) => block),
      page,
      'blocks',
    )) {
      outcomes
        .get(block)
        ?.failures.push(
          blockFailure(
            block,
            message,
            {mend: 'Mend the code; earlier ts blocks of the page are in scope.'},
            offset,
          ),
        );
    }
  }
  const extra: Outcome[] = [];
  for (const task of blocks) {
    if (task.fails === undefined) continue;
    const before = good.filter(({block}) => block.index < task.block.index).map(({block}) => block);
    const program = nestBlocks([...before, task.block]);
    const found = problems(program, [...before, task.block], page, `fails-${task.block.index}`).filter(
      ({block}) => block === task.block,
    );
    const got = found.map(({message}) => message).join('\n');
    const expected = [task.fails, ...(task.output ? [normalise(task.output.code)] : [])];
    if (found.length === 0) {
      outcomes.get(task.block)?.failures.push(
        blockFailure(task.block, 'this block is marked `fails`, but it type-checks', {
          expected: task.fails,
        }),
      );
    } else if (expected.some((text) => !got.includes(text))) {
      outcomes.get(task.block)?.failures.push(
        blockFailure(task.block, 'the type checker says something else', {
          expected: expected.join('\n'),
          got,
        }),
      );
    }
    if (task.output) extra.push({block: task.output, level: 'typed', failures: []});
  }
  return [...outcomes.values(), ...extra, ...proveFiles(tasks, page)];
}

/** Runs a block with the earlier ones before it, and compares what the block itself printed. */
export async function runTypescript(
  task: TypescriptTask,
  earlier: readonly Block[],
  page: PageContext,
): Promise<Outcome[]> {
  const {block, output} = task;
  const outcome: Outcome = {block, level: 'ran', failures: []};
  const outcomes = [outcome];
  const compared: Outcome = {block: output ?? block, level: 'ran', failures: []};
  if (output) outcomes.push(compared);
  const program = nestBlocks([...earlier, block], ({index}) => `console.log('${marker}${index}');`);
  const file = join(page.sandbox.folder, `.proof-${block.index}.ts`);
  writeFileSync(file, applyBindings(program.text, page.bindings));
  const printed = await page.terminal.spawn(process.execPath, [tsx, file]);
  const own = printed.stdout.split(`${marker}${block.index}\n`)[1] ?? '';
  if (printed.code !== 0) {
    outcome.failures.push(
      blockFailure(block, page.localnet.died() ?? `the program ended with exit code ${printed.code}`, {
        ran: block.code,
        got: normalise(printed.both.replaceAll(new RegExp(`${marker}\\d+\n`, 'g'), '')),
        mend: 'Earlier ts blocks of the page ran before it, in the same program.',
      }),
    );
  } else if (output) {
    compared.failures.push(
      ...compareOutput(output, {both: own, stdout: own, stderr: printed.stderr}, block.code, page.bindings),
    );
  }
  return outcomes;
}

/** The TypeScript files that the page wrote, as they stand at its end. */
function proveFiles(tasks: readonly Task[], page: PageContext): Outcome[] {
  const written = new Map<string, Block>();
  for (const task of tasks) {
    if (task.kind !== 'file' || !/\.tsx?$/.test(task.path)) continue;
    const path = resolve(page.sandbox.folder, task.path);
    if (existsSync(path)) written.set(path, task.block);
  }
  if (written.size === 0) return [];
  const found = checkTypes([...written.keys()]);
  return [...written].map(([path, block]) => ({
    block,
    level: 'typed',
    failures: found
      .filter(({file}) => file === path)
      .map(({line, message}) =>
        blockFailure(block, message, {}, block.meta['region'] === undefined ? line - 1 : undefined),
      ),
  }));
}

function problems(
  program: Program,
  blocks: readonly Block[],
  page: PageContext,
  name: string,
): {block: Block; offset: number; message: string}[] {
  const jsx = blocks.some(({lang}) => lang.endsWith('x'));
  const file = join(page.sandbox.folder, `.proof-${name}.${jsx ? 'tsx' : 'ts'}`);
  writeFileSync(file, program.text);
  return checkTypes([file]).flatMap(({line, message}: TypeProblem) => {
    const origin = program.origin[line - 1];
    return origin ? [{block: origin.block, offset: origin.line, message}] : [];
  });
}

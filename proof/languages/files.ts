import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';

import {blockFailure, type Outcome, type PageContext} from '../outcome';
import {applyBindings} from '../output';
import type {Block} from '../page';
import type {Task} from '../tasks';
import {shellCommands} from './shell';

/** Writes a block with a title to the page's folder; with `region`, replaces that part of the file. */
export function writeFileBlock(
  {block, path, region}: {block: Block; path: string; region?: string},
  page: PageContext,
): Outcome[] {
  const outcome: Outcome = {block, level: 'written', failures: []};
  const target = resolve(page.sandbox.folder, path);
  if (relative(page.sandbox.folder, target).startsWith('..')) {
    outcome.failures.push(
      blockFailure(block, `\`${path}\` is outside the page's folder`, {
        hint: 'Use a path below the folder in which the page starts.',
      }),
    );
    return [outcome];
  }
  const text = `${applyBindings(block.code, page.bindings)}\n`;
  mkdirSync(dirname(target), {recursive: true});
  if (region === undefined) {
    writeFileSync(target, text);
    return [outcome];
  }
  const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  const after = before === undefined ? undefined : replaceRegion(before, region, text);
  if (after === undefined) {
    outcome.failures.push(
      blockFailure(
        block,
        before === undefined ? `\`${path}\` does not exist yet` : `\`${path}\` has no region \`${region}\``,
        {
          hint: `An earlier block must show the file with the lines \`// region: ${region}\` and \`// endregion: ${region}\`.`,
        },
      ),
    );
  } else writeFileSync(target, after);
  return [outcome];
}

/** Replaces what stands between the marker lines of a region; the markers stay. */
export function replaceRegion(file: string, region: string, text: string): string | undefined {
  const lines = file.split('\n');
  const start = lines.findIndex((line) => marks(line, 'region', region));
  const end = lines.findIndex((line) => marks(line, 'endregion', region));
  if (start < 0 || end < start) return undefined;
  return [...lines.slice(0, start + 1), text.replace(/\n$/, ''), ...lines.slice(end)].join('\n');
}

function marks(line: string, word: 'region' | 'endregion', name: string): boolean {
  return new RegExp(`(//|#)\\s*${word}:\\s*${name}\\s*$`).test(line);
}

const compiling = new Set([
  'build-publish-payload',
  'compile',
  'coverage',
  'create-object-and-publish-package',
  'create-resource-account-and-publish-package',
  'deploy-object',
  'deploy-code',
  'document',
  'lint',
  'publish',
  'test',
  'upgrade-object',
  'upgrade-object-package',
  'verify-package',
]);

type FileTask = Extract<Task, {kind: 'file'}>;

/** Whether a later command of the page compiles the packages in its folder. */
export function isCompiledLater(task: FileTask, tasks: readonly Task[]): boolean {
  return laterCommands(task, tasks).some(
    ([program, group, command = '']) => program === 'cedra' && group === 'move' && compiling.has(command),
  );
}

/**
 * How far the page's files were proven by what came after them: Move code and manifests were compiled, any
 * other file that a command names was used by it.
 */
export function proveFileUse(tasks: readonly Task[]): Outcome[] {
  return tasks.flatMap((task): Outcome[] => {
    if (task.kind !== 'file') return [];
    const {block, path} = task;
    const name = path.split('/').at(-1) ?? path;
    const isMove = block.lang === 'move' || name === 'Move.toml';
    if (isMove) return isCompiledLater(task, tasks) ? [{block, level: 'compiled', failures: []}] : [];
    const used = laterCommands(task, tasks).some((words) => words.some((word) => word.includes(name)));
    return used ? [{block, level: 'ran', failures: []}] : [];
  });
}

function laterCommands(task: FileTask, tasks: readonly Task[]): string[][] {
  return tasks
    .filter((each) => each.kind === 'bash' && each.block.index > task.block.index)
    .flatMap(({block}) => shellCommands(block.code).map(({words}) => words));
}

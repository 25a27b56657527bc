import {shellCommands} from '../shell/commands';
import type {Task} from '../page/classify';
import type {Outcome} from '../run/outcome';

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

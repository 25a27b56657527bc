import type {Block, Task} from '@packages/proof/build';

/** The Move blocks of a page, files and fragments, without those that must not compile. */
export function compilingBlocks(tasks: readonly Task[]): Block[] {
  return tasks
    .filter((task) => task.kind === 'file' || (task.kind === 'move' && task.fails === undefined))
    .map(({block}) => block)
    .filter(({lang}) => lang === 'move');
}

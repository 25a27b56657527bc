import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';

import {replaceRegion, withoutMarks} from '../pages/regions';
import type {Task} from '../pages/tasks';
import {defineLanguage, type PageContext} from '../execution/language';
import {blockFailure, type Outcome} from '../execution/outcome';
import {insertCaptured} from '../execution/output';

type FileTask = Extract<Task, {kind: 'file'}>;

/** Writes a block with a title to the page's folder; with `region`, replaces that part of the file. */
function writeFileBlock(
  {block, path, region}: FileTask,
  page: Pick<PageContext, 'captured' | 'files' | 'sandbox'>,
): Outcome {
  const outcome: Outcome = {block, level: 'written', failures: []};
  const target = resolve(page.sandbox.folder, path);
  if (relative(page.sandbox.folder, target).startsWith('..')) {
    outcome.failures.push(
      blockFailure(block, `\`${path}\` is outside the page's folder`, {
        hint: 'Use a path below the folder in which the page starts.',
      }),
    );
    return outcome;
  }
  const text = `${insertCaptured(block.marked ?? block.code, page.captured)}\n`;
  mkdirSync(dirname(target), {recursive: true});
  const before = existsSync(target) ? page.files.marked(target, readFileSync(target, 'utf8')) : undefined;
  const after = region === undefined ? text : replaceRegion(before ?? '', region, text);
  if (after === undefined) {
    outcome.failures.push(
      blockFailure(
        block,
        before === undefined ? `\`${path}\` does not exist yet` : `\`${path}\` has no region \`${region}\``,
        {
          hint: `An earlier block must show the file with the lines \`// region: ${region}\` and \`// endregion: ${region}\`, and no command may have changed the file.`,
        },
      ),
    );
    return outcome;
  }
  writeFileSync(target, withoutMarks(after));
  page.files.add({block, file: target, text, marked: after, ...(region === undefined ? {} : {region})});
  return outcome;
}

/** Files of any language, and blocks that are not proven. */
export const files = defineLanguage({
  check: (tasks) =>
    tasks
      .filter((task) => task.kind === 'unknown')
      .map(({block, problem, hint}) => ({
        block,
        level: 'unproven',
        failures: [blockFailure(block, problem, {hint})],
      })),
  run(task, page) {
    if (task.kind === 'file') return [writeFileBlock(task, page)];
    if (task.kind === 'unproven')
      return [{block: task.block, level: 'unproven', note: task.why, failures: []}];
    return [];
  },
  after: (_, {files: usage}) => usage.outcomes(),
});

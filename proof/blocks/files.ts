import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, relative, resolve} from 'node:path';

import type {Block} from '../page/model';
import {blockFailure} from '../run/failure';
import type {Outcome} from '../run/outcome';
import type {PageContext} from '../run/page-context';
import {applyBindings} from './match-output';
import {replaceRegion} from './replace-region';

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
        mend: 'Use a path below the folder in which the page starts.',
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
          mend: `An earlier block must show the file with the lines \`// region: ${region}\` and \`// endregion: ${region}\`.`,
        },
      ),
    );
  } else writeFileSync(target, after);
  return [outcome];
}

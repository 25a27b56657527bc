import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {shortHash} from '../pages/page';
import type {Task} from '../pages/tasks';
import {parseBlockReceipt, type Receipt} from './receipts';

/** A hash of everything on a page that is proven: blocks, but neither prose nor diagrams. */
export function pageHash(tasks: readonly Task[]): string {
  return shortHash(
    tasks
      .map(
        ({block: {hash, tabs}}) => `${hash} ${tabs.map(({group, value}) => `${group}=${value}`).join(' ')}`,
      )
      .join('\n'),
  );
}

/** A hash of files and of all files in folders but tests, by their paths from a root. */
export function hashOfFiles(root: string, paths: readonly string[], except: readonly string[] = []): string {
  const filesBelow = (path: string): string[] => {
    if (except.includes(path)) return [];
    if (!statSync(join(root, path)).isDirectory()) return [path];
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesBelow(`${path}/${name}`));
  };
  return shortHash(
    paths
      .flatMap(filesBelow)
      .filter((file) => !/\.(?:test\.ts|mdx?)$/.test(file))
      .map((file) => `${file}\n${readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')}`)
      .join('\n'),
  );
}

/**
 * Why a page must be proven again; undefined when its receipt holds.
 * @param describe names tools for people
 */
export function staleReason<R extends Receipt>(
  tasks: readonly Task[],
  receipt: R | undefined,
  {rules, tools}: Pick<R, 'rules' | 'tools'>,
  describe: (tools: R['tools']) => string,
): string | undefined {
  if (!receipt) return tasks.length === 0 ? undefined : 'the page was never proven';
  if (receipt.page !== pageHash(tasks)) {
    const waiting = unproven(tasks, receipt).length;
    return waiting === 0
      ? 'blocks were moved or removed'
      : `${waiting} ${waiting === 1 ? 'block has' : 'blocks have'} changed`;
  }
  if (receipt.rules !== rules) return 'the proof runner or its reference data has changed';
  if (!isDeepStrictEqual(receipt.tools, tools))
    return `it was proven with ${describe(receipt.tools)}; now the tools are ${describe(tools)}`;
  return undefined;
}

/** The tasks whose blocks have no receipt. */
export function unproven(tasks: readonly Task[], receipt: Receipt | undefined): Task[] {
  const proven = new Set(receipt?.blocks.map((line) => parseBlockReceipt(line).hash));
  return tasks.filter(({block}) => !proven.has(block.hash));
}

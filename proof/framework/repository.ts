import {execFile} from 'node:child_process';
import {mkdir, rm} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

import type {FrameworkFile} from './modules';
import {writeFramework} from './prune';

const run = promisify(execFile);

// The branches that a manifest may name.
const branches = ['mainnet', 'testnet', 'devnet', 'main'];

/** Makes a git repository with these framework files, for manifests that name the framework's own, and returns its URL. */
export async function makeFrameworkRepository(
  prepared: string,
  files: readonly FrameworkFile[],
  target: string,
): Promise<string> {
  await rm(target, {recursive: true, force: true});
  await mkdir(target, {recursive: true});
  await writeFramework(prepared, files, target);
  const git = (...args: string[]): Promise<unknown> =>
    run(
      'git',
      ['-c', 'user.name=proof', '-c', 'user.email=proof@localhost', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: target,
      },
    );
  await git('init', '-q', '-b', branches[0] ?? 'mainnet');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'Framework of the localnet');
  for (const branch of branches.slice(1)) await git('branch', branch);
  return pathToFileURL(target).href;
}

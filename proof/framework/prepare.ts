import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';

import type {CedraCli} from '../tools/cli';
import {frameworkPackages} from './packages';
import {stripSpecs, stripTestFriends} from './strip-specs';

const run = promisify(execFile);

/** Where downloads of one tool version are kept between runs. */
function cacheFolder(cli: CedraCli, env: NodeJS.ProcessEnv = process.env): string {
  const base = env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(base, 'cedra-docs', `${cli.version}-${cli.commit}`);
}

/**
 * Makes the Move framework of a running chain usable as local packages and returns their parent folder.
 * The result depends on the tool's version only, so it is downloaded once and cached.
 */
export async function prepareFramework(cli: CedraCli, restUrl: string): Promise<string> {
  const target = join(cacheFolder(cli), 'framework');
  if (existsSync(target)) return target;
  await mkdir(dirname(target), {recursive: true});
  const work = await mkdtemp(`${target}-`);
  try {
    for (const {name, folder, account} of frameworkPackages) {
      const args = ['move', 'download', '--account', account, '--package', name, '--url', restUrl];
      // An own HOME: a profile of the contributor must not change what is downloaded.
      await run(cli.binary, [...args, '--output-dir', work], {cwd: work, env: {...process.env, HOME: work}});
      await rename(join(work, name), join(work, folder));
      await clean(join(work, folder, 'sources'));
    }
    await rename(work, target);
  } catch (error) {
    await rm(work, {recursive: true, force: true});
    // Another run may have finished the same download first.
    if (!existsSync(target)) throw error;
  }
  return target;
}

async function clean(sources: string): Promise<void> {
  for (const file of await readdir(sources, {recursive: true})) {
    if (!file.endsWith('.move')) continue;
    const path = join(sources, file);
    await writeFile(path, stripTestFriends(stripSpecs(await readFile(path, 'utf8'))));
  }
}

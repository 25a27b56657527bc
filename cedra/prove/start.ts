import {readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import type {ProofRun} from '@cedra-docs/proof';
import {project} from './languages';
import {loadReferences} from './references';
import {type CedraCli, findCli} from '../cli/find';
import {prepareFramework, readFramework} from '../framework/source';
import {findFrameworkClone, prepareClone} from '../framework/clone';
import {joinLocalnet, startLocalnet} from '../localnet/localnet';
import type {CedraTools} from '../move/tools';
import {cedra, type CedraServices, estimate} from './environment';
import {startRedirect} from '../localnet/redirect';

export interface CedraRun extends ProofRun<CedraTools>, CedraServices {}

/** Starts the localnet and the redirect, and prepares the framework. `end` stops and removes them. */
export async function startRun(
  cli: CedraCli = findCli(),
): Promise<{run: CedraRun; end: () => Promise<void>}> {
  // Before the localnet starts, because the setting may be wrong.
  const clone = findFrameworkClone();
  const folder = await mkdtemp(join(tmpdir(), 'cedra-proof-'));
  const address = process.env.PROVE_LOCALNET;
  // Also after an interruption, when processes that were just killed may still write.
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 10}));
  checkAccessTimes(folder);
  const removeFolder = (): Promise<void> => rm(folder, {recursive: true, force: true});
  const localnet = await (
    address ? joinLocalnet(address, process.env.PROVE_LOCALNET_LOG) : startLocalnet(cli, folder)
  ).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  const redirect = await startRedirect(localnet.ports);
  const end = async (): Promise<void> => {
    await redirect.stop();
    await localnet.stop();
    await removeFolder();
  };
  try {
    const prepared = await (clone ? prepareClone(clone) : prepareFramework(cli, localnet.restUrl));
    const references = loadReferences();
    const tools = {cli, localnet, redirect};
    const framework = {folder: prepared, files: await readFramework(prepared), ...(clone && {clone})};
    const services = {tools, folder, framework};
    return {
      run: {...services, environment: cedra(services), ...project(references), estimate},
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Checks that the file system of a folder records when a file was read, because levels depend on it.
 * @throws Error on a file system mounted with `noatime`
 */
export function checkAccessTimes(folder: string, read: (file: string) => unknown = readFileSync): void {
  const file = join(folder, 'access-time');
  writeFileSync(file, 'text');
  utimesSync(file, 0, statSync(file).mtime);
  read(file);
  if (statSync(file).atimeMs > 0) return;
  throw new Error(
    `The file system of ${dirname(folder)} does not record when a file was read (mount option noatime), so it is ` +
      'unknown which files of a page its commands use. Choose another with TMPDIR, for example `TMPDIR=/dev/shm npm run prove`.',
  );
}

import {rmSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {RunContext} from '../prove';
import type {CliReference} from '../../lib/cli';
import {loadReferences} from '../reference/load';
import {type CedraCli, findCli} from './cli';
import {prepareFramework, readFramework} from './framework';
import {joinLocalnet, startLocalnet} from './localnet';
import {startRedirect} from './redirect';

/** Starts everything that pages need: localnet, redirect, framework. `end` stops and removes it. */
export async function startRun(
  cli: CedraCli = findCli(),
): Promise<{run: RunContext; end: () => Promise<void>}> {
  const folder = await mkdtemp(join(tmpdir(), 'cedra-proof-'));
  const address = process.env.PROVE_LOCALNET;
  // Also when the run is interrupted. The processes in it are ended by then, but on a busy machine they may still write.
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 10}));
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
    const prepared = await prepareFramework(cli, localnet.restUrl);
    const references = loadReferences();
    const tools = {cli, localnet, redirect, adaptSdk: !knowsFeeAsset(references.cli)};
    return {
      run: {tools, references, folder, framework: {folder: prepared, files: await readFramework(prepared)}},
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A tool that can name the fee asset runs a localnet that knows the field; then the SDK needs no adapter. */
function knowsFeeAsset(tree: CliReference): boolean {
  return tree.commands.some(
    ({path, options}) => path === 'move run' && options.some(({long}) => long === 'fa-address'),
  );
}

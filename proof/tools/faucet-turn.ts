import {mkdir, rmdir, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

// A request that takes longer has lost its transaction; waiting for it would only spread the trouble.
const longest = 30_000;

/**
 * Does something while no other proof run on this machine talks to the faucet on this port: one that gets
 * two requests at once may lose a transaction and be stuck from then on.
 */
export async function takeFaucetTurn<T>(port: number, work: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `cedra-proof-faucet-${port}.lock`);
  while (!(await acquire(lock))) await new Promise((resolve) => setTimeout(resolve, 50));
  try {
    return await work();
  } finally {
    await rmdir(lock).catch(alreadyGone);
  }
}

async function acquire(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const since = await stat(lock).then(({mtimeMs}) => mtimeMs, alreadyGone);
  if (since !== undefined && Date.now() - since > longest) await rmdir(lock).catch(alreadyGone);
  return false;
}

/** Another run was faster. */
function alreadyGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

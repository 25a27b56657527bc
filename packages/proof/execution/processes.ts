import {type ChildProcess, spawn, type SpawnOptions} from 'node:child_process';

// Every process group of this run that may still be alive.
const groups = new Set<number>();

/** Starts a process as the leader of its own group, so that it can be ended with all its children. */
export function spawnGroup(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, {...options, detached: true});
  if (child.pid !== undefined) groups.add(child.pid);
  return child;
}

/** Time for killed processes to disappear, in milliseconds. Those that nobody collects, as in a container without init, stay. */
const COLLECTION = 2000;

/** Ends a process group with SIGTERM, and with SIGKILL after `patience` milliseconds. Resolves when all its processes have ended. */
export async function endGroup(leader: number | undefined, patience = 3000): Promise<void> {
  if (leader === undefined || !groups.has(leader)) return;
  signal(leader, 'SIGTERM');
  const deadline = Date.now() + patience;
  while (isAlive(leader) && Date.now() < deadline + COLLECTION) {
    if (Date.now() > deadline) signal(leader, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  groups.delete(leader);
}

/** Kills all process groups without waiting. */
function killAllGroups(): void {
  for (const leader of groups) signal(leader, 'SIGKILL');
  groups.clear();
}

/** Ensures that all process groups end with this process, also after a signal. */
export function endGroupsWithThisProcess(): void {
  process.once('exit', killAllGroups);
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(name, () => process.exit(code));
  }
}

function isAlive(leader: number): boolean {
  try {
    process.kill(-leader, 0);
    return true;
  } catch {
    return false;
  }
}

function signal(leader: number, name: NodeJS.Signals): void {
  try {
    process.kill(-leader, name);
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

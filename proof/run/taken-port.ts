import type {Task} from '../page/classify';
import type {Block} from '../page/model';
import {documentedPorts} from '../tools/localnet';
import {isFree} from '../tools/ports';

/** What leads to the run's own localnet by way of the proxy may be taken here. */
const redirected = new Set(Object.values(documentedPorts));

const addresses = /\b(?:127\.0\.0\.1|0\.0\.0\.0|localhost):(\d{4,5})\b/g;

/**
 * The first port that a page's commands and programs name and that another program of this machine holds: it would
 * answer in the place of what the page starts, or never.
 */
export async function takenPort(tasks: readonly Task[]): Promise<{block: Block; port: number} | undefined> {
  for (const task of tasks) {
    if (task.kind !== 'bash' && !(task.kind === 'typescript' && task.run)) continue;
    for (const [, digits] of task.block.code.matchAll(addresses)) {
      const port = Number(digits);
      if (!redirected.has(port) && !(await isFree(port))) return {block: task.block, port};
    }
  }
  return undefined;
}

import {createServer} from 'node:net';

import type {Block} from '../pages/page';
import {blockFailure, type Outcome} from './outcome';

const addresses = /\b(?:127\.0\.0\.1|0\.0\.0\.0|localhost):(\d{4,5})\b/g;

/**
 * Finds the first port that blocks need and another program uses, which would receive the page's requests.
 * @param redirected ports that other programs may use
 */
export async function takenPort(
  blocks: readonly Block[],
  redirected: ReadonlySet<number>,
): Promise<Outcome | undefined> {
  for (const block of blocks) {
    for (const [, digits] of block.code.matchAll(addresses)) {
      const port = Number(digits);
      if (!redirected.has(port) && !(await isFree(port))) return portTaken(block, port);
    }
  }
  return undefined;
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function portTaken(block: Block, port: number): Outcome {
  const failure = blockFailure(
    block,
    `port ${port}, which the page needs, is already in use on this machine`,
    {
      external: true,
      hint: `Stop the process that listens there (\`ss -ltnp "sport = :${port}"\` or \`lsof -i :${port}\` shows it), and prove the page again.`,
    },
  );
  return {block, level: 'unproven', failures: [failure]};
}

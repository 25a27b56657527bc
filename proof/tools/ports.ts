import {createServer} from 'node:net';

/** Whether something could listen on this port of this machine now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Finds `count` consecutive free ports. Runs that start together look in different places. */
export async function freePorts(count: number, attempts = 200): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 2_000) * 20;
    const free = await Promise.all(Array.from({length: count}, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(
    `Found no ${count} free ports in a row between 20000 and 60000 for a localnet. ` +
      'End what listens there, or point PROVE_LOCALNET at a localnet that already runs.',
  );
}

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {compressFolder} from '../size/compress';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Serves a built site during `work`, with the server of the tests: compressed, and with caching headers.
 * @throws Error when the server does not start
 */
export async function withServer<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  await compressFolder(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/_helpers/serve.ts', folder, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries++) {
      if (tries > 100 || server.exitCode !== null) throw new Error(`No server at ${url}.`);
      await sleep(300);
    }
    return await work(url);
  } finally {
    server.kill();
  }
}

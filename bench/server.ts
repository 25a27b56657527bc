import {spawn} from 'node:child_process';
import {setTimeout as sleep} from 'node:timers/promises';

/** Serves a built site as the tests do, compressed and with caching headers, while `work` runs. */
export async function withServer<T>(folder: string, work: (url: string) => Promise<T>): Promise<T> {
  const port = 4180;
  const url = `http://localhost:${port}`;
  // What answers there already would be measured in the place of this build.
  if (await fetch(url).catch(() => undefined))
    throw new Error(`Port ${port} is taken: end what listens there.`);
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

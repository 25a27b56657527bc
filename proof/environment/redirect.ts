import {mkdir, rmdir, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {documentedPorts, type LocalnetPorts} from './localnet';

export interface Redirect {
  /** Set for everything that runs a page: what pages address by the documented ports reaches this run's localnet. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Pages name the documented addresses (`http://127.0.0.1:8080`), a run's localnet listens elsewhere. A
 * forward proxy bridges the two, so that commands, files and output stay exactly as the page shows them.
 * It also lets one faucet request through at a time, because the faucet gets stuck otherwise.
 */
export async function startRedirect(ports: LocalnetPorts): Promise<Redirect> {
  const target = new Map(
    Object.entries(documentedPorts).map(([service, port]) => [port, ports[service as keyof LocalnetPorts]]),
  );

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    const local = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
    const documented = Number(url.port || 80);
    if (local) {
      url.hostname = '127.0.0.1';
      url.port = String(target.get(documented) ?? documented);
    }
    if (local && documented === documentedPorts.faucet && incoming.method === 'POST') {
      void takeFaucetTurn(ports.faucet, () => forward(url, incoming, outgoing));
    } else void forward(url, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      http_proxy: address,
      HTTP_PROXY: address,
      no_proxy: '',
      NO_PROXY: '',
      // Node's own clients ignore the proxy variables; the preload reads this one.
      PROVE_PORTS: [...target].map(([from, to]) => `${from}:${to}`).join(','),
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const headers = {...incoming.headers};
    delete headers['proxy-connection'];
    const onward = request(url, {method: incoming.method ?? 'GET', headers}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', (error) => {
      outgoing.writeHead(502, {'content-type': 'text/plain'});
      outgoing.end(`The localnet of this proof run does not answer: ${error.message}\n`);
    });
    outgoing.once('close', resolve);
    incoming.pipe(onward);
  });
}

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

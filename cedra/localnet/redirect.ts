import {createServer, type IncomingMessage, request, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {PassThrough, pipeline, type Readable} from 'node:stream';
import {text} from 'node:stream/consumers';

import {unluckyScript} from './accounts.mjs';
import {documentedPorts, type LocalnetPorts} from './localnet';

export interface Redirect {
  /** Address of the proxy. */
  address: string;
  /** Environment that makes the documented addresses lead to this run's localnet. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts a forward proxy from the documented addresses (`http://127.0.0.1:8080`) to the ports of a run's localnet, so that
 * commands, files and outputs need no rewriting.
 */
export async function startRedirect(ports: LocalnetPorts): Promise<Redirect> {
  const target = new Map(
    Object.entries(documentedPorts).map(([service, port]) => [port, ports[service as keyof LocalnetPorts]]),
  );

  // A faucet that gets two requests at once may lose a transaction and hang.
  const faucetTurn = inTurn();

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    const local = isLocal(url.hostname);
    const documented = Number(url.port || 80);
    if (local) {
      url.hostname = '127.0.0.1';
      url.port = String(target.get(documented) ?? documented);
    }
    const usesFaucet = local && documented === documentedPorts.faucet && incoming.method === 'POST';
    const send = (): Promise<void> => forward(url, incoming, outgoing);
    (usesFaucet ? faucetTurn(send) : send()).catch((error: unknown) => reject(outgoing, error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    env: {
      http_proxy: address,
      HTTP_PROXY: address,
      ...withoutLocalhost(process.env),
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

/** Returns a function that runs tasks one at a time, in order. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

function forward(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const headers = {...incoming.headers};
    delete headers['proxy-connection'];
    const upstream = upstreamProxy(url, process.env);
    const target = upstream
      ? {host: upstream.hostname, port: upstream.port || 80, path: url.href}
      : {host: url.hostname, port: url.port || 80, path: `${url.pathname}${url.search}`};
    const onward = request({...target, method: incoming.method ?? 'GET', headers}, (response) => {
      const isPage =
        incoming.headers['sec-fetch-dest'] === 'document' &&
        String(response.headers['content-type']).startsWith('text/html');
      if (isPage) delete response.headers['content-length'];
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      // A response that is cut off cuts off this one, which its reader reports.
      pipeline(response, isPage ? withUnluckyAccounts : new PassThrough(), outgoing, () => undefined);
    });
    onward.once('error', (error) => reject(outgoing, error));
    outgoing.once('close', resolve);
    incoming.pipe(onward);
  });
}

/** Puts a script that makes new accounts unlucky before all others of a web page. */
async function* withUnluckyAccounts(page: Readable): AsyncGenerator<string> {
  yield (await text(page)).replace(/^\s*(?:<!doctype[^>]*>)?/i, (start) => start + unluckyScript());
}

/** The proxy of the contributor's network for a URL outside of this machine; undefined for a direct connection. */
export function upstreamProxy({hostname}: URL, env: NodeJS.ProcessEnv): URL | undefined {
  const proxy = env.HTTP_PROXY ?? env.http_proxy;
  const direct = directHosts(env).some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return proxy && !isLocal(hostname) && !direct ? new URL(proxy) : undefined;
}

/** Removes this machine from the contributor's `NO_PROXY`, because requests to it must go through the redirect. */
function withoutLocalhost(env: NodeJS.ProcessEnv): Record<string, string> {
  const hosts = directHosts(env)
    .filter((host) => !isLocal(host))
    .join(',');
  return {NO_PROXY: hosts, no_proxy: hosts};
}

function directHosts(env: NodeJS.ProcessEnv): string[] {
  const list = env.NO_PROXY ?? env.no_proxy ?? '';
  return list
    .split(',')
    .map((host) => host.trim().replace(/^\*?\./, ''))
    .filter((host) => host !== '');
}

function isLocal(hostname: string): boolean {
  return ['127.0.0.1', 'localhost', '::1', '*'].includes(hostname);
}

function reject(outgoing: ServerResponse, {message}: Error): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, {'content-type': 'text/plain'});
  outgoing.end(`The localnet of this proof run does not respond: ${message}\n`);
}

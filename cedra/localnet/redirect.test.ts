import {once} from 'node:events';
import {createServer, request, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {afterEach, expect, it, vi} from 'vitest';
import {documentedPorts} from './localnet';
import {inTurn, startRedirect, upstreamProxy} from './redirect';
import {networkSettings} from './pageFolders';

afterEach(() => vi.unstubAllEnvs());

it('one task runs at a time', async () => {
  const turn = inTurn();
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all(Array.from({length: 5}, () => turn(work)));
  expect(most).toBe(1);
});

it('a failing task does not block the next one', async () => {
  const turn = inTurn();
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turn(() => Promise.resolve(1))).toBe(1);
});

it("the sandbox gets the certificates and proxies of the contributor's network, and nothing else", () => {
  const network = {
    NODE_EXTRA_CA_CERTS: '/ca.pem',
    HTTPS_PROXY: 'http://p:1',
    npm_config_registry: 'http://r',
  };
  expect(networkSettings({...network, TOKEN: 'x'})).toEqual(network);
});

it("requests outside of this machine go through the contributor's proxy", () => {
  const env = {HTTP_PROXY: 'http://proxy:3128', NO_PROXY: 'localhost,.corp.example'};
  expect(upstreamProxy(new URL('http://example.org/x'), env)?.host).toBe('proxy:3128');
  expect(upstreamProxy(new URL('http://npm.corp.example/x'), env)).toBeUndefined();
  expect(upstreamProxy(new URL('http://127.0.0.1:8080/x'), env)).toBeUndefined();
});

/** Starts a server, and a redirect to it from the documented addresses. */
async function redirectTo(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const redirect = await startRedirect({...documentedPorts, rest: port, faucet: port});
  const {hostname: host, port: proxyPort} = new URL(redirect.address);
  return {
    env: redirect.env,
    /** Requests a documented address through the redirect, and returns the body. */
    fetch: (url: string, method = 'GET', headers = {}) =>
      new Promise<string>((resolve, reject) => {
        request(
          {host, port: proxyPort, path: url, method, headers},
          (response) => void text(response).then(resolve, reject),
        )
          .on('error', reject)
          .end();
      }),
    stop: async () => {
      await redirect.stop();
      server.close();
    },
  };
}

it('a request to a documented address arrives at the port of this run', async () => {
  vi.stubEnv('NO_PROXY', 'localhost,corp.example');
  const {env, fetch, stop} = await redirectTo(({url}, response) => response.end(`path ${url}`));
  expect(await fetch('http://127.0.0.1:8080/v1?a=1')).toBe('path /v1?a=1');
  expect(env.NO_PROXY).toBe('corp.example');
  await stop();
});

it('a web page gets a script that makes its accounts unlucky, and nothing else gets it', async () => {
  const page = '<!doctype html>\n<script src="own.js"></script>';
  const {fetch, stop} = await redirectTo(({url}, response) => {
    const type = url === '/page' ? 'text/html; charset=utf-8' : 'application/json';
    response.writeHead(200, {'content-type': type, 'content-length': page.length}).end(page);
  });
  const asPage = {'sec-fetch-dest': 'document'};
  const url = 'http://127.0.0.1:8080';
  expect(await fetch(`${url}/page`, 'GET', asPage)).toMatch(
    /^<!doctype html><script>.*getRandomValues.*<\/script>\n<script src="own\.js"><\/script>$/,
  );
  expect(await fetch(`${url}/page`)).toBe(page);
  expect(await fetch(`${url}/data`, 'GET', asPage)).toBe(page);
  await stop();
});

it.each(['destroy', 'resetAndDestroy'] as const)(
  'a response that is cut off after its head (%s) is cut off for its reader, and the next request gets a response',
  async (end) => {
    const {fetch, stop} = await redirectTo(({url}, response) => {
      if (url === '/whole') return response.end('whole');
      response.writeHead(200, {'content-length': 10}).write('part', () => response.socket?.[end]());
    });
    const faucet = 'http://127.0.0.1:8081';
    await expect(fetch(`${faucet}/part`, 'POST')).rejects.toThrow('aborted');
    expect(await fetch(`${faucet}/whole`, 'POST')).toBe('whole');
    await stop();
  },
);

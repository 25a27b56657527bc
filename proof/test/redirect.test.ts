import {once} from 'node:events';
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it, vi} from 'vitest';
import {documentedPorts} from '../environment/localnet';
import {startRedirect, upstreamProxy, withFaucetLock} from '../environment/redirect';
import {networkSettings} from '../environment/sandbox';

afterEach(() => vi.unstubAllEnvs());

it('the faucet lock lets one request through at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all(Array.from({length: 5}, () => withFaucetLock(1, work)));
  expect(most).toBe(1);
});

it('the faucet lock is released when the request fails', async () => {
  await expect(withFaucetLock(2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withFaucetLock(2, () => Promise.resolve(1))).toBe(1);
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

it('a documented address leads to the port of this run', async () => {
  vi.stubEnv('NO_PROXY', 'localhost,corp.example');
  const server = createServer(({url}, response) => response.end(`path ${url}`)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const redirect = await startRedirect({...documentedPorts, rest: port});
  const proxy = new URL(redirect.env.http_proxy ?? '');
  const body = await new Promise<string>((resolve, reject) => {
    const path = 'http://127.0.0.1:8080/v1?a=1';
    request({host: proxy.hostname, port: proxy.port, path}, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
    })
      .on('error', reject)
      .end();
  });
  expect(body).toBe('path /v1?a=1');
  expect(redirect.env.NO_PROXY).toBe('corp.example');
  await redirect.stop();
  server.close();
});

import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it} from 'vitest';
import {securityHeaders} from '../plugins/content-security-policy/headers';
import {contentSecurityPolicy} from '../plugins/content-security-policy/policy';
import {completeHead, parseHtml, scriptHashes} from '../plugins/document-head/head';
import {smoke} from './smoke';

interface HostResponse {
  status?: number;
  type?: string;
  cache?: string;
  body?: string;
}

function page(heading: string): string {
  const html =
    '<html><head><meta charset="UTF-8"><meta name="viewport" content=""><script>early()</script>' +
    `<script src="/assets/main.js"></script></head><body><h1>${heading}</h1></body></html>`;
  const read = parseHtml(html);
  return completeHead(read, contentSecurityPolicy(scriptHashes(read), {run: []}), []);
}

const asset = {type: 'text/javascript', cache: 'public, max-age=31536000, immutable'};
const correct: Record<string, HostResponse> = {
  '/': {body: page('Home')},
  '/intro': {body: page('Intro')},
  '/search': {body: page('Search')},
  '/sitemap.xml': {type: 'text/xml', body: '<loc>https://a.example/</loc><loc>https://a.example/intro</loc>'},
  '/sw.js': {type: 'text/javascript', body: '["/search-index/a.bin"]'},
  '/assets/main.js': asset,
  '/search-index/a.bin': {type: 'application/octet-stream'},
  '/intro.md': {type: 'text/markdown'},
  '/llms.txt': {type: 'text/plain'},
  '/.well-known/security.txt': {type: 'text/plain'},
  '/atom.xml': {type: 'text/xml'},
  '/opensearch.xml': {type: 'text/xml'},
  '/img/favicon.svg': {type: 'image/svg+xml'},
};
const notFound: HostResponse = {status: 404, body: page('Page Not Found')};
const hashes = scriptHashes(parseHtml(page('Home')));
const headers = securityHeaders(contentSecurityPolicy(hashes, {run: ['localnet']}, true), true);

let server: Server | undefined;
afterEach(() => void server?.close());

/** What the smoke test reports of a correct host with some other responses. */
async function problemsOf(changes: Record<string, HostResponse>, sent: Record<string, string> = headers) {
  const responses = {...correct, ...changes};
  server = createServer(({url = '/', headers: asked}, response) => {
    const {status = 200, type = 'text/html', cache = 'no-cache', body = 'text'} = responses[url] ?? notFound;
    const isKnown = asked['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : status, {
      ...sent,
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': cache,
      ...(status === 200 && {etag: '"1"'}),
    });
    response.end(isKnown ? undefined : gzipSync(body));
  });
  await new Promise<void>((done) => server?.listen(0, 'localhost', done));
  const base = new URL(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const found: string[] = [];
  for await (const {problems} of smoke({base, sendsHeaders: true})) found.push(...problems);
  return found;
}

describe('smoke', () => {
  it('reports no problem of a correct host', async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  it.each<[string, Record<string, HostResponse>, string]>([
    ['a missing page', {'/intro': {status: 500}}, '/intro returns status 500, not 200'],
    ['an unknown address that is found', {'/there-is/no-such-page': {}}, 'returns status 200, not 404'],
    ['a changed page', {'/intro': {body: page('a').replace('early', 'late')}}, '1 inline scripts are not'],
    ['an asset that is not cached', {'/assets/main.js': {...asset, cache: 'no-cache'}}, 'cache-control is'],
    ['a page that is cached', {'/intro': {...correct['/intro'], cache: 'max-age=601'}}, 'cache-control is'],
    [
      'a missing file of the index',
      {'/search-index/a.bin': {status: 404}},
      '/search-index/a.bin returns status 404',
    ],
    [
      'another base path',
      {'/sitemap.xml': {body: '<loc>https://a.example/x</loc>'}},
      '/x returns status 404',
    ],
  ])('reports %s', async (_, changes, problem) => {
    expect((await problemsOf(changes)).join('\n')).toContain(problem);
  });

  it('reports missing security headers', async () => {
    const problems = await problemsOf({}, {});
    for (const name of ['nosniff', 'DENY', 'frame-ancestors']) expect(problems.join('\n')).toContain(name);
  });
});

import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it} from 'vitest';
import {contentSecurityPolicy, securityHeaders} from '../../plugins/built-pages/contentSecurityPolicy';
import {completeHead, readPage, scriptHashes} from '../../plugins/built-pages/head';
import {smoke} from './checks';

interface Answer {
  status?: number;
  headers: Record<string, string>;
  body: string;
}

type Host = (path: string) => Answer;

function page(path: string, title: string): string {
  const html =
    `<html><head>\n<meta charset="UTF-8"><meta name="viewport" content=""><link rel="canonical" href="https://docs.example${path}">` +
    '<script>early()</script><script src="/assets/js/main.0a1b2c3d.js"></script></head>' +
    `<body><h1>${title}</h1></body></html>`;
  const read = readPage(html);
  return completeHead(read, contentSecurityPolicy(scriptHashes(read), {googleAnalytics: false, run: []}), []);
}

const FILES: Record<string, [type: string, body: string]> = {
  '/intro.md': ['text/markdown', '# Intro'],
  '/llms.txt': ['text/plain', 'Pages'],
  '/atom.xml': ['text/xml', '<feed/>'],
  '/opensearch.xml': ['text/xml', '<x/>'],
  '/manifest.webmanifest': ['application/manifest+json', '{}'],
  '/img/favicon.svg': ['image/svg+xml', '<svg/>'],
  '/sw.js': ['text/javascript', '["/search-index/0a.bin","/search-index/0b.json"]'],
  '/search-index/0a.bin': ['application/octet-stream', 'index'],
  '/search-index/0b.json': ['application/json', '{}'],
  '/assets/js/main.0a1b2c3d.js': ['text/javascript', 'main()'],
  '/sitemap.xml': [
    'text/xml',
    '<urlset><url><loc>https://docs.example/</loc></url><url><loc>https://docs.example/intro</loc></url></urlset>',
  ],
};

/** A host that does everything right. */
const good: Host = (path) => {
  const policy = contentSecurityPolicy(scriptHashes(readPage(page('/', ''))), {
    googleAnalytics: false,
    run: [],
  });
  const headers = securityHeaders(policy, false);
  const clean = path.replace(/\.html$|(?<=.)\/$/, '');
  if (clean !== path) return {status: 301, headers: {...headers, location: clean}, body: ''};
  const file = FILES[path];
  if (file) {
    const isHashed = /assets|search-index/.test(path);
    const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    return {headers: {...headers, 'content-type': file[0], 'cache-control': cache}, body: file[1]};
  }
  const html = {...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'};
  return ['/', '/intro', '/search'].includes(path)
    ? {headers: {...html, etag: '"1"'}, body: page(path, 'A page')}
    : {status: 404, headers: html, body: page(path, 'Page Not Found')};
};

let server: Server;

/** Everything that is wrong with a host, with the titles of the looks that found it. */
async function problemsOf(host: Host, {sendsHeaders = true, compresses = true, base = '/'} = {}) {
  server = createServer((request, response) => {
    const {status = 200, headers, body} = host(request.url ?? '/');
    const isKnown = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
    response.writeHead(isKnown ? 304 : status, {...headers, ...(compresses && {'content-encoding': 'gzip'})});
    response.end(isKnown ? undefined : compresses ? gzipSync(body) : body);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const {port} = server.address() as AddressInfo;
  const found: string[] = [];
  const site = {base: new URL(`http://localhost:${port}${base}`), sendsHeaders};
  for await (const {title, problems} of smoke(site)) {
    found.push(...problems.map((problem) => `${title}: ${problem}`));
  }
  return found.join('\n');
}

afterEach(() => void server.close());

/** The good host, but for some paths. */
const but =
  (change: (path: string, answer: Answer) => Partial<Answer> | undefined): Host =>
  (path) => {
    const answer = good(path);
    return {...answer, ...change(path, answer)};
  };

const without = (name: string) =>
  but((_, {headers}) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
  }));

describe('the smoke test', () => {
  it('reports no problem of a correct host', async () => {
    expect(await problemsOf(good)).toBe('');
  });

  it.each<[string, Host, string]>([
    [
      'a page that is gone',
      but((path) => (path === '/intro' ? {status: 500} : undefined)),
      'Pages: /intro answers 500',
    ],
    [
      'one page for every address',
      but((path) => (path === '/intro' ? {body: page('/', 'A page')} : undefined)),
      'Pages: /intro is answered by the page https://docs.example/',
    ],
    [
      'a sitemap without pages',
      but((path) => (path === '/sitemap.xml' ? {body: ''} : undefined)),
      'names no page',
    ],
    [
      'an unknown address that is found',
      but((path) => (path.startsWith('/there') ? {status: 200} : undefined)),
      'Not found: /there-is/no-such-page answers 200, not 404',
    ],
    [
      'a 404 of the host',
      but((path) => (path.startsWith('/there') ? {body: page(path, 'nginx')} : undefined)),
      'is not answered by 404.html',
    ],
    [
      'a slash at the end that leads nowhere',
      but((path) => (path === '/intro/' ? {status: 403, body: ''} : undefined)),
      'Redirects: /intro/ answers 403',
    ],
    ['no nosniff', without('X-Content-Type-Options'), 'Security: /: no x-content-type-options'],
    ['no policy in the header', without('Content-Security-Policy'), 'no content-security-policy'],
    [
      'a policy that lets all scripts run',
      but((_, {headers}) => ({
        headers: {
          ...headers,
          'Content-Security-Policy': "script-src 'unsafe-inline'; frame-ancestors 'none'",
        },
      })),
      "lets any script run: 'unsafe-inline'",
    ],
    [
      'a host that adds a script',
      but((path, {body}) =>
        path === '/' ? {body: body.replace('<h1', '<script>added()</script><h1')} : undefined,
      ),
      'does not know 1 inline script(s)',
    ],
    [
      'no policy in the page',
      but((_, {body}) => ({body: body.replace(/<meta http[^>]+>/, '')})),
      'the policy in the page has no script-src',
    ],
    [
      'assets that are asked for anew',
      but((path, {headers}) =>
        path.startsWith('/assets') ? {headers: {...headers, 'cache-control': 'no-cache'}} : undefined,
      ),
      'Caching: /assets/js/main.0a1b2c3d.js: cache-control is "no-cache"',
    ],
    [
      'pages that are cached',
      but((path, {headers}) =>
        path === '/' ? {headers: {...headers, 'cache-control': 'max-age=86400'}} : undefined,
      ),
      'Caching: / is cached for 86400 seconds',
    ],
    [
      'a script of the wrong type',
      but((path, {headers}) =>
        path.startsWith('/assets') ? {headers: {...headers, 'content-type': 'text/plain'}} : undefined,
      ),
      'is text/plain, and browsers refuse it',
    ],
    ['no etag', without('etag'), 'neither etag nor last-modified'],
    [
      'a search index that did not come along',
      but((path) => (path === '/search-index/0b.json' ? {status: 404} : undefined)),
      'Search: /search-index/0b.json answers 404: the search fails',
    ],
    [
      'Markdown that is downloaded',
      but((path, {headers}) =>
        path === '/intro.md'
          ? {headers: {...headers, 'content-type': 'application/octet-stream'}}
          : undefined,
      ),
      'Other files: /intro.md is sent as application/octet-stream',
    ],
  ])('reports %s', async (_, host, problem) => {
    expect(await problemsOf(host)).toContain(problem);
  });

  it('reports missing compression', async () => {
    expect(await problemsOf(good, {compresses: false})).toContain('Caching: /sw.js is not compressed');
  });

  it('reports a site that was built for another path', async () => {
    const host: Host = (path) => good(path.replace('/base', ''));
    expect(await problemsOf(host, {base: '/base/'})).toContain('build it with SITE_BASE_URL=/base/');
  });

  it('requires only the policy in the page on hosts that cannot send headers', async () => {
    const bare = but((_, {headers}) => ({
      headers: {
        'content-type': headers['content-type'] ?? '',
        'cache-control': 'max-age=600',
        ...(headers.location && {location: headers.location}),
        ...(headers.etag && {etag: headers.etag}),
      },
    }));
    expect(await problemsOf(bare, {sendsHeaders: false})).toBe('');
    server.close();
    expect(await problemsOf(bare)).toContain('no content-security-policy');
  });

  it('reports a host that does not answer', async () => {
    server = createServer();
    const site = {base: new URL('http://localhost:1/'), sendsHeaders: true};
    await expect(smoke(site).next()).rejects.toThrow(/http:\/\/localhost:1\/sitemap.xml does not answer/);
  });
});

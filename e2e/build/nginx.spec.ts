// The container's configuration in nginx, on machines with nginx.
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as ask} from 'node:http';
import {join, resolve} from 'node:path';
import {expect, test} from '@playwright/test';
import {smoke} from '../../scripts/smoke';
import {sites, startPort} from '../_helpers/sites';
import {EvilSite} from '../attacks/_attacks';
import {leaveBy, redirects} from '../attacks/redirects';

const PORT = startPort + 1;
const origin = `http://localhost:${PORT}`;
const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
const build = resolve(sites.plain.directory);
const folder = resolve('.cache/e2e/nginx');

/** The container's configuration with the paths of this machine, and without Brotli if nginx lacks the module. */
function configuration(): string {
  const adapted = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('/etc/nginx/security-headers.conf', `${build}/_nginx.conf`)
    .replace('/usr/share/nginx/html', build)
    .replace('listen 8080', `listen ${PORT}`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`)
    .replace('access_log /dev/stdout', 'access_log off');
  const hasBrotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return hasBrotli ? adapted : adapted.replace(/.*(modules-enabled|brotli_static).*\n/g, '');
}

/** Requests a path unchanged; `fetch` would normalise it. */
function raw(path: string) {
  return new Promise<{status: number; location: string}>((done, fail) => {
    ask({host: 'localhost', port: PORT, path}, (response) => {
      response.resume();
      done({status: response.statusCode ?? 0, location: response.headers.location ?? ''});
    })
      .on('error', fail)
      .end();
  });
}

test.describe('S10.nginx: nginx', {tag: '@sweep'}, () => {
  test.skip(!nginx, 'nginx is not installed');
  test.describe.configure({mode: 'serial'});
  let server: ChildProcess;

  test.beforeAll(async () => {
    mkdirSync(folder, {recursive: true});
    const file = `${folder}/nginx.conf`;
    writeFileSync(file, configuration());
    execFileSync(nginx ?? '', ['-t', '-q', '-c', file]);
    server = spawn(nginx ?? '', ['-c', file, '-g', 'daemon off;'], {stdio: 'ignore'});
    await expect
      .poll(() =>
        raw('/').then(
          ({status}) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
  test.afterAll(() => void server.kill('SIGTERM'));

  test('The smoke test finds no problem behind nginx', async () => {
    for await (const {title, problems} of smoke({base: new URL(`${origin}/`), sendsHeaders: true})) {
      expect.soft(problems, title).toEqual([]);
    }
  });

  test('Paths with .html or a trailing slash redirect to their clean path', async () => {
    for (const [path, location] of [
      ['/intro.html', '/intro'],
      ['/intro/', '/intro'],
      ['/guides/dex/index.html?network=testnet', '/guides/dex?network=testnet'],
      ['/index.html', '/'],
    ] as const) {
      expect(await raw(path), path).toEqual({status: 301, location});
    }
  });

  test('No path redirects to another host or reads a file outside of the site', async () => {
    for (const path of [
      '//example.com/',
      '/\\example.com/',
      '/%5Cexample.com/',
      '/%2F%2Fexample.com/',
      '/%0d%0aX:1/',
      '/../package.json',
      '/assets/../../package.json',
      '/_nginx.conf',
    ]) {
      const {status, location} = await raw(path);
      // A slash and a name are an address of this site.
      if (location) expect(location, path).toMatch(/^\/[\w-]+$/);
      else expect([400, 404], path).toContain(status);
    }
  });

  test('The scripts of no page redirect to another host', async ({page}) => {
    const evil = new EvilSite();
    await evil.start();
    const url = (path: string) => origin + path;
    for (const address of redirects) {
      expect.soft(await leaveBy({page, url, evil}, address), address).toBeUndefined();
    }
    await evil.stop();
  });

  test('A request for Markdown gets the Markdown of the page', async ({request}) => {
    for (const [path, file] of [
      ['/', 'index.md'],
      ['/intro', 'intro.md'],
    ] as const) {
      const response = await request.get(origin + path, {
        headers: {Accept: 'text/markdown, text/html;q=0.9'},
      });
      expect(await response.text()).toBe(readFileSync(join(build, file), 'utf8'));
      expect(response.headers()).toMatchObject({
        'content-type': expect.stringMatching(/^text\/markdown/),
        vary: expect.stringContaining('Accept'),
      });
    }
    const page = await request.get(`${origin}/intro`, {headers: {Accept: 'text/html'}});
    expect(page.headers()['content-type']).toMatch(/^text\/html/);
  });

  test('The answer for a missing file is not cached', async ({request}) => {
    const response = await request.get(`${origin}/assets/js/gone.0a1b2c3d.js`);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });
});

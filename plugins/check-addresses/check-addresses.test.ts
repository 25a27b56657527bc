import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import checkAddresses from './';

const outDir = mkdtempSync(path.join(tmpdir(), 'addresses-'));
afterAll(() => {
  rmSync(outDir, {recursive: true});
});
mkdirSync(path.join(outDir, 'img'));
writeFileSync(path.join(outDir, 'img/a b.png'), '');

/** Builds a site below /docs/ with two pages, one of them with this HTML, and returns what the check says. */
async function check(html: string): Promise<string> {
  writeFileSync(path.join(outDir, 'intro.html'), html);
  writeFileSync(path.join(outDir, 'index.html'), '<a href="/docs/intro">x</a>');
  const plugin = checkAddresses({
    siteConfig: {url: 'https://a.example'},
    baseUrl: '/docs/',
    i18n: {
      currentLocale: 'en',
      locales: ['en', 'de'],
      localeConfigs: {en: {baseUrl: '/docs/'}, de: {baseUrl: '/docs/de/'}},
    },
  } as never) as unknown as {
    postBuild: (props: unknown) => Promise<void>;
  };
  try {
    await plugin.postBuild({outDir, routesPaths: ['/docs/', '/docs/intro', '/docs/404.html']});
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  '<a href="/docs/">x</a> <a href="/docs/intro#id">x</a> <a href="#id">x</a> <a href="intro">x</a>',
  '<img src="/docs/img/a%20b.png" srcset="/docs/img/a%20b.png 1x"> <img src="data:image/png;base64,x">',
  '<a href="https://a.example/docs/intro">x</a> <a href="https://a.example/other">x</a> <a href="https://b.example/x?a=1&amp;b=2">x</a>',
  '<a href="/docs/de/intro">another locale, which is not built yet</a> <link href="https://a.example/docs/de/">',
  '<link href="/docs/llms.txt"> <a href="/docs/intro.md">x</a>',
  '<script>const text = \' src="/docs/gone.js"\';</script><code data-src="/docs/gone">x</code>',
])('accepts %s', async (html) => {
  expect(await check(html)).toBe('');
});

it.each([
  ['<a href="/docs/gone">x</a>', '/docs/gone'],
  ['<img src="/docs/img/gone.png">', '/docs/img/gone.png'],
  ['<img src="/img/a%20b.png">', '/img/a%20b.png'],
  ['<img srcset="/docs/img/a%20b.png 1x, /docs/img/gone.png 2x">', '/docs/img/gone.png'],
  ['<video poster="/docs/gone.jpg"></video>', '/docs/gone.jpg'],
  ['<a href="https://a.example/docs/gone">x</a>', 'https://a.example/docs/gone'],
  ['<a href="/docs/gone.md">x</a>', '/docs/gone.md'],
])('rejects %s, with page and address', async (html, address) => {
  expect(await check(html)).toContain(`/docs/intro: ${address}: no page or file has this address`);
});

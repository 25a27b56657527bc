import {createHash} from 'node:crypto';
import type {RouteConfig} from '@docusaurus/types';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {securityTxt} from './hostFiles';
import {requestsByPath} from './chunks';
import {completeHead, hasOwnPolicy, parseHtml, scriptHashes} from './head';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8"><meta data-rh="true" name="viewport" content="width=device-width,initial-scale=1">
<script>a("<b>")</script><script type="application/ld+json">{}</script>
<script src="/main.js" defer="defer"></script></head>
<body><code>&lt;script&gt;no()&lt;/script&gt;</code><script type="module">
c()
</script></body></html>`;

describe('scriptHashes', () => {
  it('hashes inline scripts, but not data blocks', () => {
    const $ = load(page);
    const texts = ['script:not([type]):not([src])', 'script[type="module"]'].map((each) => $(each).text());
    expect(texts).toEqual(['a("<b>")', '\nc()\n']);
    expect(scriptHashes(parseHtml(page))).toEqual(
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    );
  });
});

describe('hasOwnPolicy', () => {
  it('is true only of documents that are no pages and have a policy in their head', () => {
    const policy = '<meta http-equiv="content-security-policy" content="default-src *">';
    const document = (head: string, body: string) =>
      parseHtml(`<html><head>${head}</head><body>${body}</body></html>`);
    const page = '<div id="__docusaurus"></div>';
    expect(hasOwnPolicy(document(policy, '<script></script>'))).toBe(true);
    expect(hasOwnPolicy(document(policy, page))).toBe(false);
    expect(hasOwnPolicy(document('', page + policy))).toBe(false);
    expect(hasOwnPolicy(document('', ''))).toBe(false);
  });
});

describe('completeHead', () => {
  const completed = completeHead(parseHtml(page), "default-src 'self'", ['/main.js', '/a.js', '/a.css']);
  const $ = load(completed);

  it('inserts the policy before all scripts and links', () => {
    const meta = $('head meta').eq(1);
    expect(meta.attr('content')).toBe("default-src 'self'");
    expect(meta.nextAll('script')).toHaveLength(3);
  });

  it('writes the viewport that the specification requires', () => {
    expect(completed).toContain('name="viewport" content="width=device-width, initial-scale=1.0"');
    expect($('meta[name="viewport"]')).toHaveLength(1);
  });

  it('links the styles and preloads the scripts of the page at the end of the head', () => {
    const links = $('head > script[src] ~ link').toArray();
    expect(links.map((link) => [$(link).attr('rel'), $(link).attr('href')])).toEqual([
      ['preload', '/a.js'],
      ['stylesheet', '/a.css'],
    ]);
    expect($(links[0]).attr('fetchpriority')).toBe('low');
  });

  it('does not change the rest of the page', () => {
    const [, rest] = page.split('</head>');
    expect(rest).toBeDefined();
    expect(completed.endsWith(`</head>${rest}`)).toBe(true);
  });

  it('throws when the head has no encoding or two viewports', () => {
    expect(() => completeHead(parseHtml('<html></html>'), '', [])).toThrow('0 of head > meta[charset]');
    const two = page.replace('<script>', '<meta name="viewport" content="">$&');
    expect(() => completeHead(parseHtml(two), '', [])).toThrow('2 of head > meta[name="viewport"]');
  });
});

describe('requestsByPath', () => {
  it('lists the components and modules of a route and of its enclosing routes', () => {
    const routes: RouteConfig[] = [
      {
        path: '/',
        component: '@theme/DocsRoot',
        routes: [
          {
            path: '/intro',
            exact: true,
            component: '@theme/DocItem',
            modules: {content: '@site/docs/intro.mdx'},
          },
        ],
      },
      {path: '*', component: '@theme/NotFound', modules: {data: [{part: {__import: true, path: 'a.json'}}]}},
    ];
    expect(Object.fromEntries(requestsByPath(routes))).toEqual({
      '/intro': ['@theme/DocsRoot', '@theme/DocItem', '@site/docs/intro.mdx'],
      '*': ['@theme/NotFound', 'a.json'],
    });
  });
});

describe('security.txt', () => {
  it('names a contact, and ends a year after the build', () => {
    const text = securityTxt('https://docs.example/', new Date('2028-02-29T13:14:15Z'));
    expect(text).toMatch(/^Contact: https:\/\/github\.com\/\S+$/m);
    expect(text).toContain('\nExpires: 2029-03-01T00:00:00.000Z\n');
    expect(text).toContain('\nCanonical: https://docs.example/.well-known/security.txt\n');
  });
});

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {RouteConfig} from '@docusaurus/types';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {nginxFile, securityTxt} from './hostFiles';
import {requestsByPath} from './chunks';
import {completeHead, hasOwnPolicy, parseHtml, scriptHashes} from './head';
import {contentSecurityPolicy, DOCSEARCH_LOGO_STYLE, securityHeaders} from './contentSecurityPolicy';

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

describe('contentSecurityPolicy', () => {
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((each) => each.startsWith(`${name} `));

  it('allows only files of the site and the hashed scripts', () => {
    const policy = contentSecurityPolicy(["'sha256-x='"], {run: []});
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-x='");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(policy.match(/\S+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('allows the inline style in the logo of DocSearch', () => {
    const source = readFileSync(require.resolve('@docsearch/react'), 'utf8');
    expect(source).toContain(DOCSEARCH_LOGO_STYLE);
  });

  it('allows the hosts of configured services only', () => {
    const hosts = (services: Parameters<typeof contentSecurityPolicy>[1]) =>
      contentSecurityPolicy([], services).match(/https:[^ ;]+/g) ?? [];
    expect(hosts({algoliaAppId: 'APP', run: []})).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
    const image = 'https://images.example';
    expect(hosts({run: [], sources: {'img-src': [image]}})).toEqual([image]);
  });

  it('allows the frame of programs and the servers of configured networks only', () => {
    const plain = contentSecurityPolicy([], {run: []});
    const policy = contentSecurityPolicy([], {run: ['localnet']});
    expect(directive(plain, 'frame-src')).toBe("frame-src 'none'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' http://127.0.0.1:8080/v1 http://127.0.0.1:8080/v1/ http://127.0.0.1:8081/fund http://127.0.0.1:8081/mint http://127.0.0.1:8090/v1/graphql",
    );
    const others = (text: string) => text.split('; ').filter((each) => !/^(frame|connect)-src/.test(each));
    expect(others(policy)).toEqual(others(plain));
  });
});

describe('headers for hosts', () => {
  const policy = contentSecurityPolicy(["'sha256-x='"], {run: []});
  const headers = securityHeaders(policy, false);

  it('forbid framing by other sites', () => {
    expect(headers['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
    const framing = securityHeaders(policy, true);
    expect(framing['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(framing['Content-Security-Policy']).toContain("; frame-ancestors 'self'");
  });

  it('allow scripts and workers as the pages do, and those of programs', () => {
    const headerOf = (run: 'localnet'[]) => contentSecurityPolicy(["'sha256-x='"], {run}, true);
    expect(headerOf([])).toBe(policy);
    const withPrograms = headerOf(['localnet']).split('; ');
    expect(withPrograms).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'sha256-x=' blob:",
        "worker-src 'self' blob:",
      ]),
    );
  });

  it('_nginx.conf sends every header, also with errors', () => {
    const lines = nginxFile(headers).trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(headers).length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
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

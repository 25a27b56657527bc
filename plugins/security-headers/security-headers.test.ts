import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {headersFile, nginxFile} from './files';
import {scriptHashes, withPolicy} from './page';
import {contentSecurityPolicy, DOCSEARCH_LOGO_STYLE, securityHeaders} from './policy';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8">
<script>a("<b>")</script><script type="application/ld+json">{}</script>
<script src="/main.js" defer="defer"></script></head>
<body><code>&lt;script&gt;no()&lt;/script&gt;</code><script type="module">
c()
</script></body></html>`;

describe('scriptHashes', () => {
  it('are of the scripts that run, as a parser sees them, and of no data', () => {
    const $ = load(page);
    const texts = ['script:not([type]):not([src])', 'script[type="module"]'].map((each) => $(each).text());
    expect(texts).toEqual(['a("<b>")', '\nc()\n']);
    expect(scriptHashes(page)).toEqual(
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    );
  });
});

describe('withPolicy', () => {
  it('comes before everything that it governs', () => {
    const $ = load(withPolicy(page, "default-src 'self'"));
    const meta = $('head meta').eq(1);
    expect(meta.attr('content')).toBe("default-src 'self'");
    expect(meta.next().is('script')).toBe(true);
    expect($('script')).toHaveLength(4);
  });

  it('fails where there is no place for it', () => {
    expect(() => withPolicy('<html><body></body></html>', '')).toThrow('<head>');
  });
});

describe('contentSecurityPolicy', () => {
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((each) => each.startsWith(`${name} `));

  it('runs our files and the named scripts, and nothing else', () => {
    const policy = contentSecurityPolicy(["'sha256-x='"], {googleAnalytics: false});
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-x='");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(policy.match(/\S+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('knows the style that DocSearch has', () => {
    const source = readFileSync(require.resolve('@docsearch/react'), 'utf8');
    expect(source).toContain(DOCSEARCH_LOGO_STYLE);
  });

  it('adds the hosts of what is switched on, and only those', () => {
    const hosts = (services: Parameters<typeof contentSecurityPolicy>[1]) =>
      contentSecurityPolicy([], services).match(/https:[^ ;]+/g) ?? [];
    expect(hosts({algoliaAppId: 'APP', googleAnalytics: false})).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
    for (const host of hosts({googleAnalytics: true})) expect(host).toMatch(/google/);
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders(contentSecurityPolicy(["'sha256-x='"], {googleAnalytics: false}));

  it('_headers holds every header, and keeps hashed files for ever', () => {
    const file = headersFile(headers, '/base/');
    for (const [name, value] of Object.entries(headers)) expect(file).toContain(`  ${name}: ${value}\n`);
    expect(file).toContain('/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  it('_headers has no line that Cloudflare cuts', () => {
    expect(() => headersFile({'Content-Security-Policy': 'x'.repeat(2000)}, '/')).toThrow('2027 characters');
  });

  it('_nginx.conf holds every header, for errors too', () => {
    const lines = nginxFile(headers).trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(headers).length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  });
});

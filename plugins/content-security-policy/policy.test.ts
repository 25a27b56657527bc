import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {nginxFile, securityHeaders} from './headers';
import {contentSecurityPolicy, DOCSEARCH_LOGO_STYLE} from './policy';

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

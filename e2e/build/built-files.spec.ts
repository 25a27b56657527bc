// Files of the build that need no browser.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {CheerioAPI} from 'cheerio';
import postcss from 'postcss';
import {parseHtml, scriptHashes} from '../../plugins/document-head/head';
import {product} from '../../src/site/product';
import {built, builtFiles, documentOf, fileOf, routesWith} from '../_helpers/build';
import {conceptsSidebar, docRoutes, docsSidebar, noSidebar} from '../_helpers/routes';
import {expect, test} from '../_helpers/test';

// In one worker, so that each document is parsed once.
test.describe.configure({mode: 'default'});

const infima = createRequire(require.resolve('@docusaurus/theme-classic/package.json')).resolve(
  'infima/dist/css/default/default.css',
);

const routeOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

test.describe('S2.routes: routes', () => {
  test('The sitemap has the routes of the specification and no others', () => {
    const listed = [...built('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(listed.sort()).toEqual([...docRoutes].sort());
  });

  test('S6.public: Every route and the search are served without credentials', async ({request}) => {
    for (const path of [...docRoutes, '/search']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toMatch(
        new RegExp(`rel="?canonical"? href="?${product.url}${path}[" />]`),
      );
    }
  });

  test('S2.home: The main document of the home page is the getting-started index', () => {
    const $ = documentOf('/');
    expect($('.theme-edit-this-page').attr('href')).toMatch(/docs\/getting-started\/index\.mdx$/);
    expect($('html').hasClass('docs-doc-id-getting-started/index')).toBe(true);
  });

  test('S2.sidebars: Every page of a sidebar shows the sidebar and is its current entry', () => {
    for (const [routes, landing, label] of [
      [docsSidebar, '/intro', `What is ${product.name}?`],
      [conceptsSidebar, '/concepts', 'Overview'],
      [noSidebar, undefined, ''],
    ] as const) {
      for (const path of routes) {
        const links = documentOf(path)('nav[aria-label="Docs sidebar"] a.menu__link');
        const current = links.filter('.menu__link--active[aria-current="page"]').attr('href');
        expect(current, path).toBe(landing && path);
        expect(links.first().attr('href'), path).toBe(landing);
        expect(links.first().text(), path).toBe(label);
      }
    }
  });

  test('S1.contents-levels: The table of contents shows heading levels 2 to 3', () => {
    const $ = documentOf('/getting-started/counter');
    const headings = $('article .markdown').find('h2[id], h3[id]').toArray();
    const links = $('.theme-doc-toc-desktop a').toArray();
    expect(links.length).toBeGreaterThan(0);
    expect(links.map((link) => $(link).attr('href'))).toEqual(headings.map(({attribs}) => `#${attribs.id}`));
  });

  test('S10.doc-page: Every heading of level 2 and 3, including steps, has a link to itself', () => {
    let steps = 0;
    for (const path of docRoutes) {
      const $ = documentOf(path);
      const headings = $('article .markdown').find('h2[id], h3[id]').toArray();
      steps += headings.filter((heading) => $(heading).parent().is('div:not(.markdown)')).length;
      const links = headings.map((heading) => $(heading).children('a.hash-link').attr('href'));
      expect(links, path).toEqual(headings.map(({attribs}) => `#${attribs.id}`));
    }
    expect(steps).toBeGreaterThan(0);
  });

  test('S2.class-names: Docs pages have the class names of their type, and the search does not', () => {
    for (const name of ['docs-wrapper', 'docs-doc-page']) {
      expect(documentOf('/intro')('html').hasClass(name), name).toBe(true);
      expect(documentOf('/search')('html').hasClass(name), name).toBe(false);
    }
  });

  test('S1.one-version: The docs have one version, served at the root path', () => {
    const $ = documentOf('/intro');
    expect($('meta[name="docusaurus_version"]').attr('content')).toBe('current');
    expect($('html').hasClass('docs-version-current')).toBe(true);
  });
});

test.describe('S7.no-other-calls: no third party without a tracking id and Algolia', () => {
  test('No page loads anything from another host or connects to one', () => {
    for (const path of [...docRoutes, '/search', '/404']) {
      const $ = documentOf(path);
      const addresses = $(':is(script, img, iframe, source, video, audio)[src]')
        .toArray()
        .map((element) => $(element).attr('src') ?? '');
      const links = $('link:not([rel="canonical"], [rel="alternate"], [rel="search"])')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      const external = [...addresses, ...links].filter((url) => /^(?:https?:)?\/\//.test(url));
      expect(external, path).toEqual([]);
    }
  });
});

test('S10.policy: The policies in the head and in the header allow the inline scripts of every page', () => {
  const [, header = ''] = /Content-Security-Policy "([^"]+)"/.exec(built('_nginx.conf')) ?? [];
  for (const path of [...docRoutes, '/search', '/404']) {
    const head = documentOf(path)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const hashes = scriptHashes(parseHtml(built(fileOf(path))));
    expect(hashes.length, path).toBeGreaterThan(0);
    for (const policy of [head, header]) {
      const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
      expect(scripts, path).not.toContain('unsafe');
      for (const hash of hashes) expect(scripts, path).toContain(hash);
    }
  }
});

function classesIn(css: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)) found.add(name);
  });
  return found;
}

const classesOf = ($: CheerioAPI): string[] =>
  $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));

test.describe('S10.styles: style sheets', () => {
  const classes = new Map(builtFiles('css').map((file) => [`/${file}`, classesIn(built(file))]));
  const shipped = new Set([...classes.values()].flatMap((names) => [...names]));
  const pages = builtFiles('html');

  test('The built style sheets have every Infima class that a page uses', () => {
    const framework = classesIn(readFileSync(infima, 'utf8'));
    const used = pages
      .flatMap((file) => classesOf(documentOf(routeOf(file))))
      .filter((name) => framework.has(name));
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((name) => !shipped.has(name))).toEqual([]);
  });

  test('Every page links to the style sheets of its elements, so that scripts do not change its first view', () => {
    let count = 0;
    for (const file of pages) {
      const $ = documentOf(routeOf(file));
      const links = $('link[rel="stylesheet"]').toArray();
      count += links.length;
      const styled = new Set(links.flatMap((link) => [...(classes.get($(link).attr('href') ?? '') ?? [])]));
      const missing = classesOf($).filter((name) => shipped.has(name) && !styled.has(name));
      expect.soft([...new Set(missing)], file).toEqual([]);
    }
    // More than one per page: some pages have additional style sheets.
    expect(count).toBeGreaterThan(docRoutes.length);
  });
});

test('S10.no-javascript: The document of every page has its title and text', () => {
  for (const path of docRoutes) {
    const $ = documentOf(path);
    expect($('h1').text().trim(), path).not.toBe('');
    expect($('article').text().length, path).toBeGreaterThan(100);
  }
});

test('S10.proof-marks: Every code block of every page has one mark', () => {
  for (const path of docRoutes) {
    const html = built(fileOf(path));
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    expect(count(/data-grade=/g), path).toBe(count(/theme-code-block/g));
  }
});

test('S10.code-blocks: Code is coloured in the document, without a script', () => {
  expect(routesWith(/<pre.*<c-k>/)).not.toEqual([]);
});

test('S10.clipboard: No page, Markdown file or script of a page contains a region comment', () => {
  const files = builtFiles('html', 'md', 'txt', 'sh');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /region:\s/.test(built(file)))).toEqual([]);
});

test('S10.gallery: The production build does not contain the component gallery', async ({request}) => {
  // A text that only the gallery has.
  const text = 'Every component that a page can use';
  expect(readFileSync('src/gallery/index.mdx', 'utf8')).toContain(text);
  const files = builtFiles('html', 'js', 'json', 'md', 'txt', 'xml');
  expect(files.filter((file) => built(file).includes(text))).toEqual([]);
  expect((await request.get('/gallery')).status()).toBe(404);
});

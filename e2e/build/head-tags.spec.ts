// Head tags, structured data, the social card and the feed: for search engines, chat programs and feed readers.
import {load} from 'cheerio';
import {product} from '../../src/site/product';
import {built, documentOf, fileOf} from '../_helpers/build';
import {docRoutes, noSidebar} from '../_helpers/routes';
import {sites} from '../_helpers/sites';
import {expect, navigate, open, test} from '../_helpers/test';

// In one worker, so that each document is parsed once.
test.describe.configure({mode: 'default'});

const addressOf = (path: string) => product.url + path;

/** The contents of the meta tags with a name or property. */
function contents(path: string, name: string): (string | undefined)[] {
  const $ = documentOf(path);
  return $(`meta[name="${name}"], meta[property="${name}"]`)
    .toArray()
    .map((tag) => $(tag).attr('content'));
}

test('S1.viewport, S1.social-card: Every page has the specified viewport and card type once', () => {
  for (const path of [...docRoutes, '/search', '/404']) {
    expect(contents(path, 'viewport'), path).toEqual(['width=device-width, initial-scale=1.0']);
    expect(contents(path, 'twitter:card'), path).toEqual(['summary_large_image']);
  }
});

test('S1.english, S1.title: Every page declares English, left to right, and ends its title with that of the site', () => {
  for (const path of docRoutes) {
    const $ = documentOf(path);
    expect($('html').attr(), path).toMatchObject({lang: 'en', dir: 'ltr'});
    expect($('head > title').text(), path).toMatch(/^.+ \| developer docs$/);
  }
});

test('S1.alternates: Every page has alternate links for every locale and x-default', () => {
  for (const path of docRoutes) {
    const $ = documentOf(path);
    // The Markdown of the page and the feed are alternates with a type.
    const alternates = $('link[rel="alternate"]:not([type])').toArray();
    const locales = alternates.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    expect(locales.sort(), path).toEqual([
      ['en', addressOf(path)],
      ['x-default', addressOf(path)],
    ]);
  }
});

test('S1.noindex: Pages have "noindex, nofollow" only with the flag', async ({request}) => {
  for (const path of docRoutes) {
    expect(built(fileOf(path)), path).not.toContain('noindex');
    const $ = load(await (await request.get(sites.configured.url + path)).text());
    const robots = $('meta[name="robots"]').toArray();
    expect(robots.length, path).toBeGreaterThan(0);
    for (const tag of robots) expect($(tag).attr('content'), path).toBe('noindex, nofollow');
  }
});

test('S10.head-tags: Every page has a description and a canonical address', () => {
  for (const path of docRoutes) {
    expect(contents(path, 'description'), path).toEqual([expect.stringMatching(/^.{40,}$/)]);
    expect(documentOf(path)('link[rel="canonical"]').attr('href'), path).toBe(addressOf(path));
  }
});

test('S10.structured-data: Every page has Open Graph tags that match its title, description and canonical address', () => {
  for (const path of docRoutes) {
    expect(contents(path, 'og:type'), path).toEqual(['article']);
    expect(contents(path, 'og:site_name'), path).toEqual([`${product.name} ${product.siteTitle}`]);
    expect(contents(path, 'og:url'), path).toEqual([addressOf(path)]);
    expect(contents(path, 'og:title'), path).toEqual([documentOf(path)('head > title').text()]);
    expect(contents(path, 'og:description'), path).toEqual(contents(path, 'description'));
  }
});

test('S10.structured-data: Every page of a sidebar has breadcrumbs that end with it', () => {
  const [routeWithoutSidebar] = noSidebar;
  for (const path of docRoutes.filter((route) => route !== routeWithoutSidebar)) {
    const $ = documentOf(path);
    const crumbs = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Record<string, unknown>)
      .filter((data) => data['@type'] === 'BreadcrumbList');
    expect(crumbs, path).toHaveLength(1);
    const items = crumbs[0]?.itemListElement as {item: string}[];
    expect(items.at(-1)?.item, path).toBe(addressOf(path));
  }
});

test('S10.feed: The feed lists pages of the site, and every page links to the feed', () => {
  const $ = load(built('atom.xml'), {xml: true});
  const entries = $('entry').toArray();
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const link = new URL($(entry).find('link').attr('href') ?? '');
    expect(link.origin).toBe(product.url);
    expect(docRoutes).toContain(link.pathname);
    expect($(entry).find('summary').text(), link.pathname).not.toBe('');
  }
  for (const path of docRoutes) {
    expect(documentOf(path)('link[type="application/atom+xml"]').attr('href'), path).toBe('/atom.xml');
  }
});

test('S10.structured-data: The page, the sitemap and the feed have the same date of the last change', () => {
  const sitemap = load(built('sitemap.xml'), {xml: true});
  const feed = load(built('atom.xml'), {xml: true});
  for (const path of docRoutes) {
    const [changed = ''] = contents(path, 'article:modified_time');
    const url = sitemap('url').filter((_, each) => sitemap(each).find('loc').text() === addressOf(path));
    expect(url.find('lastmod').text(), path).toBe(changed.slice(0, 10));
    const entry = feed('entry').filter((_, each) => feed(each).find('link').attr('href') === addressOf(path));
    if (entry.length > 0) expect(entry.find('updated').text(), path).toBe(changed);
  }
});

test('S1.social-card: Every page has the card, a PNG of 1200 × 630 pixels below 80 KB', async ({request}) => {
  for (const path of docRoutes) {
    for (const name of ['og:image', 'twitter:image'])
      expect(contents(path, name), path).toEqual([`${product.url}/img/social-card.png`]);
    expect(contents(path, 'og:image:width'), path).toEqual(['1200']);
    expect(contents(path, 'og:image:height'), path).toEqual(['630']);
    expect(contents(path, 'og:image:alt')[0], path).toBeTruthy();
  }
  const card = await (await request.get('/img/social-card.png')).body();
  expect(card.subarray(1, 4).toString()).toBe('PNG');
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(card.length).toBeLessThan(80_000);
});

test('S10.head-tags: Navigating and loading give the same head tags', {tag: '@sweep'}, async ({page}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    // Scripts without a type are for browsers in which no other script runs.
    const headOf = ({head, documentElement: {lang, dir, className}, title}: Document) => ({
      title,
      html: [lang, dir, className],
      tags: Array.from(head.querySelectorAll('[data-rh]:not(title, script:not([type]))'))
        .map(({localName, attributes, textContent}) =>
          JSON.stringify([
            localName,
            Array.from(attributes, ({name, value}) => [name, value]).sort(),
            textContent,
          ]),
        )
        .sort(),
    });
    Object.assign(window, {headOf});
  });
  /** The head of the open page, or of a document. */
  const headOf = (html?: string) =>
    page.evaluate((source) => {
      const {headOf: read} = window as unknown as {headOf: (from: Document) => object};
      return read(source === undefined ? document : new DOMParser().parseFromString(source, 'text/html'));
    }, html);
  await open(page, '/');
  for (const path of [...docRoutes.slice(1), '/search', '/']) {
    await navigate(page, path);
    await expect.poll(() => headOf(), path).toEqual(await headOf(built(fileOf(path))));
  }
});

import {load} from 'cheerio';
import {product} from '../src/site/product';
import {docRoutes, noSidebar} from './_helpers/routes';
import {expect, test} from './_helpers/test';

interface Breadcrumbs {
  '@type': 'BreadcrumbList';
  itemListElement: {position: number; item: string}[];
}

interface HowTo {
  '@type': 'HowTo';
  step: {name: string; url: string}[];
}

/** What a page says of itself in JSON-LD. */
function structuredData(html: string): (Breadcrumbs | HowTo)[] {
  const $ = load(html);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Breadcrumbs | HowTo);
}

const addressOf = (path: string) => product.url + path;

test.describe('Issue 8: what search engines read of a page', () => {
  test('Open Graph is complete on every page, and agrees with the canonical address', async ({request}) => {
    for (const path of docRoutes) {
      const $ = load(await (await request.get(path)).text());
      const property = (name: string) =>
        $(`meta[property="${name}"]`)
          .toArray()
          .map((meta) => $(meta).attr('content'));
      expect(property('og:type'), path).toEqual(['article']);
      expect(property('og:site_name'), path).toEqual([`${product.name} ${product.siteTitle}`]);
      expect(property('og:url'), path).toEqual([addressOf(path)]);
      expect(property('og:title'), path).toEqual([$('head > title').text()]);
      expect(property('og:description'), path).toEqual([$('meta[name="description"]').attr('content')]);
      expect($('link[rel="canonical"]').attr('href'), path).toBe(addressOf(path));
    }
  });

  test('breadcrumbs are structured data, and end with the page', async ({request}) => {
    for (const path of docRoutes.filter((route) => !(noSidebar as readonly string[]).includes(route))) {
      const data = structuredData(await (await request.get(path)).text());
      const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList');
      if (!crumbs) throw new Error(`${path} has no breadcrumbs.`);
      expect(
        crumbs.itemListElement.map(({position}) => position),
        path,
      ).toEqual(crumbs.itemListElement.map((_, index) => index + 1));
      expect(crumbs.itemListElement.at(-1)?.item, path).toBe(addressOf(path));
    }
  });

  test('a page with steps is a how-to, with the name and the address of each', async ({request}) => {
    const howTos: string[] = [];
    for (const path of docRoutes) {
      const html = await (await request.get(path)).text();
      const $ = load(html);
      const howTo = structuredData(html).find((data) => data['@type'] === 'HowTo');
      // The rest of a heading is the link to itself.
      const steps = $('.theme-doc-markdown div > h3:has(.hash-link)').toArray();
      expect(howTo?.step.map(({url}) => url) ?? [], path).toEqual(
        steps.map((step) => `${addressOf(path)}#${$(step).attr('id')}`),
      );
      expect(howTo?.step.map(({name}) => name) ?? [], path).toEqual(
        steps.map((step) =>
          $(step).clone().children('.hash-link').remove().end().text().replaceAll('\u200b', ''),
        ),
      );
      if (howTo) howTos.push(path);
    }
    expect(howTos.length).toBeGreaterThan(10);
  });

  test('the page, the sitemap and the feed know the same date of its last change', async ({request}) => {
    const sitemap = load(await (await request.get('/sitemap.xml')).text(), {xml: true});
    const feed = load(await (await request.get('/atom.xml')).text(), {xml: true});
    for (const path of docRoutes) {
      const $ = load(await (await request.get(path)).text());
      const changed = $('meta[property="article:modified_time"]').attr('content') ?? '';
      const entry = sitemap('url').filter((_, url) => sitemap(url).find('loc').text() === addressOf(path));
      expect(entry.find('lastmod').text(), path).toBe(changed.slice(0, 10));
      const entries = feed('entry').filter(
        (_, item) => feed(item).find('link').attr('href') === addressOf(path),
      );
      if (entries.length > 0) expect(entries.find('updated').text(), path).toBe(changed);
    }
  });
});

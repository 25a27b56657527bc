import {load} from 'cheerio';
import {product} from '../src/site/product';
import {docRoutes} from './_helpers/routes';
import {expect, test} from './_helpers/test';

test.describe('Issue 8: a feed of changed pages', () => {
  test('names pages of this site, the last changed first, and every page names the feed', async ({
    request,
  }) => {
    const response = await request.get('/atom.xml');
    expect(response.status()).toBe(200);
    const $ = load(await response.text(), {xml: true});
    const entries = $('entry').toArray();
    expect(entries.length).toBeLessThanOrEqual(50);
    const dates = entries.map((entry) => Date.parse($(entry).find('updated').text()));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const entry of entries) {
      const link = new URL($(entry).find('link').attr('href') ?? '');
      expect(link.origin).toBe(product.url);
      expect(docRoutes).toContain(link.pathname);
      expect($(entry).find('summary').text(), link.pathname).not.toBe('');
    }
    for (const path of docRoutes) {
      const page = load(await (await request.get(path)).text());
      expect(page('link[type="application/atom+xml"]').attr('href'), path).toBe('/atom.xml');
    }
  });
});

import {product} from '../src/site/product';
import {docRoutes} from './_helpers/routes';
import {expect, test} from './_helpers/test';

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]* (?:name|property)="?${name}"? content="?([^"> ]+)`).exec(html)?.[1];

test.describe('Issue 8: every page has a social card of its own', () => {
  test('a PNG of 1200 × 630 pixels below 80 KB, that the page names with its size', async ({request}) => {
    const cards = new Set<string>();
    for (const path of docRoutes) {
      const html = await (await request.get(path)).text();
      const address = contentOf(html, 'og:image') ?? '';
      expect(address, path).toMatch(new RegExp(`^${product.url}/cards/`));
      expect(contentOf(html, 'twitter:image'), path).toBe(address);
      expect(contentOf(html, 'og:image:width'), path).toBe('1200');
      expect(contentOf(html, 'og:image:height'), path).toBe('630');
      expect(contentOf(html, 'og:image:alt'), path).toBeTruthy();
      const card = await (await request.get(new URL(address).pathname)).body();
      expect(card.subarray(1, 4).toString(), path).toBe('PNG');
      expect([card.readUInt32BE(16), card.readUInt32BE(20)], path).toEqual([1200, 630]);
      expect(card.length, path).toBeLessThan(80_000);
      cards.add(address);
    }
    expect(cards.size).toBe(docRoutes.length);
  });
});

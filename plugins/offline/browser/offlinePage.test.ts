import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {offlinePage} from './offlinePage';

/** A cache with pages, by their addresses. */
const cacheOf = (pages: Record<string, string>) =>
  ({
    keys: async () => Object.keys(pages).map((url) => ({url})),
    match: async (url: string) => new Response(pages[url]),
  }) as unknown as Cache;

describe('offlinePage', () => {
  it('links the stored pages by their titles, or else by their paths', async () => {
    const path = '/a&quot;&lt;b';
    const cache = cacheOf({
      'https://docs.example/intro': '<title data-rh="true">What is &lt;this&gt;? | Docs</title>',
      [`https://docs.example${path}`]: 'no title',
    });
    const response = await offlinePage(cache);
    expect(response.status).toBe(503);
    const $ = load(await response.text());
    const links = $('li a').map((_, link) => `${$(link).attr('href')} ${$(link).text()}`);
    expect(links.get().sort()).toEqual([`${path} ${path}`, '/intro What is <this>?'].sort());
  });
});

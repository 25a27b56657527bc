// Answers in place of the servers that the configured site uses.
import type {Page, Route} from '@playwright/test';
import {sites} from './sites';

export const ALGOLIA = /https:\/\/[^/]*(algolia\.net|algolianet\.com)\/1\/indexes\/\*\/queries/;

const highlighted = (value: string) => ({value, matchLevel: 'full', matchedWords: [value]});

const hit = (index: number) => ({
  objectID: `/intro#${index}`,
  url: `https://docs.cedra.network/intro#${index}`,
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Documentation', lvl1: 'Intro', lvl2: `Part ${index}`},
  _highlightResult: {
    hierarchy: {
      lvl0: highlighted('Documentation'),
      lvl1: highlighted('Intro'),
      lvl2: highlighted(`Part ${index}`),
    },
  },
  _snippetResult: {hierarchy: {lvl1: highlighted('Intro'), lvl2: highlighted(`Part ${index}`)}},
});

/** Responds to a search with `count` hits, named "Part 0" and so on from the number `from`. */
export const fulfillSearch = (route: Route, count = 8, from = 0, nbPages = 1) =>
  route.fulfill({
    json: {
      results: [
        {
          hits: Array.from({length: count}, (_, index) => hit(from + index)),
          nbHits: count * nbPages,
          nbPages,
          page: 0,
          query: '',
        },
      ],
    },
  });

/** Responds with `body` to requests for scripts of services. @returns the requested addresses */
export async function stubServices(page: Page, body = ''): Promise<string[]> {
  const requests: string[] = [];
  for (const host of sites.configured.scriptHosts) {
    await page.route(host, (route) => {
      requests.push(route.request().url());
      return route.fulfill({contentType: 'text/javascript', body});
    });
  }
  return requests;
}

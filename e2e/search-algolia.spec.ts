import {type Page, type Route} from '@playwright/test';
import {sites} from './_helpers/sites';
import {expect, open, test} from './_helpers/test';

test.use({baseURL: sites.configured.url});

const ALGOLIA = /https:\/\/[^/]*(algolia\.net|algolianet\.com)\/1\/indexes\/\*\/queries/;
const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => modal(page).getByRole('searchbox');
const mark = (value: string) => ({value, matchLevel: 'full', matchedWords: [value]});

const hit = (at: number) => ({
  objectID: `/intro#${at}`,
  url: `https://docs.cedra.network/intro#${at}`,
  type: 'lvl2',
  content: null,
  hierarchy: {
    lvl0: 'Documentation',
    lvl1: 'Intro',
    lvl2: `Part ${at}`,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {hierarchy: {lvl0: mark('Documentation'), lvl1: mark('Intro'), lvl2: mark(`Part ${at}`)}},
  _snippetResult: {hierarchy: {lvl1: mark('Intro'), lvl2: mark(`Part ${at}`)}},
});

/** Answers with `count` hits, of which the first has the number `from`. */
const ok = (route: Route, count = 8, from = 0, nbPages = 1) =>
  route.fulfill({
    json: {
      results: [
        {
          hits: Array.from({length: count}, (_, at) => hit(from + at)),
          nbHits: count * nbPages,
          nbPages,
          page: 0,
          query: '',
        },
      ],
    },
  });

async function search(page: Page, query: string): Promise<void> {
  await open(page, '/intro');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

const answerGoogle = (page: Page) =>
  page.route(/googletagmanager|google-analytics/, (route) => route.fulfill({body: ''}));

test.beforeEach(async ({page}) => answerGoogle(page));

test('S7.search-request, S3.search: A search sends the request of the specification', async ({page}) => {
  let body: {requests: Record<string, unknown>[]} | undefined;
  await page.route(ALGOLIA, (route) => {
    body = route.request().postDataJSON() as typeof body;
    return ok(route);
  });
  await search(page, 'faucet');
  await expect(modal(page).locator('.DocSearch-Hit').first()).toBeVisible();
  expect(body?.requests[0]).toMatchObject({
    indexName: 'Main',
    hitsPerPage: 20,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  });
  expect(body?.requests[0]?.attributesToSnippet).toContain('content:10');
});

test('S9.search: A group shows up to 5 hits', async ({page}) => {
  await page.route(ALGOLIA, (route) => ok(route, 8));
  await search(page, 'part');
  await expect(modal(page).locator('.DocSearch-Hit')).toHaveCount(5);
});

for (const [name, respond] of [
  ['500 from every host', (route: Route) => route.fulfill({status: 500, body: '{}'})],
  ['no network', (route: Route) => route.abort()],
  [
    '403',
    (route: Route) => route.fulfill({status: 403, json: {message: 'Invalid credentials', status: 403}}),
  ],
  ['429', (route: Route) => route.fulfill({status: 429, json: {message: 'Too many', status: 429}})],
  ['nonsense', (route: Route) => route.fulfill({status: 200, body: 'nonsense'})],
] as const) {
  test(
    `S8.search-fails: ${name} shows the error screen until a query succeeds`,
    {tag: name !== 'no network' ? '@sweep' : []},
    async ({page, watch}) => {
      watch.expectProblem(/search|Failed to load resource|algolia/i);
      await page.clock.install();
      await page.route(ALGOLIA, (route) => respond(route));
      await search(page, 'faucet');
      await expect(modal(page)).toContainText('Unable to fetch results');
      await page.clock.runFor(1000);
      await expect(modal(page)).toContainText('You might want to check your network connection.');
      await page.unroute(ALGOLIA);
      await page.route(ALGOLIA, (route) => ok(route));
      await field(page).fill('faucets');
      await expect(modal(page).locator('.DocSearch-Hit').first()).toBeVisible();
    },
  );
}

test('S8.search-retry: A 4xx fails immediately, on one host', async ({page, watch}) => {
  watch.expectProblem(/search|Failed to load resource|algolia/i);
  let calls = 0;
  await page.route(ALGOLIA, (route) => {
    calls++;
    return route.fulfill({status: 429, json: {message: 'Too many', status: 429}});
  });
  await search(page, 'x');
  await expect(modal(page)).toContainText('Unable to fetch results');
  expect(calls).toBe(1);
});

test('S7.search-hosts: A failed host is skipped for 2 minutes, then used again', async ({page, watch}) => {
  watch.expectProblem(/search|Failed to load resource|algolia/i);
  await page.clock.install();
  const hosts: string[] = [];
  await page.route(ALGOLIA, (route) => {
    const {hostname} = new URL(route.request().url());
    hosts.push(hostname);
    return hostname.includes('-dsn') ? route.fulfill({status: 500, body: '{}'}) : ok(route);
  });
  await search(page, 'one');
  await expect.poll(() => hosts.length).toBe(2);
  expect(hosts[0]).toContain('-dsn');
  await field(page).fill('two');
  await expect.poll(() => hosts.length).toBe(3);
  expect(hosts[2]).not.toContain('-dsn');
  await page.clock.fastForward(2 * 60 * 1000 + 1000);
  await field(page).fill('three');
  await expect.poll(() => hosts.length).toBe(5);
  expect(hosts[3]).toContain('-dsn');
});

test.describe('S2.search-page: the page of results', () => {
  const titles = (page: Page) => page.locator('main ol h2').allInnerTexts();
  const parts = (from: number, to: number) => Array.from({length: to - from}, (_, at) => `Part ${from + at}`);
  const more = (page: Page) => page.getByRole('button', {name: 'Show more results'});

  /** Two pages of five hits for each query: 0 to 9 for "faucet", 100 to 109 for every other query. */
  function answerInPages(route: Route) {
    const {requests} = route.request().postDataJSON() as {requests: {query: string; page: number}[]};
    const [{query, page} = {query: '', page: 0}] = requests;
    return ok(route, 5, (query === 'faucet' ? 0 : 100) + 5 * page, 2);
  }

  test('Undoing an edit after "Show more" shows only hits of the query', async ({page}) => {
    await page.route(ALGOLIA, answerInPages);
    await open(page, '/search?q=faucet');
    await expect.poll(() => titles(page)).toEqual(parts(0, 5));
    await more(page).click();
    await expect.poll(() => titles(page)).toEqual(parts(0, 10));
    await page.getByRole('searchbox').fill('faucets');
    await expect.poll(() => titles(page)).toEqual(parts(100, 105));
    await page.getByRole('searchbox').fill('faucet');
    await expect.poll(() => titles(page)).toEqual(parts(0, 5));
  });

  test('A failed "Show more" keeps the hits, and "Try again" adds the next ones', async ({page, watch}) => {
    watch.expectProblem(/search failed|Failed to load resource/i);
    await page.route(ALGOLIA, answerInPages);
    await open(page, '/search?q=faucet');
    await expect.poll(() => titles(page)).toEqual(parts(0, 5));
    await page.unroute(ALGOLIA);
    await page.route(ALGOLIA, (route) =>
      route.fulfill({status: 429, json: {message: 'Too many', status: 429}}),
    );
    await more(page).click();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    expect(await titles(page)).toEqual(parts(0, 5));
    await page.unroute(ALGOLIA);
    await page.route(ALGOLIA, answerInPages);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => titles(page)).toEqual(parts(0, 10));
  });

  test('An answer without a result shows the error', async ({page, watch}) => {
    watch.expectProblem(/search failed/i);
    await page.route(ALGOLIA, (route) => route.fulfill({json: {results: []}}));
    await open(page, '/search?q=faucet');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  });
});

import type {Page, Route} from '@playwright/test';
import {field, hits, modal, openSearch} from '../_helpers/search';
import {sites} from '../_helpers/sites';
import {expect, open, test, withoutPrefetch} from '../_helpers/test';
import {ALGOLIA, stubServices, fulfillSearch} from '../_helpers/thirdParties';

test.use({baseURL: sites.configured.url});

test.beforeEach(async ({page, watch}) => {
  await stubServices(page);
  watch.expectProblem(/search|Failed to load resource|algolia/i);
});

/** Opens the dialog and enters a query in one go: each key would be a request. */
async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(query);
}

const tooMany = (route: Route) => route.fulfill({status: 429, json: {message: 'Too many', status: 429}});

test('S7.search-request, S3.search, S9.search: Requests and hits are as specified', async ({page}) => {
  let body: {requests: Record<string, unknown>[]} | undefined;
  await page.route(ALGOLIA, (route) => {
    body = route.request().postDataJSON() as typeof body;
    return fulfillSearch(route);
  });
  await open(page, '/intro');
  await search(page, 'faucet');
  await expect(hits(page)).toHaveCount(5);
  expect(body?.requests[0]).toMatchObject({
    indexName: 'Main',
    hitsPerPage: 20,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  });
  expect(body?.requests[0]?.attributesToSnippet).toContain('content:10');
});

for (const [name, respond, tries] of [
  ['500 from every host', (route: Route) => route.fulfill({status: 500, body: '{}'}), '4 requests'],
  ['no network', (route: Route) => route.abort(), '4 requests'],
  [
    '403',
    (route: Route) => route.fulfill({status: 403, json: {message: 'Invalid', status: 403}}),
    '1 request',
  ],
  ['429', tooMany, '1 request'],
  ['invalid JSON', (route: Route) => route.fulfill({status: 200, body: 'nonsense'}), '1 request'],
] as const) {
  test(
    `S8.search-fails, S8.search-retry: With ${name}, the search shows the error after ${tries}, until a query succeeds`,
    {tag: ['no network', '429'].includes(name) ? [] : '@sweep'},
    async ({page}) => {
      await page.clock.install();
      let count = 0;
      await page.route(ALGOLIA, (route) => {
        count += 1;
        return respond(route);
      });
      await open(page, '/intro');
      await search(page, 'faucet');
      await expect(modal(page)).toContainText('Unable to fetch results');
      expect(count).toBe(parseInt(tries));
      await page.clock.runFor(1000);
      await expect(modal(page)).toContainText('You might want to check your network connection.');
      await page.unroute(ALGOLIA);
      await page.route(ALGOLIA, (route) => fulfillSearch(route));
      await field(page).fill('faucets');
      await expect(hits(page).first()).toBeVisible();
    },
  );
}

test('S7.search-hosts: A failed host is skipped for 2 minutes, then used again', async ({page}) => {
  // The code for offline reading loads a second after the page. If it still loads, the clock lets that time out.
  await withoutPrefetch(page);
  await page.clock.install();
  const hosts: string[] = [];
  await page.route(ALGOLIA, (route) => {
    const {hostname} = new URL(route.request().url());
    hosts.push(hostname);
    return hostname.includes('-dsn')
      ? route.fulfill({status: 500, body: '{}'})
      : fulfillSearch(route, hosts.length);
  });
  await open(page, '/intro');
  await search(page, 'one');
  // After the answer, because the clock would let a request time out.
  await expect(hits(page)).toHaveCount(2);
  expect(hosts[0]).toContain('-dsn');
  await field(page).fill('two');
  await expect(hits(page)).toHaveCount(3);
  expect(hosts[2]).not.toContain('-dsn');
  await page.clock.fastForward(2 * 60 * 1000 + 1000);
  await field(page).fill('three');
  await expect(hits(page)).toHaveCount(5);
  expect(hosts[3]).toContain('-dsn');
});

test.describe('S2.search-page: the page of results', () => {
  const more = (page: Page) => page.getByRole('button', {name: 'Show more results'});

  const expectParts = (page: Page, from: number, to: number) =>
    expect(page.locator('main ol h2')).toHaveText(
      Array.from({length: to - from}, (_, index) => `Part ${from + index}`),
    );

  /** Two pages of five hits for each query: 0 to 9 for "faucet", 100 to 109 for every other query. */
  function respondInPages(route: Route) {
    const {requests} = route.request().postDataJSON() as {requests: {query: string; page: number}[]};
    const [{query, page} = {query: '', page: 0}] = requests;
    return fulfillSearch(route, 5, (query === 'faucet' ? 0 : 100) + 5 * page, 2);
  }

  test('"Show more" adds hits, after a failure too, and a new query removes them', async ({page}) => {
    await page.route(ALGOLIA, respondInPages);
    await open(page, '/search?q=faucet');
    await expectParts(page, 0, 5);
    await page.route(ALGOLIA, tooMany);
    await more(page).click();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expectParts(page, 0, 5);
    await page.unroute(ALGOLIA, tooMany);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expectParts(page, 0, 10);
    await page.getByRole('searchbox').fill('faucets');
    await expectParts(page, 100, 105);
    await page.getByRole('searchbox').fill('faucet');
    await expectParts(page, 0, 5);
  });
});

import type {Page} from '@playwright/test';
import {sites} from '../_helpers/sites';
import {expect, navigate, open, push, recorded, test} from '../_helpers/test';
import {ALGOLIA, fulfillSearch, stubServices} from '../_helpers/thirdParties';

const {GTAG_TRACKING_ID} = sites.configured.environment;

type Call = [command: string, name: string, parameters?: Record<string, unknown>];

/** Calls of `gtag()`. Google's script, which would send them, never loads. */
async function calls(page: Page): Promise<Call[]> {
  const dataLayer = await recorded<Record<string, unknown>[]>(page, 'dataLayer');
  return dataLayer.map((entry) => Object.values(entry) as Call);
}

const pageViews = async (page: Page) =>
  (await calls(page)).filter(([command, name]) => command === 'event' && name === 'page_view');

test.describe('S7.analytics: analytics with a tracking id', () => {
  test.use({baseURL: sites.configured.url});

  test('Each route change sends a page view, and IP addresses are anonymised', async ({page}) => {
    const requests = await stubServices(page);
    await open(page, '/intro');
    expect(requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${GTAG_TRACKING_ID}`]);
    expect(await calls(page)).toContainEqual(['config', GTAG_TRACKING_ID, {anonymize_ip: true}]);
    // The `config` command sends the first page view.
    expect(await pageViews(page)).toHaveLength(0);
    for (const [index, path] of ['/concepts', '/concepts/transaction', '/nodes'].entries()) {
      await navigate(page, path);
      await expect.poll(() => pageViews(page)).toHaveLength(index + 1);
      expect((await calls(page)).at(-2)).toEqual(['set', 'page_path', path]);
    }
    await push(page, '/nodes?network=testnet');
    await expect.poll(() => pageViews(page)).toHaveLength(4);
    expect((await calls(page)).at(-2)).toEqual(['set', 'page_path', '/nodes?network=testnet']);
    await push(page, '/nodes#next');
    await expect.poll(() => pageViews(page)).toHaveLength(5);
    expect((await calls(page)).at(-2)).toEqual(['set', 'page_path', '/nodes#next']);
  });

  test('What readers typed is not sent: programs in links, pasted errors and searches', async ({page}) => {
    await stubServices(page);
    await page.route(ALGOLIA, (route) => fulfillSearch(route));
    const hash = '#run=example&code=S87PK87PSdXLyU8HAA';
    await open(page, `/intro${hash}`);
    const first = await calls(page);
    expect(first[0]).toEqual([
      'set',
      {page_location: `${sites.configured.url}/intro`, page_title: await page.title()},
    ]);
    expect(first.slice(1).map(([command]) => command)).toEqual(['js', 'config']);
    await push(page, `/concepts${hash}`);
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    expect((await calls(page)).slice(-3)).toEqual([
      ['set', {page_location: `${sites.configured.url}/concepts`, page_title: await page.title()}],
      ['set', 'page_path', '/concepts'],
      ['event', 'page_view'],
    ]);
    await push(page, '/move/errors?error=secret&network=testnet');
    await expect.poll(() => pageViews(page)).toHaveLength(2);
    expect((await calls(page)).at(-2)).toEqual(['set', 'page_path', '/move/errors?&network=testnet']);
    await push(page, '/search?q=secret');
    await expect.poll(() => pageViews(page)).toHaveLength(3);
    await expect(page).toHaveTitle(/secret/);
    await push(page, '/search?q=second-secret');
    await expect.poll(() => pageViews(page)).toHaveLength(4);
    expect(JSON.stringify(await calls(page))).not.toMatch(/code=|secret/);
    await open(page, '/search?q=secret');
    await expect(page).toHaveTitle(/secret/);
    await navigate(page, '/intro');
    await expect.poll(() => pageViews(page)).not.toHaveLength(0);
    expect(JSON.stringify(await calls(page))).not.toContain('secret');
  });
});

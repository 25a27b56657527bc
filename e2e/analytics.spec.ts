import {type Page} from '@playwright/test';
import {docRoutes} from './_helpers/routes';
import {sites} from './_helpers/sites';
import {expect, navigate, open, push, test} from './_helpers/test';

const {GTAG_TRACKING_ID} = sites.configured.environment;

/** Calls of `gtag()`. Google's script never loads, so the arguments stay in this list. */
const sent = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map(
      (entry) => JSON.parse(JSON.stringify(Array.from(entry))) as [string, string, Record<string, unknown>?],
    ),
  );

const pageViews = async (page: Page) =>
  (await sent(page)).filter(([command, name]) => command === 'event' && name === 'page_view');

async function answerForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return asked;
}

test.describe('S7.analytics: analytics with a tracking id', () => {
  test.use({baseURL: sites.configured.url});

  test('IP anonymisation is on', async ({page}) => {
    const asked = await answerForGoogle(page);
    await open(page, '/intro');
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${GTAG_TRACKING_ID}`]);
    expect(await sent(page)).toContainEqual(['config', GTAG_TRACKING_ID, {anonymize_ip: true}]);
  });

  test('Each route change sends a page view with the new path', async ({page}) => {
    await answerForGoogle(page);
    await open(page, '/intro');
    // The `config` command counts as the first page view.
    expect(await pageViews(page)).toHaveLength(0);
    for (const [index, path] of ['/concepts', '/concepts/transaction', '/nodes'].entries()) {
      await navigate(page, path);
      await expect.poll(() => pageViews(page)).toHaveLength(index + 1);
      expect((await sent(page)).at(-2)).toEqual(['set', 'page_path', path]);
      expect((await sent(page)).at(-1)?.slice(0, 2)).toEqual(['event', 'page_view']);
    }
    await push(page, '/nodes?network=testnet');
    await expect.poll(() => pageViews(page)).toHaveLength(4);
    expect((await sent(page)).at(-2)).toEqual(['set', 'page_path', '/nodes?network=testnet']);
  });
});

test.describe('S7.no-other-calls: no third party without a tracking id or Algolia', () => {
  test('No page loads or preconnects to anything on another host', async ({request}) => {
    for (const path of [...docRoutes, '/search', '/404.html']) {
      const html = await (await request.get(path)).text();
      const loads = [
        ...html.matchAll(/<(?:script|img|iframe|source|video|audio)\b[^>]*?\ssrc="?([^\s">]+)/g),
      ];
      const links = [...html.matchAll(/<link\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !/rel="?(?:canonical|alternate|search)\b/.test(tag));
      const addresses = [
        ...loads.map(([, url]) => url),
        ...links.map((tag) => /href="?([^\s">]+)/.exec(tag)?.[1]),
      ];
      expect(
        addresses.filter((url) => /^(?:https?:)?\/\//.test(url ?? '')),
        path,
      ).toEqual([]);
    }
  });

  test('The build without a tracking id has no analytics code', async ({page}) => {
    await open(page, '/intro');
    expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  });

  // `_helpers/test.ts` checks after each test of the plain site that it requested nothing from other hosts.
});

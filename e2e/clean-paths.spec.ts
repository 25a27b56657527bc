import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sites} from './_helpers/sites';
import {arrivedAt, expect, open, push, test} from './_helpers/test';

test.describe('S2.clean-paths: clean paths', () => {
  for (const [asked, clean] of [
    ['/intro.html', '/intro'],
    ['/intro/index.html', '/intro'],
    ['/guides/dex/price-protection.html?network=testnet', '/guides/dex/price-protection'],
    ['/guides/dex/index.html', '/guides/dex'],
    ['/index.html', '/'],
    // Not in the specification's list, but the address that it gives for the sidebar "concepts".
    ['/concepts/', '/concepts'],
  ] as const) {
    test(
      `${asked} becomes ${clean} without an error or a blank page in between`,
      {tag: asked.endsWith('index.html') ? '@sweep' : []},
      async ({page, watch}) => {
        // The server has no such file, so its not-found document leads to the clean path.
        if (/[^/]\/(index\.html)?$|\w\/index\.html$/.test(asked)) watch.expectProblem(/404 \(Not Found\)/);
        await page.addInitScript(() => {
          const blanks: string[] = [];
          Object.assign(window, {blanks});
          new MutationObserver(() => {
            const root = document.getElementById('__docusaurus');
            if (document.readyState !== 'loading' && root && !root.textContent) blanks.push(location.href);
          }).observe(document, {childList: true, subtree: true});
        });
        await page.goto(asked);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await arrivedAt(page, clean);
        await expect(page.locator('article h1')).toBeVisible();
        expect(await page.evaluate(() => (window as unknown as {blanks: string[]}).blanks)).toEqual([]);
        if (asked.includes('?')) expect(page.url()).toContain('?network=testnet');
      },
    );
  }

  test('A link to a path with .html becomes its clean path within the application', async ({page}) => {
    await open(page, '/concepts');
    await push(page, '/intro/index.html');
    await expect(page).toHaveTitle(/^What is .+ \| developer docs$/);
    await expect(page.locator('article h1')).toBeVisible();
  });

  test('Hash and query are kept, and an unknown path does not redirect in a loop', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    await page.goto('/nothing/here/index.html?a=1#b');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveURL(/\/nothing\/here\?a=1#b$/);
  });
});

test.describe('S2.base-url: wrong base URL', () => {
  // The site is built for the root but served elsewhere: the home page loads, its files do not.
  test('A banner on the home page says that the site did not load properly and suggests a baseUrl', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/Failed to load resource/);
    const home = readFileSync(join(sites.plain.directory, 'index.html'), 'utf8');
    await page.route('**/*', (route) => {
      const {pathname} = new URL(route.request().url());
      return pathname === '/elsewhere/'
        ? route.fulfill({contentType: 'text/html', body: home})
        : route.fulfill({status: 404, body: ''});
    });
    await page.goto('/elsewhere/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  });

  test('A correct base URL shows no banner', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

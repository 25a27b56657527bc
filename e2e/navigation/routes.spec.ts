import type {Page} from '@playwright/test';
import {built, documentOf} from '../_helpers/build';
import {unknownPath} from '../_helpers/routes';
import {sites} from '../_helpers/sites';
import {
  arrivedAt,
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  navigate,
  open,
  preferMode,
  push,
  recordAtChanges,
  test,
} from '../_helpers/test';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const suggestion = (page: Page) => page.locator('main li a').first();

test.describe('S2.clean-paths: clean paths', () => {
  for (const [path, clean] of [
    ['/intro.html', '/intro'],
    ['/intro/index.html', '/intro'],
    ['/guides/dex/price-protection.html?network=testnet', '/guides/dex/price-protection'],
    ['/guides/dex/index.html', '/guides/dex'],
    ['/index.html', '/'],
    // Not in the specification's list of routes, but its address of the sidebar "concepts".
    ['/concepts/', '/concepts'],
  ] as const) {
    const tag = path.endsWith('.html') && path !== '/intro.html' && !path.includes('?') ? '@sweep' : [];
    test(`${path} becomes ${clean} without a blank page in between`, {tag}, async ({page, watch}) => {
      // The server has no such file: the script of its not-found document leads to the clean path.
      if (/[^/]\/(index\.html)?$|\w\/index\.html$/.test(path)) watch.expectProblem(/404 \(Not Found\)/);
      const blanks = await recordAtChanges(page, () => {
        const root = document.getElementById('__docusaurus');
        return document.readyState !== 'loading' && root !== null && !root.textContent;
      });
      await open(page, path);
      await arrivedAt(page, clean);
      await expect(page.locator('article h1')).toBeVisible();
      expect(await blanks()).not.toContain(true);
      if (path.includes('?')) expect(page.url()).toContain('?network=testnet');
    });
  }

  test('Other spellings lead to the address of the page, which is the canonical one', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/404 \(Not Found\)/);
    for (const spelling of ['/Intro', '//intro', '/INTRO/', '/intro//', '/Guides//DEX/index.html']) {
      await page.goto(sites.plain.url + spelling);
      await hydrated(page);
      const clean = /intro/i.test(spelling) ? '/intro' : '/guides/dex';
      await arrivedAt(page, clean);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`[a-z]${clean}$`),
      );
    }
  });

  test('Another spelling keeps the text to which a link leads', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    await open(page, '/move/basics');
    // “Next”, the last heading, is also a word of the navigation bar.
    const heading = page.locator('.theme-doc-markdown h2:not(#next)').last();
    const text = await heading.evaluate(({firstChild}) => firstChild?.textContent ?? '');
    for (const spelling of ['/move/basics', '/move/basics/', '/Move/Basics', '/move/basics.html']) {
      await page.goto('about:blank');
      await page.goto(`${spelling}#:~:text=${encodeURIComponent(text.trim())}`);
      await expect(heading, spelling).toBeInViewport();
    }
  });

  test('A path with .html becomes its clean path within the application', async ({page}) => {
    await open(page, '/concepts');
    await push(page, '/intro/index.html');
    await expect(page).toHaveTitle(documentOf('/intro')('head > title').text());
    await expect(page.locator('article h1')).toBeVisible();
  });

  test('An unknown path keeps its hash and query and does not redirect in a loop', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    await open(page, '/nothing/here/index.html?a=1#b');
    await expect(title(page)).toHaveText('Page Not Found');
    await expect(page).toHaveURL(/\/nothing\/here\?a=1#b$/);
  });
});

// The home page is served at another path than the one that the site is built for, so its files are missing.
test('S2.base-url: A banner on the home page suggests a baseUrl', async ({page, watch}) => {
  watch.expectProblem(/Failed to load resource/);
  await page.route('**/*', (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname === '/elsewhere/'
      ? route.fulfill({contentType: 'text/html', body: built('index.html')})
      : route.fulfill({status: 404, body: ''});
  });
  await page.goto('/elsewhere/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /');
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
});

test.describe('S2.not-found: not-found page', () => {
  test.beforeEach(({watch}) => watch.expectProblem(/404 \(Not Found\)/));

  test('An unknown path shows the not-found page, on load and on navigation', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    expect((await open(page, unknownPath))?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | developer docs');
    await preferMode(page, 'dark');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await navigate(page, '/intro');
    await navigate(page, '/intro/deeper');
    await expect(title(page)).toHaveText('Page Not Found');
  });

  test('Each wrong path gets suggestions of pages with a similar path', async ({page}) => {
    await open(page, '/getting-started/countr');
    await markDocument(page);
    for (const [path, similar] of [
      ['/getting-started/countr', '/getting-started/counter'],
      ['/docs/validator-setup', '/nodes/validator-setup'],
      ['/sdk/typescript/transaction', '/sdks/typescript/transactions'],
    ] as const) {
      await push(page, path);
      await expect(suggestion(page)).toHaveAttribute('href', similar);
    }
    await suggestion(page).click();
    await arrivedAt(page, '/sdks/typescript/transactions');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('The search field contains the words of the path', async ({page}) => {
    await open(page, '/getting_started/countr.html');
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('getting started countr');
  });

  test('"Try again" loads the list of pages after a failure', async ({page, watch}) => {
    watch.expectProblem(
      /The list of similar pages could not be loaded|Failed to load resource|was not stored for offline reading/,
    );
    await open(page, '/intro');
    await page.route('**/assets/js/**', (route) => route.abort());
    const request = page.waitForRequest('**/assets/js/**');
    await push(page, '/intro/nowhere');
    await request;
    await expect(title(page)).toHaveText('Page Not Found');
    const failure = page
      .getByRole('alert')
      .filter({hasText: 'The list of similar pages could not be loaded'});
    await expect(failure).toBeVisible();
    await page.unroute('**/assets/js/**');
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(suggestion(page)).toHaveAttribute('href', '/intro');
  });
});

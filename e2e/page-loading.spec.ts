import {type Page} from '@playwright/test';
import {contentScript} from './_helpers/build';
import {expect, hydrated, open, push, test} from './_helpers/test';

/**
 * The application loads a route's code before it renders it, so the loading state shows only for a route that it did
 * not know before: here in a browser without the early script that cleans the path, on a page that does not name its
 * route's code.
 */
async function openWithoutCleanPath(page: Page, path: string, script: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(`<link rel="preload" href="${script}" as="script" fetchpriority="low">`, ''),
    });
  });
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('not allowed');
    };
  });
  await page.goto(path, {waitUntil: 'commit'});
}

test.describe('S2.loading: page loading', () => {
  test.beforeEach(({watch}) => {
    // The loading state replaces the server's HTML, which React reports.
    watch.expectProblem(
      /onRecoverableError|Minified React error|Failed to load resource|ChunkLoadError|Loading chunk/,
    );
  });

  test('A spinner shows after 200 ms, then the page', async ({page}) => {
    const script = contentScript('intro');
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${script.url}`, async (route) => {
      await gate;
      await route.continue();
    });
    // Records when the server's HTML was removed and when the spinner appeared.
    await page.addInitScript(() => {
      const times: {blank?: number; spinner?: number} = {};
      Object.assign(window, {times});
      new MutationObserver(() => {
        if (document.readyState === 'loading') return;
        if (!document.querySelector('article')) times.blank ??= performance.now();
        if (document.querySelector('[aria-label="Loading"]')) times.spinner ??= performance.now();
      }).observe(document, {childList: true, subtree: true});
    });
    await openWithoutCleanPath(page, '/intro.html', script.url);
    const spinner = page.getByRole('status', {name: 'Loading'});
    await expect(spinner).toBeVisible();
    const {blank = 0, spinner: shown = 0} = await page.evaluate(
      () => (window as unknown as {times: {blank?: number; spinner?: number}}).times,
    );
    // Timers and the observer may be late, but never early.
    expect(shown - blank).toBeGreaterThan(150);
    release();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('A failed page shows the error text and a Retry button that loads it', async ({page}) => {
    const script = contentScript('intro');
    await page.route(`**${script.url}`, async (route) => {
      // Before React runs, the page would be loaded again by itself; see `faults`.
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await route.fulfill({status: 404, body: ''});
    });
    await openWithoutCleanPath(page, '/intro.html', script.url);
    await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed|ChunkLoadError/);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unroute(`**${script.url}`);
    await retry.click();
    await expect(page.locator('article h1')).toBeVisible();
    await hydrated(page);
  });
});

test.describe('S5.default-export: page module without default export', () => {
  test('The crash page names the page without default export', async ({page, watch}) => {
    const message = /The page component at \/concepts doesn't have a default export/;
    watch.expectProblem(message);
    const {url, source} = contentScript('concepts/index');
    await open(page, '/intro');
    await page.route(`**${url}`, (route) =>
      route.fulfill({contentType: 'text/javascript', body: source.replace('default:()=>', 'elsewhere:()=>')}),
    );
    await push(page, '/concepts');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(message);
  });
});

test.describe('S8.hydration: recoverable hydration error', () => {
  test('A hydration error is logged as "Docusaurus React Root onRecoverableError:", and the page is rendered', async ({
    page,
    watch,
  }) => {
    const message = /Docusaurus React Root onRecoverableError:/;
    watch.expectProblem(message);
    await page.route('**/intro', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace(/(<h1[^>]*>)/, '$1Not the text of this page: ')});
    });
    await open(page, '/intro');
    await expect.poll(() => watch.problems.some((problem) => message.test(problem))).toBe(true);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('Not the text of this page')).toHaveCount(0);
  });
});

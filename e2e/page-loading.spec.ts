import {type Page} from '@playwright/test';
import {contentScript} from './_helpers/build';
import {expect, hydrated, open, push, test} from './_helpers/test';

/**
 * The application loads a route's code before it draws it, so that the loading state shows only where it did not
 * know the route before: here in a browser that does not let the early script clean the path, and on a page that
 * does not name its route's code.
 */
async function openWithoutCleanPath(page: Page, path: string, script: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(`<link rel="preload" href="${script}" as="script">`, ''),
    });
  });
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('not allowed');
    };
  });
  await page.goto(path, {waitUntil: 'commit'});
}

test.describe('Section 2: page loading', () => {
  test.beforeEach(({watch}) => {
    // The document of the server gives way to the loading state: React says so.
    watch.expectProblem(
      /onRecoverableError|Minified React error|Failed to load resource|ChunkLoadError|Loading chunk/,
    );
  });

  test('shows a spinner after a delay of 200 ms, and then the page', async ({page}) => {
    const script = contentScript('intro');
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**${script.url}`, async (route) => {
      await gate;
      await route.continue();
    });
    // Notes when the document of the server went and when the spinner came.
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
    // Timers may be late, and the observer a moment behind, but never early.
    expect(shown - blank).toBeGreaterThan(150);
    letGo();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('if it fails, shows the error text and a Retry button that loads it', async ({page}) => {
    const script = contentScript('intro');
    await page.route(`**${script.url}`, async (route) => {
      // Before React runs the page, it would be loaded again by itself; see `faults`.
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

test.describe('Section 5: a doc page module without default export causes an error', () => {
  test('which says which page, on the crash page', async ({page, watch}) => {
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

test.describe('Section 8: recoverable hydration error', () => {
  test('is logged as "Docusaurus React Root onRecoverableError:", and the page is drawn', async ({
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

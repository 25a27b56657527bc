import {type Page, type Request} from '@playwright/test';
import {
  arrivedAt,
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  navigate,
  open,
  push,
  reactIsIdle,
  test,
  withoutPrefetch,
} from './_helpers/test';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isScript = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/js/');

/** Holds back the scripts that the page requests, until the returned function is called. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

test.describe('S1.one-application: one client-side application', () => {
  test('Navigation between pages needs no full page load', async ({page}) => {
    await open(page, '/');
    await markDocument(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Concepts'}).click();
    await arrivedAt(page, '/concepts');
    await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]').click();
    await arrivedAt(page, '/concepts/blockchain');
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/concepts');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('S2.preload: route change', () => {
  test('The old page stays visible while the code of the next route loads', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, '/intro');
    const heading = await page.locator('article h1').textContent();
    const release = await holdScripts(page);
    const requested = page.waitForRequest(isScript);
    await push(page, '/concepts/blockchain');
    await requested;
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await expect(page.locator('article h1')).toHaveText(heading ?? '');
    await expect(page.locator('article h1')).toBeVisible();
    release();
    await arrivedAt(page, '/concepts/blockchain');
    await expect(page.locator('article h1')).not.toHaveText(heading ?? '');
  });

  test('S2.preload-fails: A failed preload logs a warning and reloads the page', async ({page, watch}) => {
    watch.expectProblem(/ChunkLoadError|Loading chunk|Failed to load resource/);
    await withoutPrefetch(page);
    await open(page, '/intro');
    await markDocument(page);
    // As after a deploy that removed the old files: missing once, present again for the new document.
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: 'gone'}));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && /chunk/i.test(message.text()),
    );
    const reload = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    await push(page, '/concepts/blockchain');
    await warning;
    await page.unroute('**/assets/js/**');
    await reload;
    await hydrated(page);
    await arrivedAt(page, '/concepts/blockchain');
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('article h1')).toBeVisible();
  });
});

test.describe('S2.scroll: scrolling after navigation', () => {
  test('A navigation scrolls to the hash target, otherwise to the top', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/getting-started/counter');
    const target = await page.locator('article .markdown h2[id]').last().getAttribute('id');
    await page.evaluate(() => window.scrollTo(0, 300));
    await navigate(page, '/intro');
    expect(await scrollY(page)).toBe(0);
    await push(page, `/getting-started/counter#${target}`);
    await arrivedAt(page, '/getting-started/counter');
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
    // From a hash to no hash on one page scrolls to the top too.
    await push(page, '/getting-started/counter');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('A change of the query string alone does not scroll', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/getting-started/counter');
    await page.evaluate(() => window.scrollTo(0, 300));
    await push(page, '/getting-started/counter?network=testnet');
    await expect(page).toHaveURL(/network=testnet/);
    // Neither now nor after the theme's own effects.
    await reactIsIdle(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await scrollY(page)).toBe(300);
  });
});

test.describe('S10.long-pages: a long page is rendered from its top', () => {
  const headings = (page: Page) => page.locator('article .markdown').locator('h2, h3');

  test('A long page is complete after navigating', async ({page}) => {
    await open(page, '/guides/escrow');
    const all = await headings(page).count();
    expect(all).toBeGreaterThan(8);
    await navigate(page, '/intro');
    await navigate(page, '/guides/escrow');
    await expect(headings(page)).toHaveCount(all);
  });

  test('Back restores the scroll position on a long page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/intro');
    await navigate(page, '/guides/escrow');
    await headings(page).last().scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    await navigate(page, '/intro');
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/guides/escrow');
    await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(5);
  });

  test('Two links followed at once show the second page once', async ({page}) => {
    await open(page, '/intro');
    await page.evaluate(() => {
      const titles: string[] = [];
      Object.assign(window, {titles});
      new MutationObserver(() =>
        titles.push(document.querySelector('article h1')?.textContent ?? ''),
      ).observe(document.body, {childList: true, subtree: true, characterData: true});
    });
    await push(page, '/guides/escrow', '/concepts/blockchain');
    await arrivedAt(page, '/concepts/blockchain');
    const titles = await page.evaluate(() => (window as unknown as {titles: string[]}).titles);
    expect(titles.join()).not.toContain('Escrow');
  });
});

test.describe('S4.hydrated: has-hydrated flag', () => {
  test('The html element gets the has-hydrated flag after hydration, not before', async ({page, request}) => {
    expect(await (await request.get('/intro')).text()).toMatch(/<html[^>]*data-has-hydrated="?false/);
    const release = await holdScripts(page);
    await page.goto('/intro', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test.describe('S2.progress: progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test('The progress bar starts at 0.08, 200 ms after a route change, without a spinner', async ({page}) => {
    await withoutPrefetch(page);
    await page.clock.install();
    await open(page, '/intro');
    const release = await holdScripts(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await push(page, '/concepts/blockchain');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    // It is rendered at once at the minimum: 8 of 100 parts are inside the window.
    await page.clock.runFor(50);
    expect(await bar(page).evaluate((element) => element.style.transform)).toBe(
      'translate3d(-92%, 0px, 0px)',
    );
    expect(await bar(page).evaluate((element) => element.style.transition)).toMatch(/200ms/);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    // It advances every 800 ms.
    await page.clock.runFor(800);
    await page.clock.runFor(300);
    const later = await bar(page).evaluate((element) => element.style.transform);
    expect(later).not.toBe('translate3d(-92%, 0px, 0px)');
    release();
    // It finishes when the route has updated.
    await page.clock.resume();
    await arrivedAt(page, '/concepts/blockchain');
    await expect(bar(page)).toHaveCount(0);
  });

  test('The progress bar does not start when the route updates earlier', async ({page}) => {
    await page.clock.install();
    await open(page, '/intro');
    await page.evaluate(() => {
      const seen = {bars: 0};
      Object.assign(window, {seen});
      new MutationObserver(() => (seen.bars += document.querySelectorAll('#nprogress').length)).observe(
        document,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    // Hash and query are on the same path.
    await push(page, '/intro?network=testnet', '/intro#somewhere');
    await expect(page).toHaveURL(/#somewhere$/);
    await page.clock.runFor(300);
    expect(await page.evaluate(() => (window as unknown as {seen: {bars: number}}).seen.bars)).toBe(0);
  });
});

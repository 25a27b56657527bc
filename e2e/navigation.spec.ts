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
  saveData,
  test,
} from './_helpers/test';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isScript = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/js/');

/** Holds back the scripts that the page asks for from now on, until they are let go. */
async function holdScripts(page: Page) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

test.describe('Section 1: one client-side application', () => {
  test('navigation between pages happens without full page loads', async ({page}) => {
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

test.describe('Section 2: route change', () => {
  test('the next route’s code is loaded first while the old page stays visible', async ({page}) => {
    await saveData(page);
    await open(page, '/intro');
    const heading = await page.locator('article h1').textContent();
    const letGo = await holdScripts(page);
    const requested = page.waitForRequest(isScript);
    await push(page, '/concepts/blockchain');
    await requested;
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await expect(page.locator('article h1')).toHaveText(heading ?? '');
    await expect(page.locator('article h1')).toBeVisible();
    letGo();
    await arrivedAt(page, '/concepts/blockchain');
    await expect(page.locator('article h1')).not.toHaveText(heading ?? '');
  });

  test('if the preload fails, a warning is logged and the page is fully reloaded', async ({page, watch}) => {
    watch.expectProblem(/ChunkLoadError|Loading chunk|Failed to load resource/);
    await saveData(page);
    await open(page, '/intro');
    await markDocument(page);
    // As after a deployment that took the old files away: gone once, there again under the new document.
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

test.describe('Section 2: scrolling after navigation', () => {
  test('to the hash target if there is a hash, otherwise to the top', async ({page}) => {
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
    // From hash to no hash on one page: to the top as well.
    await push(page, '/getting-started/counter');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('if only the query string changed, it does not scroll', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/getting-started/counter');
    await page.evaluate(() => window.scrollTo(0, 300));
    await push(page, '/getting-started/counter?network=testnet');
    await expect(page).toHaveURL(/network=testnet/);
    // Not now, and not with what the theme does afterwards.
    await reactIsIdle(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await scrollY(page)).toBe(300);
  });
});

test.describe('Issue 9: a long page within the site is drawn from its top', () => {
  const headings = (page: Page) => page.locator('article .markdown').locator('h2, h3');

  test('and is complete then', async ({page}) => {
    await open(page, '/guides/escrow');
    const all = await headings(page).count();
    expect(all).toBeGreaterThan(8);
    await navigate(page, '/intro');
    await navigate(page, '/guides/escrow');
    await expect(headings(page)).toHaveCount(all);
  });

  test('and who comes back stands where they were', async ({page}) => {
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

  test('who follows two links at once gets the second page, once', async ({page}) => {
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

test.describe('Section 4: after hydration a has-hydrated flag is set on the html element', () => {
  test('not before, and then', async ({page, request}) => {
    expect(await (await request.get('/intro')).text()).toMatch(/<html[^>]*data-has-hydrated="?false/);
    const letGo = await holdScripts(page);
    await page.goto('/intro', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test.describe('Section 9: progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  test('starts 200 ms after a route change to a different path, at 0.08, and has no spinner', async ({
    page,
  }) => {
    await saveData(page);
    await page.clock.install();
    await open(page, '/intro');
    const letGo = await holdScripts(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await push(page, '/concepts/blockchain');
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    // It is drawn at once at the minimum: 8 of 100 parts are inside the window.
    await page.clock.runFor(50);
    expect(await bar(page).evaluate((element) => element.style.transform)).toBe(
      'translate3d(-92%, 0px, 0px)',
    );
    expect(await bar(page).evaluate((element) => element.style.transition)).toMatch(/200ms/);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    // It trickles on every 800 ms.
    await page.clock.runFor(800);
    await page.clock.runFor(300);
    const later = await bar(page).evaluate((element) => element.style.transform);
    expect(later).not.toBe('translate3d(-92%, 0px, 0px)');
    letGo();
    // And finishes when the route has updated.
    await page.clock.resume();
    await arrivedAt(page, '/concepts/blockchain');
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not start when the route has updated before', async ({page}) => {
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
    // The hash, and the query, are on the same path.
    await push(page, '/intro?network=testnet', '/intro#somewhere');
    await expect(page).toHaveURL(/#somewhere$/);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.evaluate(() => (window as unknown as {seen: {bars: number}}).seen.bars)).toBe(0);
  });
});

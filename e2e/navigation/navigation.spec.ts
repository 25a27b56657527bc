import type {Page} from '@playwright/test';
import {built, contentScript} from '../_helpers/build';
import {gallery} from '../_helpers/gallery';
import {field, modal} from '../_helpers/search';
import {
  arrivedAt,
  expect,
  holdRequests,
  hydrated,
  isSameDocument,
  markDocument,
  navigate,
  open,
  painted,
  push,
  reactIsIdle,
  recorded,
  recordRequests,
  test,
  withConnection,
  withoutPrefetch,
} from '../_helpers/test';
import {stubServices} from '../_helpers/thirdParties';

const SCRIPTS = '**/assets/js/**';

const heading = (page: Page) => page.locator('article h1');
const sidebarLink = (page: Page) =>
  page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('S1.one-application: Links of the navbar, the sidebar and the announcement need no full page load', async ({
  page,
}) => {
  await open(page, '/');
  await markDocument(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Concepts'}).click();
  await arrivedAt(page, '/concepts');
  await sidebarLink(page).click();
  await arrivedAt(page, '/concepts/blockchain');
  await page.evaluate(() => history.back());
  await arrivedAt(page, '/concepts');
  await page.locator('.theme-announcement-bar a').click();
  await arrivedAt(page, '/getting-started/counter');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('S2.preload: route change', () => {
  test('The old page stays visible while the code of the next route loads', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, '/intro');
    const text = (await heading(page).textContent()) ?? '';
    const release = await holdRequests(page, SCRIPTS);
    const request = page.waitForRequest(SCRIPTS);
    await push(page, '/concepts/blockchain');
    await request;
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toBeVisible();
    release();
    await arrivedAt(page, '/concepts/blockchain');
    await expect(heading(page)).not.toHaveText(text);
  });

  test('S2.preload-fails: A failed preload logs a warning and reloads the page', async ({page, watch}) => {
    watch.expectProblem(/ChunkLoadError|Loading chunk|Failed to load resource/);
    await withoutPrefetch(page);
    await open(page, '/intro');
    await markDocument(page);
    // As after a deploy, which removes the old files: the new document finds the new ones.
    await page.route(SCRIPTS, (route) => route.fulfill({status: 404, body: 'gone'}));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && /chunk/i.test(message.text()),
    );
    const reload = page.waitForEvent('domcontentloaded');
    await push(page, '/concepts/blockchain');
    await warning;
    await page.unroute(SCRIPTS);
    await reload;
    await hydrated(page);
    await arrivedAt(page, '/concepts/blockchain');
    expect(await isSameDocument(page)).toBe(false);
    await expect(heading(page)).toBeVisible();
  });

  test('The page that a reader leaves is not rendered again', async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, {changes});
      const text = document.querySelector('.theme-doc-markdown');
      const record = (records: MutationRecord[]) =>
        changes.push(...records.map(({target}) => (target as Element).outerHTML.slice(0, 80)));
      if (!text) throw new Error('The page has no text.');
      new MutationObserver(record).observe(text, {childList: true, subtree: true});
    });
    await navigate(page, '/getting-started/libs');
    expect(await recorded(page, 'changes')).toEqual([]);
  });
});

test.describe('S2.scroll: scrolling after navigation', () => {
  test.use({viewport: {width: 1280, height: 500}});

  test('Navigation scrolls to the hash or the top, except for a new query string', async ({page}) => {
    await open(page, '/getting-started/counter');
    const id = await page.locator('article .markdown h2[id]').last().getAttribute('id');
    await page.evaluate(() => window.scrollTo(0, 300));
    await push(page, '/getting-started/counter?network=testnet');
    await expect(page).toHaveURL(/network=testnet/);
    // Neither at once nor after the theme's effects.
    await reactIsIdle(page);
    await painted(page);
    expect(await scrollY(page)).toBe(300);
    await navigate(page, '/intro');
    expect(await scrollY(page)).toBe(0);
    await push(page, `/getting-started/counter#${id}`);
    await arrivedAt(page, '/getting-started/counter');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(0);
    // The same page without the hash.
    await push(page, '/getting-started/counter');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('S10.long-pages: Long pages are complete, and Back restores their position', async ({page}) => {
    const headings = page.locator('article .markdown').locator('h2, h3');
    await open(page, '/guides/escrow');
    const count = await headings.count();
    expect(count).toBeGreaterThan(1);
    await navigate(page, '/intro');
    await navigate(page, '/guides/escrow');
    await expect(headings).toHaveCount(count);
    await headings.last().scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(500);
    await navigate(page, '/intro');
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/guides/escrow');
    await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(5);
  });
});

test.describe('S4.hydrated: has-hydrated flag', () => {
  test('The html element gets the has-hydrated flag after hydration, not before', async ({page}) => {
    expect(built('intro.html')).toMatch(/<html[^>]*data-has-hydrated="?false/);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/intro', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
  });

  test('Ctrl+K and words that are typed before React runs open the search with them', async ({page}) => {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    release();
    await expect(field(page)).toHaveValue('gas');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  });

  test('A button that is pressed before React runs works when it does', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/intro', {waitUntil: 'commit'});
    // The last press counts.
    await page.keyboard.press('Control+k');
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
    release();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    // Once only: the next press is the reader's own.
    await page.locator('.navbar-sidebar__close').click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('A tab that is pressed before React runs is chosen when it does', async ({page}) => {
    const release = await holdRequests(page, SCRIPTS);
    await stubServices(page);
    await page.goto(gallery, {waitUntil: 'commit'});
    const tab = page.getByRole('tab', {selected: false}).first();
    const name = (await tab.textContent()) ?? '';
    await tab.click();
    release();
    await expect(page.getByRole('tab', {name, exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  });

  for (const [path, text, outcome] of [
    ['/move/errors', 'EINSUFFICIENT_BALANCE', /^\d+ found$/],
    ['/glossary', 'faucet', /^\d+ terms?$/],
    ['/search', 'faucet', /^\d+ results$/],
  ] as const) {
    test(`Text that is entered on ${path} before React runs stays and counts`, async ({page}) => {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto(path, {waitUntil: 'commit'});
      const entry = page.locator('main :is(textarea, input[type="search"])').first();
      await entry.pressSequentially(text);
      release();
      await hydrated(page);
      await expect(page.locator('main [role="status"]').filter({hasText: outcome})).toBeVisible();
      await expect(entry).toHaveValue(text);
    });
  }
});

test('S2.progress: The progress bar starts at 0.08, 200 ms after a route change, without a spinner', async ({
  page,
}) => {
  const bar = page.locator('#nprogress .bar');
  await withoutPrefetch(page);
  await page.clock.install();
  await open(page, '/intro');
  const release = await holdRequests(page, SCRIPTS);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await push(page, '/concepts/blockchain');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  // It starts at its minimum: 8 of 100 parts are inside the window.
  await page.clock.runFor(50);
  const transform = () => bar.evaluate(({style}) => style.transform);
  expect(await transform()).toBe('translate3d(-92%, 0px, 0px)');
  expect(await bar.evaluate(({style}) => style.transition)).toMatch(/200ms/);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // It advances every 800 ms.
  await page.clock.runFor(800);
  await page.clock.runFor(300);
  expect(await transform()).not.toBe('translate3d(-92%, 0px, 0px)');
  release();
  // It finishes when the route has updated.
  await page.clock.resume();
  await arrivedAt(page, '/concepts/blockchain');
  await expect(bar).toHaveCount(0);
});

test.describe('S2.loading: page loading', () => {
  test.beforeEach(({watch}) => {
    // The loading state replaces the server's HTML, which React reports.
    watch.expectProblem(
      /onRecoverableError|Minified React error|Failed to load resource|ChunkLoadError|Loading chunk/,
    );
  });

  /**
   * The application loads the code of a route before rendering it, so the loading state shows only for an unknown
   * route: here `/intro.html`, on a page that does not preload the route's code, in a browser in which the script that
   * cleans the path fails.
   */
  async function openUncleanPath(page: Page, script: string) {
    await page.route('**/intro.html', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const preload = `<link rel="preload" href="${script}" as="script" fetchpriority="low">`;
      await route.fulfill({response, body: html.replace(preload, '')});
    });
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new Error('not allowed');
      };
    });
    await page.goto('/intro.html', {waitUntil: 'commit'});
  }

  test('A spinner shows after 200 ms, then the page', async ({page}) => {
    const {url} = contentScript('intro');
    const release = await holdRequests(page, `**${url}`);
    await page.addInitScript(() => {
      const times: {blank?: number; spinner?: number} = {};
      Object.assign(window, {times});
      new MutationObserver(() => {
        if (document.readyState === 'loading') return;
        if (!document.querySelector('article')) times.blank ??= performance.now();
        if (document.querySelector('[aria-label="Loading"]')) times.spinner ??= performance.now();
      }).observe(document, {childList: true, subtree: true});
    });
    await openUncleanPath(page, url);
    const spinner = page.getByRole('status', {name: 'Loading'});
    await expect(spinner).toBeVisible();
    const times = await recorded<{blank: number; spinner: number}>(page, 'times');
    // The 200 ms begin before the page is blank, on a busy machine long before.
    expect(times.spinner - times.blank).toBeGreaterThan(50);
    release();
    await expect(heading(page)).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('A page that fails to load shows the error and a Retry button, which loads it', async ({page}) => {
    const {url} = contentScript('intro');
    await page.route(`**${url}`, async (route) => {
      // Before React runs, the page would reload itself; see `faults`.
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await route.fulfill({status: 404, body: ''});
    });
    await openUncleanPath(page, url);
    await expect(page.getByRole('alert')).toContainText(/Loading chunk .+ failed|ChunkLoadError/);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unroute(`**${url}`);
    await retry.click();
    await expect(heading(page)).toBeVisible();
    await hydrated(page);
  });
});

interface Docusaurus {
  docusaurus: Record<'prefetch' | 'preload', (path: string) => false | Promise<unknown>>;
}

/** Addresses of the prefetch links in the head. */
const prefetched = (page: Page) =>
  page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('S2.prefetch: prefetching', () => {
  test.beforeEach(({page}) => withConnection(page, '4g'));

  test('Links in view are prefetched by link elements with rel=prefetch, once per path', async ({page}) => {
    await open(page, '/concepts');
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
    for (const href of await prefetched(page)) expect(href).toMatch(/^\/assets\/js\/.+\.js$/);
    // The same links come into view a second time.
    await navigate(page, '/search');
    await navigate(page, '/concepts');
    await expect(sidebarLink(page)).toBeInViewport();
    const prefetch = async (path: string) => {
      await page.evaluate((to) => (window as unknown as Docusaurus).docusaurus.prefetch(to), path);
      return (await prefetched(page)).length;
    };
    const before = await prefetch('/concepts/blockchain');
    const after = await prefetch('/nodes');
    expect(after).toBeGreaterThan(before);
    expect(await prefetch('/nodes')).toBe(after);
    expect(await prefetch('/concepts/blockchain')).toBe(after);
  });

  test('A browser without rel=prefetch sends GET requests with credentials', async ({page}) => {
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
      const {send} = XMLHttpRequest.prototype;
      const credentials: boolean[] = [];
      Object.assign(window, {credentials});
      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
        credentials.push(this.withCredentials);
        send.call(this, body);
      };
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'xhr') requests.push(`${request.method()} ${request.url()}`);
    });
    await open(page, '/concepts');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    for (const request of requests) expect(request).toMatch(/^GET \S+\/assets\/js\/\S+\.js$/);
    expect(await recorded<boolean[]>(page, 'credentials')).not.toContain(false);
    expect(await prefetched(page)).toEqual([]);
  });
});

test.describe('S2.no-prefetch: no prefetch or preload', () => {
  for (const [name, type, saveData] of [
    ['on a 2G connection', '2g', false],
    ['on a slow 2G connection', 'slow-2g', false],
    ['with data-saver', '4g', true],
  ] as const) {
    const tag = type === 'slow-2g' ? '@sweep' : [];
    test(`Nothing is loaded unasked ${name}, and navigation works`, {tag}, async ({page}) => {
      await withConnection(page, type, saveData);
      await page.clock.install();
      await open(page, '/concepts');
      const requests = recordRequests(page);
      // A minute passes.
      await page.clock.runFor(60_000);
      // Neither links in view nor links under the pointer.
      await sidebarLink(page).hover();
      const isPreloaded = await page.evaluate(async () => {
        const {docusaurus} = window as unknown as Docusaurus;
        await docusaurus.prefetch('/nodes');
        return docusaurus.preload('/nodes');
      });
      expect(isPreloaded).toBe(false);
      expect(await prefetched(page)).toEqual([]);
      expect(requests).toEqual([]);
      await navigate(page, '/concepts/blockchain');
    });
  }
});

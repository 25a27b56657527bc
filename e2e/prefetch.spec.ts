import {type Page} from '@playwright/test';
import {expect, open, openCompletely, push, test} from './_helpers/test';

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

async function withConnection(page: Page, connection: Connection) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
    connection,
  );
}

/** What the page was told to prefetch, from the links in its head. */
const prefetched = (page: Page) =>
  page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('S2.prefetch: prefetch', () => {
  test('A link that comes into view is prefetched by a link element with rel=prefetch', async ({page}) => {
    await withConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/concepts');
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
    for (const href of await prefetched(page)) expect(href).toMatch(/^\/assets\/js\/.+\.js$/);
  });

  test('A path is prefetched once', async ({page}) => {
    await withConnection(page, {effectiveType: '4g', saveData: false});
    await open(page, '/concepts');
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
    // Leaves the page and returns: the same links come into view a second time.
    await push(page, '/search', '/concepts');
    const link = page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]');
    await expect(link).toBeInViewport();
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

  test('A browser without rel=prefetch gets a GET request with credentials', async ({page}) => {
    await withConnection(page, {effectiveType: '4g', saveData: false});
    // A browser that does not know rel=prefetch.
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
      const withCredentials: string[] = [];
      Object.assign(window, {withCredentials});
      const send = XMLHttpRequest.prototype.send;
      const opened = new WeakMap<XMLHttpRequest, string>();
      const openRequest = XMLHttpRequest.prototype.open;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
        opened.set(this, `${method} ${url}`);
        openRequest.call(this, method, url, true);
      };
      XMLHttpRequest.prototype.send = function (body) {
        if (this.withCredentials) withCredentials.push(opened.get(this) ?? '');
        send.call(this, body);
      };
    });
    await open(page, '/concepts');
    const requests = () =>
      page.evaluate(() => (window as unknown as {withCredentials: string[]}).withCredentials);
    await expect.poll(async () => (await requests()).length).toBeGreaterThan(0);
    for (const request of await requests()) expect(request).toMatch(/^GET \/assets\/js\//);
    expect(await prefetched(page)).toEqual([]);
  });
});

test.describe('S2.no-prefetch: no prefetch or preload', () => {
  for (const [name, connection] of [
    ['on a 2G connection', {effectiveType: '2g', saveData: false}],
    ['on a slow 2G connection', {effectiveType: 'slow-2g', saveData: false}],
    ['with data-saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(
      `Nothing is prefetched ${name}`,
      {tag: name === 'on a slow 2G connection' ? '@sweep' : []},
      async ({page}) => {
        await withConnection(page, connection);
        await (connection.saveData ? open : openCompletely)(page, '/concepts');
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(request.url()));
        // Neither in view nor under the pointer.
        await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]').hover();
        const isPreloaded = await page.evaluate(async () => {
          const {docusaurus} = window as unknown as Docusaurus;
          await docusaurus.prefetch('/nodes');
          return docusaurus.preload('/nodes');
        });
        expect(isPreloaded).toBe(false);
        expect(await prefetched(page)).toEqual([]);
        expect(scripts.filter((url) => url.includes('/assets/js/'))).toEqual([]);
        // Navigating still works.
        await push(page, '/concepts/blockchain');
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          /\/concepts\/blockchain$/,
        );
      },
    );
  }
});

interface Docusaurus {
  docusaurus: Record<'prefetch' | 'preload', (path: string) => false | Promise<unknown>>;
}

import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {workerScript} from '../../../plugins/offline/workerScript';
import {scriptWith} from '../../_helpers/build';
import {sites} from '../../_helpers/sites';
import {expect, hydrated, markDocument, isSameDocument, navigate, open, test} from '../../_helpers/test';
import {cached, DeployableSite, noNetwork, visit} from './_site';

/** Checks for a new service worker, as a browser does when a page opens. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** The links of an empty search. */
async function jumpsOf(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const links = page.getByRole('dialog', {name: 'Search'}).locator('.search-jumps a');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('S10.offline: installable, and readable without a network', () => {
  test.use({serviceWorkers: 'allow'});
  test.describe.configure({timeout: 180_000});

  let site: DeployableSite;
  test.beforeEach(async () => {
    site = new DeployableSite();
    await site.start();
  });
  test.afterEach(() => site.stop());

  test('Visited pages open by address and by link without a network', async ({page, watch}) => {
    watch.expectProblem(noNetwork);
    await visit(page, site, '/concepts');
    await visit(page, site, '/concepts/blockchain');
    await site.stop();
    await page.reload();
    await hydrated(page);
    await markDocument(page);
    await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts"]').click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-concepts\/index/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('A visited page opens under every spelling of its address without a network', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(noNetwork);
    await visit(page, site, '/concepts');
    await visit(page, site, '/concepts/blockchain');
    await site.stop();
    for (const spelling of [
      '/concepts/blockchain/',
      '/concepts/blockchain.html',
      '/concepts/blockchain/index.html',
      '/concepts/Blockchain',
      '//concepts/blockchain',
      '/concepts/%62lockchain',
      '/concepts/blockchain/?network=testnet#x',
    ]) {
      await page.goto(new URL(site.url('/')).origin + spelling);
      await hydrated(page);
      await expect(page.locator('html'), spelling).toHaveClass(/docs-doc-id-concepts\/blockchain/);
      expect(new URL(page.url()).pathname, spelling).toBe('/concepts/blockchain');
    }
    expect(page.url()).toMatch(/\?network=testnet#x$/);
  });

  // Caching the index takes half a minute.
  test('The search answers without a network', {tag: '@sweep'}, async ({page, watch}) => {
    watch.expectProblem(noNetwork);
    // The program of the front page needs a network.
    watch.expectProblem(/The figure could not be loaded/);
    await visit(page, site, '/concepts');
    await visit(page, site, '/concepts/blockchain');
    const index = readFileSync(join(sites.plain.directory, 'sw.js'), 'utf8').match(/\/search-index\/[\w.]+/g);
    await expect
      .poll(async () => (await cached(page)).filter((path) => path.startsWith('/search-index/')).length, {
        timeout: 120_000,
      })
      .toBe(index?.length);
    await expect.poll(() => cached(page), {timeout: 60_000}).toContain('/glossary');
    await site.stop();
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('validator');
    await expect(page.getByRole('dialog', {name: 'Search'}).locator('.DocSearch-Hit').first()).toBeVisible();

    // What the dialog offers works.
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.locator('main ol > li').first()).toBeVisible();
    const offered = await jumpsOf(page);
    expect(offered.length).toBeGreaterThan(3);
    for (const href of offered) {
      await page.goto(site.url(href));
      await hydrated(page);
      await expect(page.locator('html'), href).toHaveClass(/docs-doc-page/);
    }
  });

  test('An unvisited page shows "You are offline" and the visited pages', async ({page, watch}) => {
    watch.expectProblem(noNetwork);
    await visit(page, site, '/concepts');
    await site.stop();
    await page.goto(site.url('/nodes/full-node'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('You are offline');
    await page.locator('a[href="/concepts"]').click();
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-concepts\/index/);
  });

  test('The reader decides when to load a new version', async ({page}) => {
    await visit(page, site, '/concepts');
    await markDocument(page);
    site.deploy = (worker) => worker.replace(/runtime~main\.\w+/g, 'runtime~main.next');
    const offer = page.getByRole('status').filter({hasText: 'new version'});
    await update(page);
    await expect(offer).toBeVisible();
    expect((await new AxeBuilder({page}).include('body > [role="status"]').analyze()).violations).toEqual([]);
    await offer.getByRole('button', {name: 'Later'}).click();
    await expect(offer).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);

    site.deploy = (worker) => worker.replace(/runtime~main\.\w+/g, 'runtime~main.third');
    await update(page);
    await offer.getByRole('button', {name: 'Reload'}).click();
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test('A failed connection to the worker is reported, and the next page tries again', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/was not stored for offline reading|Failed to load resource/);
    const {url: offer} = scriptWith('A new version of this site');
    site.intercept = ({url}, response) => {
      if (url !== offer) return false;
      response.writeHead(500).end();
      return true;
    };
    await open(page, site.url('/concepts'));
    await expect.poll(() => watch.problems.join('\n')).toContain('was not stored for offline reading');
    site.intercept = () => false;
    await navigate(page, '/concepts/blockchain');
    await expect.poll(() => cached(page), {timeout: 60_000}).toContain('/concepts/blockchain');
  });

  test('A version without offline reading removes the cache', {tag: '@sweep'}, async ({page}) => {
    await visit(page, site, '/concepts');
    const retired = await workerScript(process.cwd(), 'retire', {
      baseUrl: '/',
      version: '',
      search: [],
      offered: [],
    });
    site.deploy = () => retired;
    await update(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('A visited page shows after three seconds when the server does not answer', async ({page}) => {
    await visit(page, site, '/concepts');
    site.intercept = ({url}) => url === '/concepts';
    const start = Date.now();
    await page.goto(site.url('/concepts'), {timeout: 30_000});
    await expect(page.locator('article h1')).toBeVisible();
    expect(Date.now() - start).toBeGreaterThan(2_500);
  });

  test(
    'The cache contains the last hundred pages, except pages marked no-store',
    {tag: '@sweep'},
    async ({page, watch}) => {
      watch.expectProblem(noNetwork);
      await visit(page, site, '/concepts');
      site.intercept = ({url}, response) => {
        if (!url?.startsWith('/many/')) return false;
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Cache-Control', url.endsWith('/secret') ? 'no-store' : 'no-cache');
        response.end('<title>One of many</title>');
        return true;
      };
      const addresses = ['secret', ...Array.from({length: 100}, (_, at) => at)].map((name) =>
        site.url(`/many/${name}`),
      );
      await page.evaluate(async (visited) => {
        const {active} = await navigator.serviceWorker.ready;
        active?.postMessage({visited, stays: false});
      }, addresses);
      await expect.poll(() => cached(page), {timeout: 60_000}).toContain('/many/99');
      const pages = async () => (await cached(page)).filter((path) => !/\.\w+$/.test(path));
      await expect.poll(async () => (await pages()).length).toBe(100);
      expect(await pages()).not.toContain('/many/secret');
      expect(await pages()).not.toContain('/concepts');
    },
  );

  test('Hashed files and images alone are cached', {tag: '@sweep'}, async ({page}) => {
    await visit(page, site, '/concepts');
    await page.reload();
    await page.evaluate(async () => (await fetch('/concepts.md')).text());
    await page.evaluate(async () => (await fetch('/llms.txt')).text());
    const files = (await cached(page)).filter((path) => /\.\w+$/.test(path));
    expect(files.filter((path) => !/^\/(assets|search-index|img)\//.test(path))).toEqual([]);
  });

  test('The web app manifest and its icons exist', async ({page, request}) => {
    await open(page, '/intro');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await request.get(address ?? '')).json()) as {icons: {src: string}[]};
    expect(manifest).toMatchObject({start_url: './', display: 'standalone'});
    for (const {src} of manifest.icons) expect((await request.get(`/${src}`)).status(), src).toBe(200);
  });
});

// What goes wrong between the host and the reader: the text stays readable, and nothing goes round in circles.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {contentScript, scriptWith} from './_helpers/build';
import {Host} from './_helpers/host';
import {sites} from './_helpers/sites';
import {
  arrivedAt,
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  navigate,
  open,
  push,
  test,
} from './_helpers/test';

/** What the browser says of a file that is gone or broken, whatever we do. */
const missingFile =
  /Failed to load resource|Refused to (execute|apply)|ChunkLoadError|Loading (CSS )?chunk|SyntaxError|Unexpected|Invalid or unexpected token|missing \)/;

const {directory} = sites.plain;

/** No prefetching, so that the next page's code is not there yet. */
const asOnSlowConnection = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}}),
  );

/** How often a page was asked for, prefetching apart: more than twice would be going round in circles. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

let host: Host;
test.beforeEach(async () => {
  host = new Host(directory);
  await host.start();
});
test.afterEach(() => host.stop());

test.describe('Issue 9: a deploy replaces all files while a page is open', () => {
  test.beforeEach(async ({page, watch}) => {
    watch.expectProblem(missingFile);
    watch.expectProblem(/The search could not be/);
    await asOnSlowConnection(page);
  });

  test('the next page comes, by one load', async ({page}) => {
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await push(page, '/concepts/blockchain');
    await arrivedAt(page, '/concepts/blockchain');
    await hydrated(page);
    expect(documents).toEqual(['/concepts/blockchain']);
  });

  test('the search answers on its page, with what was typed', async ({page}) => {
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await page.keyboard.press('Control+k');
    await page.waitForURL(/\/search/);
    await hydrated(page);
    await page.getByRole('searchbox').fill('validator');
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    expect(documents).toEqual(['/search']);
  });

  const field = (page: Page) => page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');
  const announced = (page: Page, query: string) =>
    expect(page.getByText(new RegExp(`^\\d+ results for "${query}"$`))).toHaveCount(1);

  /** Opens the search and asks for something, then the deploy takes its index away. */
  async function searchAndDeploy(page: Page) {
    await open(page, host.url('/intro'));
    await page.keyboard.press('Control+k');
    await field(page).fill('faucet');
    await announced(page, 'faucet');
    host.deploy();
  }

  test('a search that is open asks the new index, without a load', async ({page}) => {
    await searchAndDeploy(page);
    const documents = documentsOf(page);
    await field(page).pressSequentially(' mempool');
    await announced(page, 'faucet mempool');
    expect(host.asked).toContain('/search-index.json');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    // Where the next deploy finds it.
    host.deploy();
    await field(page).fill('epoch');
    await announced(page, 'epoch');
    expect(documents).toEqual([]);
  });

  test('a search that is open says so when no index comes, and recovers', async ({page, watch}) => {
    watch.expectProblem(/The search failed/);
    await searchAndDeploy(page);
    let isDown = true;
    await page.route(/search-index/, (route) => (isDown ? route.abort() : route.continue()));
    await field(page).fill('mempool');
    const modal = page.getByRole('dialog', {name: 'Search'});
    await expect(modal).toContainText('Unable to fetch results');
    await page.waitForTimeout(1000);
    await expect(modal).toContainText('Unable to fetch results');
    isDown = false;
    await field(page).fill('mempools');
    await announced(page, 'mempools');
  });

  test('the page of results asks the new index, without a load', async ({page}) => {
    await open(page, host.url('/search?q=faucet'));
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    host.deploy();
    const documents = documentsOf(page);
    await page.getByRole('searchbox').fill('mempool');
    await expect(page.locator('main mark').first()).toHaveText(/mempool/i);
    expect(host.asked).toContain('/search-index.json');
    expect(documents).toEqual([]);
  });

  test('a figure comes by loading its page again', async ({page}) => {
    await open(page, host.url('/sdks/typescript/accounts'));
    await markDocument(page);
    host.deploy();
    const documents = documentsOf(page);
    const start = page.getByRole('button', {name: 'Make a throw-away account'});
    await start.click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await start.click();
    await expect(page.getByRole('radio', {name: 'Ed25519', exact: true})).toBeVisible();
    expect(documents).toEqual(['/sdks/typescript/accounts']);
  });

  test('the page is copied as Markdown, without a load', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('a page that a cache kept gets the new files, by one load', async ({page}) => {
    const kept = readFileSync(join(directory, 'intro.html'), 'utf8');
    host.deploy();
    await page.route(host.url('/intro'), (route) => route.fulfill({contentType: 'text/html', body: kept}), {
      times: 1,
    });
    const documents = documentsOf(page);
    await page.goto(host.url('/intro'));
    await hydrated(page);
    expect(documents).toEqual(['/intro', '/intro']);
  });
});

test.describe('Issue 9: files that do not come, or come broken', () => {
  test.beforeEach(({watch}) => watch.expectProblem(missingFile));

  const half = (text: string) => text.slice(0, text.length / 2);

  test('a script that was cut short is fetched again, once', async ({page}) => {
    let cut = 0;
    host.alter = (path, text) => (/\/main\.\w+\.js$/.test(path) && cut++ === 0 ? half(text) : undefined);
    const documents = documentsOf(page);
    await page.goto(host.url('/intro'));
    await hydrated(page);
    expect(documents).toEqual(['/intro', '/intro']);
  });

  for (const [what, alter] of [
    ['is always cut short', half],
    ['is not JavaScript', () => '<h1>Log in to this network</h1>'],
  ] as const) {
    test(`a script that ${what}: the text is readable, links work, one try`, async ({page}) => {
      host.alter = (path, text) => (/\/main\.\w+\.js$/.test(path) ? alter(text) : undefined);
      const documents = documentsOf(page);
      await page.goto(host.url('/concepts'));
      await expect.poll(() => documents).toEqual(['/concepts', '/concepts']);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('article h1')).toBeVisible();
      await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]').click();
      await expect(page).toHaveURL(/\/concepts\/blockchain$/);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('article h1')).toBeVisible();
      expect(documents.filter((path) => path === '/concepts')).toHaveLength(2);
      expect(documents.filter((path) => path === '/concepts/blockchain').length).toBeLessThanOrEqual(2);
    });
  }

  test('no script at all: as without JavaScript, and one try', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: ''}));
    const documents = documentsOf(page);
    await page.goto(host.url('/concepts'));
    await expect.poll(() => documents).toEqual(['/concepts', '/concepts']);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('article h1')).toBeVisible();
    expect(documents).toEqual(['/concepts', '/concepts']);
  });

  test('the code of one page is broken: its text is readable, and no rejection is left alone', async ({
    page,
    watch,
  }) => {
    await asOnSlowConnection(page);
    const {url} = contentScript('concepts/blockchain');
    host.alter = (path, text) => (path === url ? half(text) : undefined);
    await open(page, host.url('/intro'));
    await push(page, '/concepts/blockchain');
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-concepts\/blockchain/);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('article h1')).toBeVisible();
    expect(watch.problems.filter((problem) => /uncaught: .*chunk/i.test(problem))).toEqual([]);
  });

  test('a figure whose code never comes says so, and its page stands', async ({page}) => {
    const {url} = scriptWith('Somebody sells before you');
    await page.route(`**${url}`, (route) => route.abort());
    await open(page, host.url('/guides/dex/price-protection'));
    await expect(page.getByText('The figure could not be loaded')).toBeVisible();
    await expect(page.locator('article h1')).toBeVisible();
  });

  const curve = () => scriptWith('Somebody sells before you').url;

  test('a figure whose code did not come is loaded by "Try again"', async ({page}) => {
    const address = `**${curve()}`;
    await page.route(address, (route) => route.abort());
    await open(page, host.url('/guides/dex/price-protection'));
    const failure = page.getByRole('alert').filter({hasText: 'The figure could not be loaded'});
    await expect(failure).toBeVisible();
    await page.unroute(address);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('slider').first()).toBeVisible();
  });

  test('a figure whose code did not come is loaded when its page is opened again', async ({page}) => {
    const address = `**${curve()}`;
    await page.route(address, (route) => route.abort());
    await open(page, host.url('/guides/dex/price-protection'));
    await expect(page.getByText('The figure could not be loaded')).toBeVisible();
    await page.unroute(address);
    await navigate(page, '/concepts');
    await navigate(page, '/guides/dex/price-protection');
    await expect(page.getByRole('slider').first()).toBeVisible();
  });

  test('the list of shortcuts says when its code does not come, and tries again', async ({page}) => {
    const address = `**${scriptWith('id:"keyboard-shortcuts"').url}`;
    await page.route(address, (route) => route.abort());
    await open(page, host.url('/concepts/blockchain'));
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    const failure = page.getByRole('alert').filter({hasText: 'The list of shortcuts could not be loaded'});
    await expect(failure).toBeVisible();
    await page.unroute(address);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  });

  test('a definition that does not come says so, leaves no rejection alone, and comes the next time', async ({
    page,
    watch,
  }) => {
    await open(page, host.url('/concepts/blockchain'));
    await page.route('**/assets/js/**', (route) => route.abort());
    const term = page.locator('article a[href^="/glossary#"]').first();
    await term.hover();
    await expect(page.getByRole('tooltip')).toHaveText('The definition could not be loaded.');
    await page.unroute('**/assets/js/**');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await term.hover();
    await expect(page.getByRole('tooltip')).not.toHaveText('The definition could not be loaded.');
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(watch.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });
});

test.describe('Issue 9: what a browser keeps from the page', () => {
  for (const [what, block] of [
    [
      'throws',
      () => {
        for (const [object, name] of [
          [window, 'indexedDB'],
          [window, 'caches'],
          [navigator, 'serviceWorker'],
        ] as const) {
          Object.defineProperty(object, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'is not there',
      () => {
        delete (Navigator.prototype as unknown as Record<string, unknown>).serviceWorker;
        for (const name of ['indexedDB', 'caches']) Object.defineProperty(window, name, {value: undefined});
      },
    ],
  ] as const) {
    test(`IndexedDB, caches and service worker: each ${what}`, async ({page}) => {
      await page.addInitScript(block);
      await open(page, host.url('/intro'));
      // The page hands itself to the worker a second after it stands.
      await page.waitForTimeout(1500);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox').fill('account');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await navigate(page, '/concepts');
    });
  }
});

test.describe('Issue 9: extensions that rewrite the page', () => {
  /** As grammar checkers, dark modes and translators do: attributes, elements of their own, each word in a <font>. */
  const rewrite = () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    document.body.prepend(Object.assign(document.createElement('div'), {id: 'extension-bar'}));
    document.body.append(document.createElement('grammar-checker'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(Object.assign(document.createElement('font'), {textContent: `·${text.data}`}));
    }
  };

  async function use(page: Page) {
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await page.getByRole('button', {name: /Copy page/}).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await page.keyboard.press('Escape');
    for (const path of ['/concepts', '/getting-started/counter', '/guides/dex/price-protection']) {
      await navigate(page, path);
      await expect(page.locator('article h1')).toBeVisible();
    }
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  }

  test('before React starts: the page is drawn anew, and works', async ({page, watch}) => {
    watch.expectProblem(
      /onRecoverableError|Minified React error #4\d\d|could not be copied|has changed the page/,
    );
    // After the page is parsed, and before the scripts that it defers.
    await page.addInitScript(`document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${rewrite.toString()})();
    });`);
    await open(page, host.url('/intro'));
    await use(page);
  });

  test('while it is read: the page goes on', async ({page, watch}) => {
    watch.expectProblem(/could not be copied|has changed the page/);
    await open(page, host.url('/intro'));
    await page.evaluate(rewrite);
    await use(page);
  });
});

// Failures between host and reader: the text stays readable, and nothing loops.
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
  withoutPrefetch,
} from './_helpers/test';

/** The browser's own message for a missing or broken file. */
const missingFile =
  /Failed to load resource|Refused to (execute|apply)|ChunkLoadError|Loading (CSS )?chunk|SyntaxError|Unexpected|Invalid or unexpected token|missing \)/;

const {directory} = sites.plain;

/** Loads of each page without prefetches: more than two would be a loop. */
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

test.describe('S10.deploy: a deploy replaces all files while a page is open', () => {
  test.beforeEach(async ({page, watch}) => {
    watch.expectProblem(missingFile);
    watch.expectProblem(/The search could not be/);
    await withoutPrefetch(page);
  });

  test('The next page shows after one load', async ({page}) => {
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await push(page, '/concepts/blockchain');
    await arrivedAt(page, '/concepts/blockchain');
    await hydrated(page);
    expect(documents).toEqual(['/concepts/blockchain']);
  });

  test('The page of results answers the query that was typed', {tag: '@sweep'}, async ({page}) => {
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

  /** Opens the search and types a query; then a deploy removes its index. */
  async function searchAndDeploy(page: Page) {
    await open(page, host.url('/intro'));
    await page.keyboard.press('Control+k');
    await field(page).fill('faucet');
    await announced(page, 'faucet');
    host.deploy();
  }

  test('An open search dialog queries the new index without a load', async ({page}) => {
    await searchAndDeploy(page);
    const documents = documentsOf(page);
    await field(page).pressSequentially(' mempool');
    await announced(page, 'faucet mempool');
    expect(host.asked).toContain('/search-index.json');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    // The next deploy serves the index here.
    host.deploy();
    await field(page).fill('epoch');
    await announced(page, 'epoch');
    expect(documents).toEqual([]);
  });

  test(
    'An open search dialog reports a missing index and recovers',
    {tag: '@sweep'},
    async ({page, watch}) => {
      watch.expectProblem(/The search failed/);
      await page.clock.install();
      await searchAndDeploy(page);
      let isDown = true;
      await page.route(/search-index/, (route) => (isDown ? route.abort() : route.continue()));
      await field(page).fill('mempool');
      const modal = page.getByRole('dialog', {name: 'Search'});
      await expect(modal).toContainText('Unable to fetch results');
      await page.clock.runFor(1000);
      await expect(modal).toContainText('Unable to fetch results');
      isDown = false;
      await field(page).fill('mempools');
      await announced(page, 'mempools');
    },
  );

  test('The page of results queries the new index without a load', {tag: '@sweep'}, async ({page}) => {
    await open(page, host.url('/search?q=faucet'));
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    host.deploy();
    const documents = documentsOf(page);
    await page.getByRole('searchbox').fill('mempool');
    await expect(page.locator('main mark').first()).toHaveText(/mempool/i);
    expect(host.asked).toContain('/search-index.json');
    expect(documents).toEqual([]);
  });

  test('A figure shows after a reload of its page', {tag: '@sweep'}, async ({page}) => {
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

  test('The page is copied as Markdown without a load', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('A cached page gets the new files after one load', async ({page}) => {
    const cached = readFileSync(join(directory, 'intro.html'), 'utf8');
    host.deploy();
    await page.route(host.url('/intro'), (route) => route.fulfill({contentType: 'text/html', body: cached}), {
      times: 1,
    });
    const documents = documentsOf(page);
    await page.goto(host.url('/intro'));
    await hydrated(page);
    expect(documents).toEqual(['/intro', '/intro']);
  });
});

test.describe('S10.broken-files: missing and broken files', () => {
  test.beforeEach(({watch}) => watch.expectProblem(missingFile));

  const half = (text: string) => text.slice(0, text.length / 2);

  test('A truncated script is fetched again once', async ({page}) => {
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
    test(
      `A script that ${what} leaves readable text and working links after one retry`,
      {tag: what === 'is always cut short' ? '@sweep' : []},
      async ({page}) => {
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
      },
    );
  }

  test('Missing scripts leave the page as without JavaScript after one retry', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: ''}));
    const documents = documentsOf(page);
    await page.goto(host.url('/concepts'));
    await expect.poll(() => documents).toEqual(['/concepts', '/concepts']);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('article h1')).toBeVisible();
    expect(documents).toEqual(['/concepts', '/concepts']);
  });

  test('Broken code of one page leaves its text readable and no rejection unhandled', async ({
    page,
    watch,
  }) => {
    await withoutPrefetch(page);
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

  const curve = () => scriptWith('Somebody sells before you').url;

  test('"Try again" loads a figure whose code was missing', async ({page}) => {
    const address = `**${curve()}`;
    await page.route(address, (route) => route.abort());
    await open(page, host.url('/guides/dex/price-protection'));
    const failure = page.getByRole('alert').filter({hasText: 'The figure could not be loaded'});
    await expect(failure).toBeVisible();
    await expect(page.locator('article h1')).toBeVisible();
    await page.unroute(address);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('slider').first()).toBeVisible();
  });

  test('Opening the page again loads a figure whose code was missing', {tag: '@sweep'}, async ({page}) => {
    const address = `**${curve()}`;
    await page.route(address, (route) => route.abort());
    await open(page, host.url('/guides/dex/price-protection'));
    await expect(page.getByText('The figure could not be loaded')).toBeVisible();
    await page.unroute(address);
    await navigate(page, '/concepts');
    await navigate(page, '/guides/dex/price-protection');
    await expect(page.getByRole('slider').first()).toBeVisible();
  });

  test('The list of shortcuts reports missing code and tries again', {tag: '@sweep'}, async ({page}) => {
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

  test('A missing glossary definition is reported without an unhandled rejection and loads at the next try', async ({
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

test.describe('S10.blocked-storage: APIs that a browser withholds', () => {
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
    test(
      `The page works when access to IndexedDB, caches and service workers ${what}`,
      {tag: what === 'is not there' ? '@sweep' : []},
      async ({page}) => {
        await page.addInitScript(block);
        await page.clock.install();
        await open(page, host.url('/intro'));
        // The page registers the service worker a second after hydration.
        await page.clock.runFor(1500);
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox').fill('account');
        await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await navigate(page, '/concepts');
      },
    );
  }
});

test.describe('S10.extensions: extensions that rewrite the page', () => {
  /** As grammar checkers, dark modes and translators do: attributes, extra elements, each word in a <font>. */
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

  test('A page rewritten before hydration is rendered again and works', async ({page, watch}) => {
    watch.expectProblem(
      /onRecoverableError|Minified React error #4\d\d|could not be copied|has changed the page/,
    );
    // After the page is parsed, before its deferred scripts run.
    await page.addInitScript(`document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') (${rewrite.toString()})();
    });`);
    await open(page, host.url('/intro'));
    await use(page);
  });

  test('The DOM outside the root of the site behaves as usual, and one warning names the cause', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/has changed the page/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await open(page, host.url('/intro'));
    const outcomes = await page.evaluate(() => {
      const errorOf = (parent: Element | null) => {
        try {
          parent?.removeChild(document.createElement('i'));
          parent?.insertBefore(document.createElement('b'), document.createElement('i'));
          return 'none';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [document.body, document.querySelector('article')].map(errorOf);
    });
    expect(outcomes).toEqual(['NotFoundError', 'none']);
    expect(warnings).toHaveLength(1);
  });

  test('A page rewritten after hydration continues to work', {tag: '@sweep'}, async ({page, watch}) => {
    watch.expectProblem(/could not be copied|has changed the page/);
    await open(page, host.url('/intro'));
    await page.evaluate(rewrite);
    await use(page);
  });
});

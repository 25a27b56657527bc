// Failures between the host and the reader: the text stays readable, and nothing loads in a loop.
import type {Page} from '@playwright/test';
import {built, contentScript, routeWith, scriptWith} from '../_helpers/build';
import {StaticHost} from '../_helpers/host';
import {expectResults, field, hits, openSearch, search} from '../_helpers/search';
import {sites} from '../_helpers/sites';
import {
  arrivedAt,
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  modeSwitch,
  navigate,
  open,
  push,
  test,
  withhold,
  withoutPrefetch,
} from '../_helpers/test';

/** The browser's messages about missing and broken files. */
const missingFile =
  /Failed to load resource|Refused to (execute|apply)|ChunkLoadError|Loading (CSS )?chunk|SyntaxError|Unexpected|Invalid or unexpected token|missing \)/;

/** The paths of loaded documents: more than two of one page would be a loop. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/**
 * The scripts that a page fetches again before it reloads itself. It does so when a script fails, which is before the
 * page has loaded.
 */
function retriesOf(page: Page): string[] {
  const retries: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/assets/js/')) retries.push(pathname);
  });
  return retries;
}

let host: StaticHost;
test.beforeEach(async () => {
  host = new StaticHost(sites.plain.directory);
  await host.start();
});
test.afterEach(() => host.stop());

test.describe('S10.deploy: a deploy replaces all files while a page is open', () => {
  test.beforeEach(async ({page, watch}) => {
    watch.expectProblem(missingFile);
    watch.expectProblem(/The search could not be/);
    await withoutPrefetch(page);
  });

  test('The next page shows after one page load', async ({page}) => {
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await push(page, '/concepts/blockchain');
    await arrivedAt(page, '/concepts/blockchain');
    await hydrated(page);
    expect(documents).toEqual(['/concepts/blockchain']);
  });

  test(
    'The page of results replaces the search dialog and answers the query',
    {tag: '@sweep'},
    async ({page}) => {
      await open(page, host.url('/intro'));
      host.deploy();
      const documents = documentsOf(page);
      await page.keyboard.press('Control+k');
      await page.waitForURL(/\/search/);
      await hydrated(page);
      await page.getByRole('searchbox').fill('validator');
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
      expect(documents).toEqual(['/search']);
    },
  );

  /** Opens the search and enters a query; then a deploy removes its index. */
  async function searchAndDeploy(page: Page) {
    await open(page, host.url('/intro'));
    await search(page, 'faucet');
    await expectResults(page, 'faucet');
    host.deploy();
  }

  test('An open search dialog queries the new index without a page load', async ({page}) => {
    await searchAndDeploy(page);
    const documents = documentsOf(page);
    await field(page).pressSequentially(' mempool');
    await expectResults(page, 'faucet mempool');
    expect(host.requestedPaths).toContain('/search-index.json');
    await expect(hits(page).first()).toBeVisible();
    host.deploy();
    await field(page).fill('epoch');
    await expectResults(page, 'epoch');
    expect(documents).toEqual([]);
  });

  test('The page of results queries the new index without a page load', {tag: '@sweep'}, async ({page}) => {
    await open(page, host.url('/search?q=faucet'));
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    host.deploy();
    const documents = documentsOf(page);
    await page.getByRole('searchbox').fill('mempool');
    await expect(page.locator('main mark').first()).toHaveText(/mempool/i);
    expect(host.requestedPaths).toContain('/search-index.json');
    expect(documents).toEqual([]);
  });

  test('A figure whose code is missing reloads its page and shows', {tag: '@sweep'}, async ({page}) => {
    await open(page, host.url('/sdks/typescript/accounts'));
    await markDocument(page);
    host.deploy();
    const documents = documentsOf(page);
    const start = page.getByRole('button', {name: 'Create a throwaway account'});
    await start.click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await start.click();
    await expect(page.getByRole('radio', {name: 'Ed25519', exact: true})).toBeVisible();
    expect(documents).toEqual(['/sdks/typescript/accounts']);
  });

  test('"Copy page" works without a page load', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, host.url('/intro'));
    host.deploy();
    const documents = documentsOf(page);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('A cached page loads again once and gets the new files', async ({page}) => {
    host.deploy();
    await page.route(
      host.url('/intro'),
      (route) => route.fulfill({contentType: 'text/html', body: built('intro.html')}),
      {
        times: 1,
      },
    );
    const documents = documentsOf(page);
    await page.goto(host.url('/intro'));
    await hydrated(page);
    expect(documents).toEqual(['/intro', '/intro']);
  });
});

test.describe('S10.broken-files: missing and broken files', () => {
  test.beforeEach(({watch}) => watch.expectProblem(missingFile));

  const half = (text: string) => text.slice(0, text.length / 2);

  const isReloaded = (page: Page) =>
    page
      .evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return entry?.type === 'reload' && document.readyState === 'complete';
      })
      // Between two documents.
      .catch(() => false);

  /** Waits until the page has loaded itself again, with all scripts, and for its text. */
  async function readable(page: Page) {
    await expect.poll(() => isReloaded(page)).toBe(true);
    await expect(page.locator('article h1')).toBeVisible();
  }

  test('A truncated script is fetched again once', async ({page}) => {
    let cut = 0;
    host.alter = (path, text) => (/\/main\.\w+\.js$/.test(path) && cut++ === 0 ? half(text) : undefined);
    const documents = documentsOf(page);
    await page.goto(host.url('/intro'));
    await hydrated(page);
    expect(documents).toEqual(['/intro', '/intro']);
  });

  for (const [fault, alter] of [
    ['is always truncated', half],
    ['is not JavaScript', () => '<h1>Log in to this network</h1>'],
  ] as const) {
    test(
      `A script that ${fault} leaves readable text and working links after one retry`,
      {tag: fault === 'is always truncated' ? '@sweep' : []},
      async ({page}) => {
        host.alter = (path, text) => (/\/main\.\w+\.js$/.test(path) ? alter(text) : undefined);
        const documents = documentsOf(page);
        const retries = retriesOf(page);
        await page.goto(host.url('/concepts'));
        await expect.poll(() => documents).toEqual(['/concepts', '/concepts']);
        await readable(page);
        expect(retries).toHaveLength(1);
        await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]').click();
        await expect.poll(() => documents.slice(2)).toEqual(['/concepts/blockchain', '/concepts/blockchain']);
        await readable(page);
        expect(retries).toHaveLength(2);
      },
    );
  }

  test('Without its scripts, the page stays readable after one retry', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: ''}));
    const documents = documentsOf(page);
    const retries = retriesOf(page);
    await page.goto(host.url('/concepts'));
    await expect.poll(() => documents).toEqual(['/concepts', '/concepts']);
    await readable(page);
    expect(retries).toHaveLength(1);
  });

  test('Broken code of a page leaves its text readable and no rejection unhandled', async ({page, watch}) => {
    await withoutPrefetch(page);
    const {url} = contentScript('concepts/blockchain');
    host.alter = (path, text) => (path === url ? half(text) : undefined);
    await open(page, host.url('/intro'));
    const documents = documentsOf(page);
    await push(page, '/concepts/blockchain');
    // The application reloads the page, in which the code fails again.
    const warnings = () => watch.problems.filter((problem) => /^warning: .*chunk/i.test(problem));
    await expect.poll(() => warnings().length).toBe(2);
    await readable(page);
    expect(documents).toEqual(['/concepts/blockchain']);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-concepts\/blockchain/);
    expect(watch.problems.filter((problem) => /uncaught: .*chunk/i.test(problem))).toEqual([]);
  });

  const WITH_VIEWER = '/concepts/transactions/understanding-transactions';
  const viewer = () => scriptWith('Transaction to show').url;
  const choices = (page: Page) => page.getByRole('group', {name: 'Transaction to show'});
  const failure = (page: Page, part: string) =>
    page.getByRole('alert').filter({hasText: `${part} could not be loaded`});

  test('"Try again" loads the missing code of a figure and of the list of shortcuts', async ({page}) => {
    for (const script of [viewer(), scriptWith('id:"keyboard-shortcuts"').url]) {
      await page.route(`**${script}`, (route) => route.abort());
    }
    await open(page, host.url(WITH_VIEWER));
    await expect(failure(page, 'The viewer')).toBeVisible();
    await expect(page.locator('article h1')).toBeVisible();
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await expect(failure(page, 'The list of shortcuts')).toBeVisible();
    await page.unrouteAll();
    for (const part of ['The viewer', 'The list of shortcuts']) {
      await failure(page, part).getByRole('button', {name: 'Try again'}).click();
      await expect(failure(page, part)).toHaveCount(0);
    }
    await expect(choices(page)).toBeAttached();
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  });

  test('Opening a page again loads the missing code of a figure', {tag: '@sweep'}, async ({page}) => {
    const address = `**${viewer()}`;
    await page.route(address, (route) => route.abort());
    await open(page, host.url(WITH_VIEWER));
    await expect(failure(page, 'The viewer')).toBeVisible();
    await page.unroute(address);
    await navigate(page, '/concepts');
    await navigate(page, WITH_VIEWER);
    await expect(choices(page)).toBeVisible();
  });

  test('A missing definition is reported and loads at the next try', async ({page, watch}) => {
    await open(page, host.url(routeWith(/<a[^>]*href="\/glossary#/)));
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
  for (const [behaviour, block] of [
    ['throws', (page: Page) => withhold(page, 'indexedDB', 'caches', 'serviceWorker')],
    [
      'is missing',
      (page: Page) =>
        page.addInitScript(() => {
          delete (Navigator.prototype as unknown as Record<string, unknown>).serviceWorker;
          for (const name of ['indexedDB', 'caches']) Object.defineProperty(window, name, {value: undefined});
        }),
    ],
  ] as const) {
    test(
      `The page works when access to IndexedDB, caches and service workers ${behaviour}`,
      {tag: behaviour === 'is missing' ? '@sweep' : []},
      async ({page, watch}) => {
        watch.expectProblem(/was not stored for offline reading/);
        await block(page);
        await page.clock.install();
        await open(page, host.url('/intro'));
        // The page registers the service worker a second after hydration.
        await page.clock.runFor(1500);
        await search(page, 'account');
        await expect(hits(page).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await navigate(page, '/concepts');
      },
    );
  }
});

test.describe('S10.extensions: extensions that rewrite the page', () => {
  /** Adds attributes and elements, and puts each text in a <font>, as grammar checkers, dark modes and translators do. */
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
    await modeSwitch(page).click();
    await page.getByRole('button', {name: /Copy page/}).click();
    await openSearch(page);
    await page.keyboard.press('Escape');
    for (const path of ['/concepts', '/getting-started/counter', '/guides/dex/price-protection']) {
      await navigate(page, path);
      await expect(page.locator('article h1')).toBeVisible();
    }
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  }

  test('A page that is rewritten before hydration is rendered again and works', async ({page, watch}) => {
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

  test('Foreign nodes cause one warning inside the root, and throw outside', async ({page, watch}) => {
    const warning = /has changed the page/;
    watch.expectProblem(warning);
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
    expect(watch.problems.filter((problem) => warning.test(problem))).toHaveLength(1);
  });

  test(
    'A page that is rewritten after hydration continues to work',
    {tag: '@sweep'},
    async ({page, watch}) => {
      watch.expectProblem(/could not be copied|has changed the page/);
      await open(page, host.url('/intro'));
      await page.evaluate(rewrite);
      await use(page);
    },
  );
});

// The `test` of all specs: watches the console and the requests to other hosts, which the browser cannot reach.
import {test as base, expect, type ConsoleMessage, type Page} from '@playwright/test';
import {docRoutes} from './routes';

interface Watch {
  /** Warnings, errors and uncaught exceptions of every page of the test, as text. */
  problems: string[];
  /** The problems that the test does not expect. */
  unexpected: () => string[];
  /** Requested addresses on other hosts that the test does not answer: the browser knows no other host. */
  external: string[];
  /** Declares a problem as expected. Any other problem fails the test. */
  expectProblem: (pattern: RegExp) => void;
}

function textOf(message: ConsoleMessage): string {
  const {url} = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
}

export const test = base.extend<{watch: Watch}>({
  watch: [
    async ({context}, use) => {
      const expected: RegExp[] = [];
      const watch: Watch = {
        problems: [],
        unexpected: () =>
          watch.problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        external: [],
        expectProblem: (pattern) => expected.push(pattern),
      };
      context.on('console', (message) => {
        // Playwright's own message, printed when it blocks service workers.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (message.type() === 'error' || message.type() === 'warning') watch.problems.push(textOf(message));
      });
      context.on('weberror', (error) => watch.problems.push(`uncaught: ${error.error().message}`));
      // The browser is started without other hosts; a route that refuses them would switch off its cache.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED') watch.external.push(request.url());
      });
      await use(watch);
      expect(watch.unexpected(), 'problems in the console').toEqual([]);
      expect(watch.external, 'requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a page and waits until React runs it. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page): Promise<void> {
  // Long pages are slow on a busy machine.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 45_000});
}

/**
 * Opens a page and waits until it registers its service worker, a second after its load: the last request that a page
 * makes by itself. Never returns with data-saver, which has no service worker.
 */
export async function openCompletely(page: Page, path: string): Promise<void> {
  const registration = page.waitForEvent('console', (message) =>
    message.text().includes('Service Worker registration blocked'),
  );
  await open(page, path);
  await registration;
}

/** Switches off prefetching, so that the next page's code is not loaded yet. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}}),
  );
}

/** Leaves a mark that a full page load removes. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/**
 * Changes the route without a load and without a link, so that tests do not depend on the text of pages. The router
 * takes it for Back or Forward. Does not wait.
 */
export async function push(page: Page, ...paths: string[]): Promise<void> {
  await page.evaluate((targets) => {
    for (const target of targets) {
      history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }
  }, paths);
}

/**
 * Waits until a route is in the address bar and rendered. The root element has a class with the id of the document.
 */
export async function arrivedAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  if (docRoutes.includes(path)) {
    const id = path === '/' ? 'getting-started/index' : `${path.slice(1)}(/index)?`;
    await expect(page.locator('html')).toHaveClass(new RegExp(`(^| )docs-doc-id-${id}( |$)`));
  } else {
    await expect(page.locator('html')).not.toHaveClass(/docs-doc-id-/);
  }
}

export async function navigate(page: Page, path: string): Promise<void> {
  await push(page, path);
  await arrivedAt(page, path);
}

/** Lets React finish its queue, effects included; works while the page's clock is stopped. */
export async function reactIsIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

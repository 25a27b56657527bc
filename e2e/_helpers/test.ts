// The `test` of all specs: watches the console and the requests to other hosts, which the browser cannot reach.
import {test as base, expect, type ConsoleMessage, type Page} from '@playwright/test';
import {docRoutes} from './routes';

interface Watch {
  /** Warnings, errors and uncaught exceptions of every page of the test, as text. */
  problems: string[];
  /** Problems that the test does not expect. */
  unexpected: () => string[];
  /** Requested addresses of other hosts, except those to which the test responds. */
  external: string[];
  /** Allows a problem. Any other problem fails the test. */
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
        // A message of Playwright, which blocks service workers.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (message.type() === 'error' || message.type() === 'warning') watch.problems.push(textOf(message));
      });
      context.on('weberror', (error) => watch.problems.push(`uncaught: ${error.error().message}`));
      // Only localhost resolves in the test browser. A route that blocks other hosts would disable its cache.
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
  // Long pages take long on a busy machine.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 45_000});
}

/** Replaces what the browser says about the connection. */
export const withConnection = (page: Page, effectiveType: string, saveData = false) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
    effectiveType,
    saveData,
  });

/** Disables prefetching, so that the code of the next page is not loaded in advance. */
export const withoutPrefetch = (page: Page) => withConnection(page, '2g');

/** Makes access to parts of `navigator` or `window` throw, as in a browser that withholds them. */
export const withhold = (page: Page, ...names: string[]) =>
  page.addInitScript((all) => {
    for (const name of all) {
      Object.defineProperty(name in navigator ? navigator : window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);

/** The addresses that a page requests from now on. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Marks the document: a full page load removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/**
 * Changes the route without a page load or a link, so that tests do not depend on the links of a page. The router
 * treats the change as Back or Forward. Does not wait.
 */
export async function push(page: Page, ...paths: string[]): Promise<void> {
  await page.evaluate((targets) => {
    for (const target of targets) {
      history.pushState(null, '', target);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }
  }, paths);
}

/** Waits until a route is in the address bar and rendered: the root element has a class with the document's id. */
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

/** Lets React finish its queue, including effects. Works while the page's clock is stopped. */
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

/** Waits until the page has painted: the changes of a frame are visible in the next one. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Reads a property of `window` in which a script of the test records values. */
export const recorded = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name) as Promise<T>;

/** Records a value at each change of each document that opens from now on. @returns a function that reads the values */
export async function recordAtChanges<T>(page: Page, read: () => T): Promise<() => Promise<T[]>> {
  await page.addInitScript(`
    window.recordedValues = [];
    new MutationObserver(() => window.recordedValues.push((${read.toString()})())).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  `);
  return () => recorded<T[]>(page, 'recordedValues');
}

/** Holds back matching requests. @returns a function that releases them */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

/** Replaces the clipboard. The last copied text is in `window.copied`. */
export async function fakeClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copy = (copied: string | undefined) => void Object.assign(window, {copied});
    navigator.clipboard.writeText = async (text) => copy(text);
    // Text that is still loading is copied as an item.
    navigator.clipboard.write = async ([item]) => copy(await (await item?.getType('text/plain'))?.text());
  });
}

export const modeSwitch = (page: Page) => page.getByRole('button', {name: /dark and light mode/});

export const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

/** Switches the preference of the system, and waits until the page follows. */
export async function preferMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await expectMode(page, mode);
}

/** How much wider the page is than its window, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

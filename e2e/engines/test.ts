// The `test` of the specs in this folder: one browser per worker, one host per test.
import type {IncomingMessage, ServerResponse} from 'node:http';
import {test as base, expect} from '@playwright/test';
import {StaticHost} from '../_helpers/host';
import {sites} from '../_helpers/sites';
import {engines, type BrowserEngineName} from './engines';
import {readProblems, recorder} from './recorder';
import type {Browser, BrowserTab} from './tab';

const RECORDER = '<script src="/recorder.js"></script>';
const NO_SCRIPTS = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

/** A host of the site with its own origin, so that each test starts with empty storage. */
class EngineHost extends StaticHost {
  /** Requests for which this returns true fail with status 500. */
  fails: (path: string) => boolean = () => false;
  /** Whether pages can run scripts. */
  hasScripts = true;

  constructor() {
    super(sites.plain.directory);
    this.alter = (path, text) =>
      /\.\w+$/.test(path)
        ? undefined
        : text.replace('<head>', `<head>${this.hasScripts ? RECORDER : NO_SCRIPTS}`);
  }

  protected override respond(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    if (path === '/recorder.js') response.setHeader('Content-Type', 'text/javascript').end(recorder);
    else if (this.fails(path)) response.writeHead(500).end();
    else super.respond(request, response);
  }
}

interface Fixtures {
  host: EngineHost;
  /** Opens a path of the site and waits until React runs the page. */
  open: (path: string) => Promise<void>;
  /** The visible text of the first element that a selector finds, otherwise an empty text. */
  textOf: (selector: string) => Promise<string>;
  /** How many elements a selector finds. */
  count: (selector: string) => Promise<number>;
  /** Console warnings and errors and uncaught exceptions of the open document. */
  problems: () => Promise<string[]>;
  /** The path, query and hash. */
  address: () => Promise<string>;
}

interface WorkerFixtures {
  engine: BrowserEngineName;
  browser: Browser;
  tab: BrowserTab;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  // Replaces Playwright's fixture, which starts Playwright's browsers.
  browser: [
    async ({engine}: {engine: BrowserEngineName}, use: (browser: never) => Promise<void>) => {
      const browser = await engines[engine].launch();
      await use(browser as never);
      await browser.close();
    },
    {scope: 'worker', timeout: 180_000},
  ] as never,
  tab: [async ({browser}, use) => use((browser as unknown as Browser).tab), {scope: 'worker'}],
  host: async ({tab}, use) => {
    const host = new EngineHost();
    await host.start();
    await tab.resize(1280, 800);
    await use(host);
    await tab.open('about:blank');
    await host.stop();
  },
  open: async ({host, tab}, use) =>
    use(async (path) => {
      await tab.open(host.url(path));
      const isHydrated = () => tab.run(() => document.documentElement.dataset.hasHydrated);
      await expect.poll(isHydrated, {timeout: 60_000}).toBe('true');
    }),
  textOf: async ({tab}, use) =>
    use((selector) =>
      // In WebKit, the text of some elements ends with a line break.
      tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? '', selector),
    ),
  count: async ({tab}, use) =>
    use((selector) => tab.run((wanted) => document.querySelectorAll(wanted).length, selector)),
  problems: async ({tab}, use) => use(() => tab.run(readProblems)),
  address: async ({tab}, use) =>
    use(() => tab.run(() => location.pathname + location.search + location.hash)),
});

export {expect};

// The `test` of the specs that every engine runs: a browser for each worker, a host for each test.
import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {Host} from '../_helpers/host';
import {sites} from '../_helpers/sites';
import {engines, type EngineName} from './engines';
import {recorder} from './recorder';
import type {Browser, Tab} from './tab';

const {directory} = sites.plain;

/** The site on an origin of its own, so that each test begins with an empty storage. */
class EngineHost extends Host {
  /** Which requests fail with status 500. */
  fails: (path: string) => boolean = () => false;
  /** The page's scripts run. */
  hasScripts = true;

  constructor() {
    super(directory);
    this.alter = (path, text) =>
      /\.\w+$/.test(path) ? undefined : text.replace('<head>', '<head><script src="/recorder.js"></script>');
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    if (!this.hasScripts) response.setHeader('Content-Security-Policy', "script-src 'none'");
    if (path === '/recorder.js') response.setHeader('Content-Type', 'text/javascript').end(recorder);
    else if (this.fails(path)) response.writeHead(500).end();
    else super.answer(request, response);
  }
}

interface Fixtures {
  host: EngineHost;
  /** Opens a path of the site, and waits until its scripts run. */
  open: (path: string) => Promise<void>;
  /** The text that the page shows in the first element of a selector; empty when there is none. */
  textOf: (selector: string) => Promise<string>;
  /** The path and what follows it. */
  address: () => Promise<string>;
}

interface WorkerFixtures {
  engine: EngineName;
  browser: Browser;
  tab: Tab;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  // Playwright's own fixture of this name starts Playwright's browsers.
  browser: [
    async ({engine}: {engine: EngineName}, use: (browser: never) => Promise<void>) => {
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
      tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector),
    ),
  address: async ({tab}, use) =>
    use(() => tab.run(() => location.pathname + location.search + location.hash)),
});

/** A file of the build, as text. */
export const built = (file: string): string => readFileSync(join(directory, file), 'utf8');

export {expect};

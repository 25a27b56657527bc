// `npm run bench -- reader`: milliseconds from click to painted, and memory. Walks through the pages twice by their
// "Next" links; each page is prefetched, as it is when its link is in view. Needs `npm run build` first.
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../lib/browser';
import {percentile} from './percentile';
import {withServer} from './server';

const NEXT_LINK = 'a.pagination-nav__link--next';

/** Milliseconds without a request after which the network counts as idle. */
const QUIET = 500;

/** Waits until the network is idle and the page has nothing to do. */
async function settle(page: Page): Promise<void> {
  let lastRequest = Date.now();
  const note = () => (lastRequest = Date.now());
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - lastRequest < QUIET) await sleep(QUIET / 10);
  page.off('request', note).off('requestfinished', note);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/**
 * Presses a link without scrolling to it, because scrolling would prefetch other links.
 * @returns milliseconds until a frame with a new `h1` is painted
 */
const follow = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(
    (link: HTMLElement) =>
      new Promise<number>((done) => {
        const headings = document.getElementsByTagName('h1');
        const before = headings[0]?.textContent;
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          const text = headings[0]?.textContent;
          if (!text || text === before) return;
          observer.disconnect();
          // Callbacks of a frame run before it is painted, their timers after it.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        }).observe(document, {childList: true, subtree: true, characterData: true});
        link.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        link.click();
      }),
  );

/** Reads all pages and returns the milliseconds from click to painted of each page but the first. */
async function walk(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    await settle(page);
    const next = page.locator(NEXT_LINK);
    if ((await next.count()) === 0) return times;
    await page.evaluate(
      (path) =>
        (window as unknown as {docusaurus: {prefetch: (path: string) => unknown}}).docusaurus.prefetch(path),
      (await next.getAttribute('href')) ?? '',
    );
    await settle(page);
    times.push(await follow(page, NEXT_LINK));
  }
}

async function heap(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return `${((await session.send('Runtime.getHeapUsage')).usedSize / 1e6).toFixed(1)} MB`;
}

async function measure(url: string, slowdown: number): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    const page = await browser.newPage({serviceWorkers: 'block', viewport: {width: 390, height: 200}});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(url);
    const times = await walk(page);
    const once = await heap(page);
    await follow(page, 'a.navbar__brand');
    await walk(page);
    const [median, p95] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(0));
    console.log(
      `CPU ${slowdown}×, ${times.length} pages: click to painted ${median} ms (median), ${p95} ms (p95); ` +
        `heap ${once} after all pages, ${await heap(page)} after all pages twice`,
    );
  } finally {
    await browser.close();
  }
}

void withServer('build', async (url) => {
  for (const slowdown of [1, 6]) await measure(url, slowdown);
});

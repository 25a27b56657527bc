// `npm run bench:reader`: what a reader waits for and pays after the first page. Walks through all pages twice by the
// "Next" links, each page prefetched as a link in view would be. Needs `npm run build` first.
import {chromium, type CDPSession, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../scripts/browser';
import {NEXT_LINK} from './nextLink';
import {percentile} from './percentile';
import {listen} from './quiet';
import {withServer} from './server';

const QUIET_MS = 500;

interface Network {
  /** What has come so far, compressed. */
  bytes: number;
  quiet: (milliseconds: number) => Promise<void>;
}

interface Step {
  path: string;
  /** From click to painted, in milliseconds. */
  milliseconds: number;
  /** What came over the network for this page, compressed. */
  bytes: number;
}

/** Clicks on a link and returns when the page that it leads to has been painted: how long that took. */
const follow = (selector: string) =>
  new Promise<number>((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    const start = performance.now();
    new MutationObserver((_changes, observer) => {
      const title = document.querySelector('h1')?.textContent;
      if (!title || title === before) return;
      observer.disconnect();
      // A frame's callbacks run before it is painted, a timer of theirs after it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
    document.querySelector<HTMLElement>(selector)?.click();
  });

async function walk(page: Page, network: Network): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const path = await page
      .locator(NEXT_LINK)
      .getAttribute('href', {timeout: 3_000})
      .catch(() => null);
    if (!path) return steps;
    const before = network.bytes;
    await page.evaluate((to) => {
      const {docusaurus} = window as unknown as {docusaurus: {prefetch: (path: string) => unknown}};
      docusaurus.prefetch(to);
    }, path);
    await network.quiet(QUIET_MS);
    const milliseconds = await page.evaluate(follow, NEXT_LINK);
    steps.push({path, milliseconds, bytes: network.bytes - before});
  }
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function measure(url: string, slowdown: number): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  // Links in view would prefetch other pages too: with none in view but "Next", a page's bytes are its own.
  const page = await browser.newPage({serviceWorkers: 'block', viewport: {width: 390, height: 200}});
  const session = await page.context().newCDPSession(page);
  const network = {bytes: 0, quiet: listen(session)};
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({encodedDataLength}) => (network.bytes += encodedDataLength));
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const atStart = await heap(session);
  const steps = await walk(page, network);
  const afterOne = await heap(session);
  // Back to the first page within the application, and once more through all of them.
  await page.evaluate(follow, 'a.navbar__brand');
  await walk(page, network);
  const afterTwo = await heap(session);
  await browser.close();

  const times = steps.map(({milliseconds}) => milliseconds);
  const kilobytes = steps.map(({bytes}) => bytes / 1000);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`CPU ${slowdown}×, ${steps.length} pages`);
  console.log(
    `  click to painted: median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
  console.log(
    `  bytes of a further page: median ${percentile(kilobytes, 0.5).toFixed(1)} KB, ` +
      `p95 ${percentile(kilobytes, 0.95).toFixed(1)} KB, in all ${kilobytes.reduce((a, b) => a + b, 0).toFixed(0)} KB`,
  );
  console.log(
    `  heap: ${megabytes(atStart)} at the start, ${megabytes(afterOne)} after all pages, ` +
      `${megabytes(afterTwo)} after all pages twice`,
  );
}

async function main(): Promise<void> {
  await withServer('build', async (url) => {
    for (const slowdown of [1, 6]) await measure(url, slowdown);
  });
}

void main();

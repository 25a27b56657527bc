// `npm run bench -- reader`: milliseconds from a click to the painted page, and memory. Follows the "Next" links through
// all pages twice. Prefetches each page, as the site does when a link is in view. Needs `npm run build` first.
import {percentile} from './percentile';
import {withReaderSession, type ReaderSession} from './reader-session';
import {withServer} from './server';

const NEXT_LINK = 'a.pagination-nav__link--next';

/** Clicks a link without scrolling to it, because scrolling would prefetch other links. */
const press = ({page}: ReaderSession, selector: string) =>
  page.locator(selector).evaluate((link: HTMLElement) => {
    link.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    link.click();
  });

/** Visits all pages and returns the milliseconds from click to painted page, for each page except the first. */
async function walk(session: ReaderSession): Promise<number[]> {
  const {page, waitUntilIdle, timeNavigation} = session;
  const times: number[] = [];
  await waitUntilIdle();
  for (;;) {
    const [path] = await page
      .locator(NEXT_LINK)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    if (!path) return times;
    await page.evaluate((to) => {
      const {docusaurus} = window as unknown as {docusaurus: {prefetch: (path: string) => unknown}};
      docusaurus.prefetch(to);
    }, path);
    await waitUntilIdle();
    times.push(await timeNavigation(() => press(session, NEXT_LINK)));
  }
}

/** The size of the JavaScript heap after garbage collection. */
async function heapSize({page}: ReaderSession): Promise<string> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  return `${((await devTools.send('Runtime.getHeapUsage')).usedSize / 1e6).toFixed(1)} MB`;
}

async function measure(url: string, slowdown: number): Promise<void> {
  await withReaderSession({viewport: {width: 390, height: 200}, slowdown}, async (session) => {
    await session.page.goto(url);
    const times = await walk(session);
    const firstHeapSize = await heapSize(session);
    await session.timeNavigation(() => press(session, 'a.navbar__brand'));
    await walk(session);
    const [median, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
    console.log(
      `CPU ${slowdown}×, ${times.length} pages: click to painted ${median} ms (median), ${p95} ms (p95); ` +
        `heap ${firstHeapSize} after all pages, ${await heapSize(session)} after all pages twice`,
    );
  });
}

void withServer('build', async (url) => {
  for (const slowdown of [1, 6]) await measure(url, slowdown);
});

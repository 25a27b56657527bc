// `npm run bench -- reader`: milliseconds from click to painted, and memory. Walks through the pages twice by their
// "Next" links; each page is prefetched, as it is when its link is in view. Needs `npm run build` first.
import {percentile} from './percentile';
import {withReading, type Reading} from './reading';
import {withServer} from './server';

const NEXT_LINK = 'a.pagination-nav__link--next';

/** Presses a link without scrolling to it, because scrolling would prefetch other links. */
const press = ({page}: Reading, selector: string) =>
  page.locator(selector).evaluate((link: HTMLElement) => {
    link.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    link.click();
  });

/** Reads all pages and returns the milliseconds from click to painted of each page but the first. */
async function walk(reading: Reading): Promise<number[]> {
  const {page, settle, turn} = reading;
  const times: number[] = [];
  await settle();
  for (;;) {
    const [path] = await page
      .locator(NEXT_LINK)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    if (!path) return times;
    await page.evaluate((to) => {
      const {docusaurus} = window as unknown as {docusaurus: {prefetch: (path: string) => unknown}};
      docusaurus.prefetch(to);
    }, path);
    await settle();
    times.push(await turn(() => press(reading, NEXT_LINK)));
  }
}

async function heap({page}: Reading): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return `${((await session.send('Runtime.getHeapUsage')).usedSize / 1e6).toFixed(1)} MB`;
}

async function measure(url: string, slowdown: number): Promise<void> {
  await withReading({viewport: {width: 390, height: 200}, slowdown}, async (reading) => {
    await reading.page.goto(url);
    const times = await walk(reading);
    const once = await heap(reading);
    await reading.turn(() => press(reading, 'a.navbar__brand'));
    await walk(reading);
    const [median, p95] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(0));
    console.log(
      `CPU ${slowdown}×, ${times.length} pages: click to painted ${median} ms (median), ${p95} ms (p95); ` +
        `heap ${once} after all pages, ${await heap(reading)} after all pages twice`,
    );
  });
}

void withServer('build', async (url) => {
  for (const slowdown of [1, 6]) await measure(url, slowdown);
});

import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../scripts/browser';

/** What a page is read on. */
export interface Device {
  /** Width and height of the window, in CSS pixels. */
  viewport: {width: number; height: number};
  /** How many times slower the processor is made. */
  slowdown: number;
  /** Milliseconds that each request takes at least, and bytes per second; without it, the network is not slowed. */
  network?: {latency: number; throughput: number};
}

/** Kinds of files, by their media type. */
export const kinds = ['html', 'css', 'javascript', 'other'] as const;

/** A browser with an empty cache, and what is measured in it. */
export interface Reading {
  page: Page;
  /** Bytes that have come over the network up to now, compressed and with headers. */
  bytes: Record<(typeof kinds)[number], number>;
  /** Waits until the network has been quiet for half a second and the page has nothing to do. */
  settle: () => Promise<void>;
  /**
   * Runs `press`, which presses a link to another page.
   * @returns the milliseconds from pointer down until the new text is painted
   * @throws Error when there is no new text after a minute
   */
  turn: (press: () => Promise<unknown>) => Promise<number>;
}

const QUIET_MS = 500;
const MARK = 'bench: new text painted, ms ';

/**
 * Runs in every document before its own scripts. New text is painted when the `h1` has another text than it had at the
 * pointer down, and a frame has been painted since. The press is stored for the session, so that this one definition
 * holds for sites that change the document and for sites that load the next one.
 */
function watchTurns({mark}: {mark: string}): void {
  const title = () => document.querySelector('h1')?.textContent;
  let pressed = JSON.parse(sessionStorage.getItem(mark) ?? 'null') as {at: number; title?: string} | null;
  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      pressed = {at: performance.timeOrigin + timeStamp, title: title() ?? ''};
      sessionStorage.setItem(mark, JSON.stringify(pressed));
    },
    {capture: true},
  );
  new MutationObserver(() => {
    if (!pressed || !title() || title() === pressed.title) return;
    const {at} = pressed;
    pressed = null;
    sessionStorage.removeItem(mark);
    // A frame's callbacks run before it is painted, their timers after it.
    requestAnimationFrame(() =>
      setTimeout(() => console.debug(mark + (performance.timeOrigin + performance.now() - at))),
    );
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

/** Opens a browser for one reading, without service workers, and closes it when `work` is done. */
export async function withReading<T>(
  {viewport, slowdown, network}: Device,
  work: (reading: Reading) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    const page = await browser.newPage({serviceWorkers: 'block', viewport});
    const session = await page.context().newCDPSession(page);
    const bytes = {html: 0, css: 0, javascript: 0, other: 0};
    const types = new Map<string, string>();
    let lastHeard = 0;
    const hear = () => (lastHeard = Date.now());
    session.on('Network.requestWillBeSent', hear);
    session.on('Network.dataReceived', hear);
    session.on('Network.responseReceived', ({requestId, response}) =>
      types.set(requestId, response.mimeType),
    );
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      hear();
      bytes[kinds.find((kind) => types.get(requestId)?.endsWith(`/${kind}`)) ?? 'other'] += encodedDataLength;
    });
    await session.send('Network.enable');
    if (network)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.throughput,
        uploadThroughput: network.throughput,
      });
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(watchTurns, {mark: MARK});
    return await work({
      page,
      bytes,
      async settle() {
        hear();
        while (Date.now() - lastHeard < QUIET_MS) await sleep(QUIET_MS / 10);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      },
      async turn(press) {
        const predicate = (message: {text: () => string}) => message.text().startsWith(MARK);
        const [message] = await Promise.all([
          page.waitForEvent('console', {predicate, timeout: 60_000}),
          press(),
        ]);
        return Number(message.text().slice(MARK.length));
      },
    });
  } finally {
    await browser.close();
  }
}

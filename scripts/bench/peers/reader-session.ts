import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../../../lib/browser';

export interface Device {
  /** Size of the window in CSS pixels. */
  viewport: {width: number; height: number};
  /** Factor by which the processor is slower than this machine's. */
  slowdown: number;
  /** Latency in milliseconds, throughput in bytes per second; if omitted, the network is not throttled. */
  network?: {latency: number; throughput: number};
}

/** Kinds of files, by the end of their media type. */
export const fileKinds = ['html', 'css', 'javascript', 'other'] as const;

/** A browser with an empty cache, and functions that measure in it. */
export interface ReaderSession {
  page: Page;
  /** Bytes received so far, with headers and compression. */
  bytes: Record<(typeof fileKinds)[number], number>;
  /** Waits until the network has been idle for half a second and the page has nothing to do. */
  waitUntilIdle: () => Promise<void>;
  /**
   * Measures a navigation to another page.
   * @param press presses the link
   * @returns milliseconds from pointer down until the new text is painted
   * @throws Error when there is no new text after a minute
   */
  timeNavigation: (press: () => Promise<unknown>) => Promise<number>;
}

const QUIET_MS = 500;
const MARK = 'bench: new text painted, ms ';

/**
 * Runs in every document before its own scripts. The new text counts as painted when the `h1` differs from the `h1` at
 * pointer down and a frame has been painted since. Session storage holds the time of the press, so that the definition
 * also works for sites that load a new document. The function contains no named functions, because tsx wraps those in
 * a helper that the page lacks.
 */
function watchNavigations({mark}: {mark: string}): void {
  let pressed = JSON.parse(sessionStorage.getItem(mark) ?? 'null') as {at: number; title?: string} | null;
  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      pressed = {
        at: performance.timeOrigin + timeStamp,
        title: document.querySelector('h1')?.textContent ?? '',
      };
      sessionStorage.setItem(mark, JSON.stringify(pressed));
    },
    {capture: true},
  );
  new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent;
    if (!pressed || !title || title === pressed.title) return;
    const {at} = pressed;
    pressed = null;
    sessionStorage.removeItem(mark);
    // The callback runs before the frame is painted, and the timer that it sets runs after.
    requestAnimationFrame(() =>
      setTimeout(() => console.debug(`${mark}${performance.timeOrigin + performance.now() - at}`)),
    );
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

/** Opens a browser without service workers, and closes it after `work`. */
export async function withReaderSession<T>(
  {viewport, slowdown, network}: Device,
  work: (session: ReaderSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    const page = await browser.newPage({serviceWorkers: 'block', viewport});
    const devTools = await page.context().newCDPSession(page);
    const bytes = {html: 0, css: 0, javascript: 0, other: 0};
    const types = new Map<string, string>();
    let lastActivity = 0;
    const recordActivity = () => (lastActivity = Date.now());
    devTools.on('Network.requestWillBeSent', recordActivity);
    devTools.on('Network.dataReceived', recordActivity);
    devTools.on('Network.responseReceived', ({requestId, response}) =>
      types.set(requestId, response.mimeType),
    );
    devTools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      recordActivity();
      bytes[fileKinds.find((kind) => types.get(requestId)?.endsWith(`/${kind}`)) ?? 'other'] +=
        encodedDataLength;
    });
    await devTools.send('Network.enable');
    if (network)
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.throughput,
        uploadThroughput: network.throughput,
      });
    await devTools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(watchNavigations, {mark: MARK});
    return await work({
      page,
      bytes,
      async waitUntilIdle() {
        recordActivity();
        while (Date.now() - lastActivity < QUIET_MS) await sleep(QUIET_MS / 10);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      },
      async timeNavigation(press) {
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

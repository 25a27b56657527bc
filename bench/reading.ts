import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../lib/browser';

/** The device that reads a page. */
export interface Device {
  /** Size of the window in CSS pixels. */
  viewport: {width: number; height: number};
  /** Slowdown of the processor. */
  slowdown: number;
  /** Latency in milliseconds and bytes per second; the network is not throttled without it. */
  network?: {latency: number; throughput: number};
}

/** Kinds of files, by their media type. */
export const kinds = ['html', 'css', 'javascript', 'other'] as const;

/** A browser with an empty cache, and its measurements. */
export interface Reading {
  page: Page;
  /** Bytes received so far, compressed, with headers. */
  bytes: Record<(typeof kinds)[number], number>;
  /** Waits until the network has been idle for half a second and the page has nothing to do. */
  settle: () => Promise<void>;
  /**
   * Runs `press`, which follows a link to another page.
   * @returns milliseconds from pointer down until the new text is painted
   * @throws Error when there is no new text after a minute
   */
  turn: (press: () => Promise<unknown>) => Promise<number>;
}

const QUIET_MS = 500;
const MARK = 'bench: new text painted, ms ';

/**
 * Runs in every document before its own scripts. The new text counts as painted when the `h1` differs from the `h1` at
 * pointer down and a frame has been painted since. The press is in session storage, so that this definition works for
 * sites that replace the document and for sites that load the next one. It has no
 * named functions: tsx calls a helper for their names, which a page does not have.
 */
function watchTurns({mark}: {mark: string}): void {
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
    // Callbacks of a frame run before it is painted, their timers after it.
    requestAnimationFrame(() =>
      setTimeout(() => console.debug(mark + (performance.timeOrigin + performance.now() - at))),
    );
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

/** Opens a browser without service workers for one reading, and closes it after `work`. */
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

import puppeteer, {type KeyInput} from 'puppeteer-core';
import type {Browser, BrowserTab} from './tab';

interface Options {
  browser: 'chrome' | 'firefox';
  /** The browser's executable. */
  path: string;
  args?: string[];
}

/** Starts Chromium, or Firefox by WebDriver BiDi: other drivers need geckodriver, which Debian does not have. */
export async function launchPuppeteer({browser, path, args = []}: Options): Promise<Browser> {
  const launched = await puppeteer.launch({browser, executablePath: path, args, timeout: 120_000});
  const page = await launched.newPage();
  const tab: BrowserTab = {
    async open(url) {
      // Chromium without a window cannot ask whether a page may use the clipboard.
      if (browser === 'chrome' && url.startsWith('http'))
        await page
          .browserContext()
          .overridePermissions(new URL(url).origin, ['clipboard-read', 'clipboard-sanitized-write']);
      await page.goto(url, {waitUntil: 'load'});
    },
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    click: (selector) => page.click(selector),
    async press(...keys) {
      for (const key of keys) {
        const [last = key, modifier] = key.split('+').reverse();
        if (modifier) await page.keyboard.down(modifier as KeyInput);
        await page.keyboard.press(last as KeyInput);
        if (modifier) await page.keyboard.up(modifier as KeyInput);
      }
    },
    resize: (width, height) => page.setViewport({width, height}),
  };
  return {tab, close: () => launched.close()};
}

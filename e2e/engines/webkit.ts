import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {Builder, By, Key, type WebDriver} from 'selenium-webdriver';
import type {Browser, BrowserTab} from './tab';

/** WebKitGTK's test browser, which the driver finds without a path. */
const capabilities = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args: ['--automation']}};

/** Selenium's codes of keys. */
const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts WebKitGTK's driver on a virtual screen. */
async function startDriver(): Promise<{url: string; end: () => Promise<unknown>}> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // The driver ends with its input, also when this process fails; then xvfb-run removes its folder.
  const command = `WebKitWebDriver --port=${port} & read _; kill $!`;
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'dbus-run-session', '--', 'sh', '-c', command]);
  driver.stdout.resume();
  driver.stderr.resume();
  const end = () => {
    driver.stdin.end();
    return once(driver, 'exit');
  };

  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (driver.exitCode !== null || tries === 300) throw new Error('WebKitWebDriver did not start.');
    await new Promise((done) => setTimeout(done, 200));
  }
  return {url, end};
}

function createTab(driver: WebDriver): BrowserTab {
  const tab: BrowserTab = {
    open: (url) => driver.get(url),
    async run(script, ...args) {
      const source = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script.toString()})(...arguments[0])).then(
          (value) => done({value}), (error) => done({error: String(error)}));`;
      const {value, error} = await driver.executeAsyncScript<{value?: never; error?: string}>(source, args);
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    click: (selector) => driver.findElement(By.css(selector)).click(),
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys) {
        const [last = key, modifier] = key
          .split('+')
          .reverse()
          .map((each) => KEYS[each] ?? each);
        if (modifier) actions.keyDown(modifier);
        actions.keyDown(last).keyUp(last);
        if (modifier) actions.keyUp(modifier);
      }
      await actions.perform();
    },
    async resize(width, height) {
      const window = driver.manage().window();
      // The window is larger than the page; its size may need a second correction.
      for (const round of [0, 1]) {
        const inner = await tab.run(() => [innerWidth, innerHeight] as const);
        const rect = await window.getRect();
        if (round === 1 && inner[0] === width && inner[1] === height) return;
        await window.setRect({width: rect.width + width - inner[0], height: rect.height + height - inner[1]});
      }
    },
  };
  return tab;
}

/** Starts WebKitGTK's driver and browser on a virtual screen. */
export async function launchWebKit(): Promise<Browser> {
  const {url, end} = await startDriver();
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({script: 60_000, pageLoad: 120_000});
  return {tab: createTab(driver), close: () => driver.quit().finally(end)};
}

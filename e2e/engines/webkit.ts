import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import type {Browser, BrowserTab} from './tab';

/** WebDriver's codes of special keys: https://www.w3.org/TR/webdriver/#keyboard-actions */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's test browser, which the driver finds without a path. */
const capabilities = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args: ['--automation']}};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Calls the driver, or one of its sessions. @throws Error with the driver's message */
type CallDriver = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function callsTo(port: number): CallDriver {
  return async (method, path, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body)}),
      // Longer than the driver's own limits.
      signal: AbortSignal.timeout(130_000),
    });
    const {value} = (await response.json()) as {value: {message?: string} | null};
    if (!response.ok) throw new Error(`WebKitWebDriver: ${path}: ${value?.message ?? response.status}`);
    return value;
  };
}

/** Starts WebKitGTK's driver on a virtual screen. */
async function startDriver(): Promise<{call: CallDriver; end: () => void}> {
  const port = await freePort();
  const command = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  // In its own process group, so that its child processes end with it.
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', ...command], {detached: true});
  driver.stdout.resume();
  driver.stderr.resume();
  const end = () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGTERM');
  };

  const call = callsTo(port);
  const isReady = () =>
    call('GET', 'status').then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (driver.exitCode !== null || tries === 300) throw new Error('WebKitWebDriver did not start.');
    await new Promise((done) => setTimeout(done, 200));
  }
  return {call, end};
}

/** WebDriver's actions that press keys one after the other. */
function keyActions(keys: readonly string[]): object[] {
  const down = (key: string) => ({type: 'keyDown', value: KEYS[key] ?? key});
  const up = (key: string) => ({type: 'keyUp', value: KEYS[key] ?? key});
  return keys.flatMap((key) => {
    const [last = key, modifier] = key.split('+').reverse();
    const pressed = [down(last), up(last)];
    return modifier ? [down(modifier), ...pressed, up(modifier)] : pressed;
  });
}

/** @param call calls the session */
function createTab(call: CallDriver): BrowserTab {
  const tab: BrowserTab = {
    async open(url) {
      await call('POST', 'url', {url});
    },
    async run(script, ...args) {
      const source = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script.toString()})(...arguments[0])).then(
          (value) => done({value}), (error) => done({error: String(error)}));`;
      const {value, error} = (await call('POST', 'execute/async', {script: source, args: [args]})) as {
        value?: never;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    async click(selector) {
      const query = {using: 'css selector', value: selector};
      const found = (await call('POST', 'element', query)) as {[ELEMENT]: string};
      await call('POST', `element/${found[ELEMENT]}/click`);
    },
    async press(...keys) {
      await call('POST', 'actions', {actions: [{type: 'key', id: 'keyboard', actions: keyActions(keys)}]});
    },
    async resize(width, height) {
      // The window is larger than the page; its size may need a second correction.
      for (const round of [0, 1]) {
        const inner = await tab.run(() => [window.innerWidth, window.innerHeight] as const);
        const rect = (await call('GET', 'window/rect')) as {width: number; height: number};
        if (round === 1 && inner[0] === width && inner[1] === height) return;
        await call('POST', 'window/rect', {
          width: rect.width + width - inner[0],
          height: rect.height + height - inner[1],
        });
      }
    },
  };
  return tab;
}

/** Starts WebKitGTK's driver and browser on a virtual screen. */
export async function launchWebKit(): Promise<Browser> {
  const {call, end} = await startDriver();
  const {sessionId} = (await call('POST', 'session', {capabilities: {alwaysMatch: capabilities}})) as {
    sessionId: string;
  };
  const session = `session/${sessionId}`;
  const callSession: CallDriver = (method, path, body) => call(method, `${session}/${path}`, body);
  await callSession('POST', 'timeouts', {script: 60_000, pageLoad: 120_000});

  async function close(): Promise<void> {
    await call('DELETE', session).finally(end);
  }
  return {tab: createTab(callSession), close};
}

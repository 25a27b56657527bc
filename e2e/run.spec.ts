import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {answerAt} from './_helpers/fakeNode';
import {Host} from './_helpers/host';
import {sites} from './_helpers/sites';
import {
  expect,
  expectMode,
  fakeClipboard,
  modeSwitch,
  navigate,
  open,
  openCompletely,
  overflow,
  preferMode,
  recorded,
  test,
  withoutPrefetch,
} from './_helpers/test';

/** A page whose program is short and imports nothing, and one whose program imports the SDK and other files. */
const short = '/gas-tokens';
const withFiles = '/getting-started/tx';

const node = 'http://127.0.0.1:8080';
const faucet = 'http://127.0.0.1:8081';

const opener = (page: Page) => page.getByRole('button', {name: /^Run \S/}).first();
const runner = (page: Page) => page.getByRole('region', {name: /^Run .+/});
const editor = (page: Page) => runner(page).getByRole('textbox', {name: /^Code of/});
const runButton = (page: Page) => runner(page).getByRole('button', {name: 'Run', exact: true});
const stopButton = (page: Page) => runner(page).getByRole('button', {name: 'Stop', exact: true});
const output = (page: Page) => runner(page).getByRole('log');
const state = (page: Page): Locator => runner(page).getByRole('status').last();

/** Opens the first program of a page and replaces its code. */
async function openProgram(page: Page, path: string, code?: string): Promise<void> {
  await open(page, path);
  await opener(page).click();
  await expect(editor(page)).toBeFocused();
  if (code !== undefined) await editor(page).fill(code);
}

async function runProgram(page: Page, path: string, code?: string): Promise<void> {
  await openProgram(page, path, code);
  await runButton(page).click();
}

const ENDED = 'The program has ended.';

/** The address of the page and its stored data. */
const stateOf = async (page: Page) => ({
  url: page.url(),
  stored: await page.evaluate(() => JSON.stringify(localStorage)),
});

/** The page still responds, and its address and stored data are unchanged. */
async function expectUsable(page: Page, before: Awaited<ReturnType<typeof stateOf>>): Promise<void> {
  expect(await stateOf(page)).toEqual(before);
  await modeSwitch(page).click();
  await expectMode(page, 'dark');
}

test.describe('S10.run: programs that a reader changes and runs', () => {
  test('The editor loads on demand and sends nothing before a program runs', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await withoutPrefetch(page);
    await openCompletely(page, short);
    const before = requests.length;
    await opener(page).click();
    await expect(editor(page)).toBeVisible();
    const loaded = requests.slice(before);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((url) => !/\/(assets|img)\//.test(url))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('A program prints the same as in the proof and can be changed, undone and reset', async ({page}) => {
    await runProgram(page, short);
    await expect(state(page)).toContainText(ENDED);
    const proven = await runner(page).getByRole('region', {name: 'Output in the proof'}).innerText();
    expect((await output(page).innerText()).trim()).toBe(proven.trim());
    await expect(page.locator('iframe')).toHaveCount(0);
    const original = await editor(page).innerText();
    await editor(page).fill(`const a: {b: bigint} = {b: 1n};\nconsole.log('changed', a);`);
    await runButton(page).click();
    await expect(output(page)).toContainText('changed { b: 1n }');
    await editor(page).press('Control+z');
    await expect.poll(() => editor(page).innerText()).toBe(original);
    await editor(page).fill('console.log(2)');
    await runner(page).getByRole('button', {name: 'Reset'}).click();
    await expect.poll(() => editor(page).innerText()).toBe(original);
  });

  test('A program can import earlier files of the page and the SDK', async ({page}) => {
    const requests = await answerAt(page, node, () => ({
      body: JSON.stringify({chain_id: 4, git_hash: 'c6ac59a5', ledger_version: '7'}),
    }));
    await runProgram(
      page,
      withFiles,
      `import {AccountAddress} from '@cedra-labs/ts-sdk';
import {cedra} from './client.js';
console.log((await cedra.getLedgerInfo()).chain_id, AccountAddress.from('0x1').toString());`,
    );
    await expect(output(page)).toContainText('4 0x1');
    await expect(state(page)).toContainText(ENDED);
    expect(requests[0]).toBe(`GET ${node}/v1`);
  });

  const long = (letter: string) => letter.repeat(40);

  test('Programs print as in Node.js, and errors name the line of the program', async ({page}) => {
    await openProgram(page, short);
    for (const [code, ...expected] of [
      [`console.log({gas: 1, price: 100n}, ['a']);`, `{ gas: 1, price: 100n } [ 'a' ]`],
      [
        `console.log({first: '${long('x')}', second: '${long('y')}'});`,
        `{\n  first: '${long('x')}',\n  second: '${long('y')}'\n}`,
      ],
      [
        `console.log(crypto.randomUUID());`,
        /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/,
      ],
      [`console.log('<img src=x onerror="window.hit = 1"><b>bold</b>');`, '<b>bold</b>'],
      [
        `let ticks = 0;
const timer = setInterval(() => {
  console.log('tick', ++ticks);
  if (ticks === 3) clearInterval(timer);
}, 50);
setTimeout(() => console.warn('late'), 250);`,
        'tick 3',
        'late',
      ],
      [
        `console.log(1);\n\nthrow new RangeError('out of range');`,
        'RangeError: out of range',
        /at program-\d+\.ts, line 3/,
      ],
      ['const = 1', /SyntaxError.*\(1:7\)/s],
      [`import {readFileSync} from 'node:fs';\nconsole.log(readFileSync);`, 'Cannot find "node:fs"'],
      [`Promise.reject(new Error('nobody waits'))`, 'Error: nobody waits'],
    ] as const) {
      await editor(page).fill(code);
      await runButton(page).click();
      for (const text of expected) {
        const matcher =
          typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
        await expect.poll(() => output(page).innerText(), code).toEqual(matcher);
      }
      const isError = /throw|reject|const =|import/.test(code);
      await expect(state(page), code).toContainText(isError ? 'The program failed' : ENDED);
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test(
    'The receipt and the editor say whether the proof ran a program in a browser',
    {tag: '@sweep'},
    async ({page}) => {
      const receiptOf = async (button: Locator) => {
        await page.locator('.theme-code-block').filter({has: button}).first().locator('[data-tier]').click();
        return page.getByRole('group', {name: 'Receipt'});
      };
      await open(page, short);
      await expect(await receiptOf(opener(page))).toContainText('In the browserverified');
      await page.keyboard.press('Escape');
      await opener(page).click();
      await expect(runner(page)).toContainText('it ran in a browser');
      await open(page, '/indexer/common-queries');
      const query = page.getByRole('button', {name: 'Try GraphQL'});
      await expect(await receiptOf(query)).toContainText('In the browsernot verified');
      await page.keyboard.press('Escape');
      await query.first().click();
      await expect(editor(page)).toBeVisible();
      await expect(runner(page)).not.toContainText('it ran in a browser');
    },
  );

  test('Leaving the page stops a program', async ({page}) => {
    await runProgram(page, short, 'for (;;);');
    await expect(page.locator('iframe')).toHaveCount(1);
    await navigate(page, '/intro');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('Without a localnet, the page shows the command to start one', async ({page, watch}) => {
    watch.expectProblem(/ERR_CONNECTION_REFUSED/);
    await answerAt(page, node, () => undefined);
    await runProgram(page, withFiles);
    await expect(state(page)).toContainText(`Could not reach a localnet at ${node}.`);
    await expect(state(page)).toContainText('cedra node run-localnet');
    await expect(state(page).getByRole('link', {name: 'How to start a localnet'})).toBeVisible();
    await expect(output(page)).toContainText('No response from');
  });

  test('Without a network, the page says so', {tag: '@sweep'}, async ({page, context, watch}) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await openProgram(page, short);
    await runButton(page).click();
    await expect(state(page)).toContainText(ENDED);
    await context.setOffline(true);
    await runButton(page).click();
    await expect(state(page)).toContainText('The sandbox for programs did not start. Are you offline?');
  });

  for (const [sender, answer, expected] of [
    ['another program', {contentType: 'text/html', body: '<h1>It works!</h1>'}, 'text/html instead of JSON'],
    ['a node with invalid JSON', {body: '{"chain_id": {'}, 'The program failed'],
    [
      'an old node',
      {status: 400, body: '{"message":"Failed to deserialize input into SignedTransaction"}'},
      'too old for the SDK',
    ],
  ] as const) {
    test(
      `The page explains an answer of ${sender}`,
      {tag: sender === 'an old node' ? [] : '@sweep'},
      async ({page, watch}) => {
        watch.expectProblem(/status of 400/);
        await answerAt(page, node, () => answer);
        await runProgram(page, withFiles);
        await expect(state(page)).toContainText(expected);
        await expect(state(page)).toContainText('The program failed');
      },
    );
  }

  test('The page creates a test account, quotes a faucet that rejects a request, and funds the account', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/status of 429/);
    const funded: string[] = [];
    let isRefused = true;
    await answerAt(page, faucet, (body) => {
      if (isRefused) return {status: 429, contentType: 'text/plain', body: 'Once a day'};
      funded.push(body ?? '');
      return {body: '{"txn_hashes":["0x1"]}'};
    });
    await openProgram(
      page,
      withFiles,
      `import {account} from './account.js';\nconsole.log(account.accountAddress.toString());`,
    );
    await runner(page).getByText('Test account').click();
    await expect(runner(page)).toContainText('Never paste your own key');
    await runner(page).getByRole('button', {name: 'Create an account and fund it on Localnet'}).click();
    await expect(runner(page)).toContainText(
      'The Localnet faucet rejected the request with status 429: Once a day',
    );
    isRefused = false;
    await runner(page).getByRole('button', {name: 'Fund it on Localnet'}).click();
    await expect(runner(page)).toContainText('Funded with 1 Cedra on Localnet.');
    await runButton(page).click();
    await expect(output(page)).toContainText(/0x[0-9a-f]{64}/);
    const {address} = JSON.parse(funded[0] ?? '{}') as {address: string};
    await expect(output(page)).toContainText(address);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(address);
  });

  test('A command that queries a node offers its request to try', async ({page}) => {
    const requests = await answerAt(page, node, () => ({body: '{"chain_id":4}'}));
    await open(page, '/getting-started/counter');
    await page.getByRole('button', {name: 'Try Terminal'}).first().click();
    await expect(editor(page)).toContainText(`fetch('${node}/v1')`);
    expect(requests).toEqual([]);
    await runButton(page).click();
    await expect(output(page)).toContainText(
      /200 after \d+ ms\s+content-type: application\/json\s+\{\s+"chain_id": 4\s+\}/,
    );
    expect(requests).toEqual([`GET ${node}/v1`]);
  });

  test(
    'A request with the reader’s own address first asks for an account',
    {tag: '@sweep'},
    async ({page}) => {
      await open(page, '/getting-started/faucet');
      await page.getByRole('button', {name: 'Try Terminal'}).first().click();
      await runButton(page).click();
      await expect(output(page)).toContainText('There is no account yet');
      await expect(runner(page).getByText('Never paste your own key')).toBeVisible();
    },
  );

  test('A query is validated against the schema before it is sent', async ({page}) => {
    const requests = await answerAt(page, 'http://127.0.0.1:8090', (body) => ({
      body: JSON.stringify({data: JSON.parse(body ?? '{}') as object}),
    }));
    await open(page, '/indexer/common-queries');
    await page.getByRole('button', {name: 'Try GraphQL'}).nth(1).click();
    const query = await editor(page).innerText();
    await editor(page).fill(query.replace('asset_type\n', 'asset_typo\n'));
    await runButton(page).click();
    await expect(output(page)).toContainText(/Not sent: line \d+: Cannot query field "asset_typo"/);
    expect(requests).toEqual([]);
    await editor(page).fill(query.replace(/"0x[0-9a-f]+"/, '1'));
    await runButton(page).click();
    await expect(output(page)).toContainText('Not sent: Variable "$owner" got invalid value 1');
    expect(requests).toEqual([]);
    await editor(page).fill(query);
    await runButton(page).click();
    await expect(output(page)).toContainText('"owner": "0x');
    expect(requests).toEqual(['POST http://127.0.0.1:8090/v1/graphql']);
  });

  test('The network is one setting for the whole site, and the program uses it', async ({page}) => {
    const requests = await answerAt(page, 'https://testnet.cedra.dev', () => ({body: '{"chain_id":2}'}));
    await openProgram(page, short, `console.log(await (await fetch('${node}/v1')).json());`);
    await runner(page).getByRole('combobox', {name: 'Network'}).selectOption('Testnet');
    await runButton(page).click();
    await expect(output(page)).toContainText('{ chain_id: 2 }');
    await expect(state(page)).toContainText('Network: Testnet.');
    expect(requests).toEqual(['GET https://testnet.cedra.dev/v1']);
    await open(page, withFiles);
    await expect(page.getByRole('tab', {name: 'Testnet'}).first()).toHaveAttribute('aria-selected', 'true');
    await opener(page).click();
    await expect(runner(page).getByRole('combobox', {name: 'Network'})).toHaveValue('testnet');
  });

  test('A link opens a changed program without running it, and a damaged link the original', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/The link could not be read/);
    await fakeClipboard(page);
    await openProgram(page, short);
    const original = await editor(page).innerText();
    await editor(page).fill(`console.log('shared “program”');`);
    await runner(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(runner(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
    const link = await recorded<string>(page, 'copied');
    await open(page, '/intro');
    await open(page, link);
    await expect(editor(page)).toHaveText(`console.log('shared “program”');`);
    await expect(runner(page)).toContainText('Read it before you run it.');
    await expect(output(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await runButton(page).click();
    await expect(output(page)).toContainText('shared “program”');
    await open(page, '/intro');
    await open(page, `${short}#run=gas-tokens-index/program-3.ts&code=AAAA`);
    await expect(runner(page).getByRole('alert')).toContainText('the link is damaged');
    await expect.poll(() => editor(page).innerText()).toBe(original);
  });

  test('The editor and the output are accessible in both modes, and fit into 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await runProgram(page, short);
    await expect(state(page)).toContainText(ENDED);
    await runner(page).getByText('Test account').click();
    expect(await overflow(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await preferMode(page, colorScheme);
      const axe = new AxeBuilder({page}).include('.theme-code-block:has(section)').setLegacyMode(true);
      expect((await axe.analyze()).violations).toEqual([]);
    }
  });

  test('A program runs on a host that sends the headers of the build', async ({page}) => {
    const host = new Host(sites.plain.directory);
    await host.start();
    try {
      await runProgram(page, host.url(short));
      await expect(state(page)).toContainText(ENDED);
    } finally {
      await host.stop();
    }
  });
});

test.describe('S10.run-hostile: hostile programs', () => {
  test('Stop and the time limit end an endless loop', async ({page}) => {
    await openProgram(page, short, `console.log('loop');\nfor (;;);`);
    const before = await stateOf(page);
    await runButton(page).click();
    await expect(output(page)).toContainText('loop');
    await stopButton(page).click();
    await expect(state(page)).toContainText('Stopped.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.clock.install();
    await runButton(page).click();
    await expect(output(page)).toContainText('loop');
    await page.clock.fastForward(61_000);
    await expect(state(page)).toContainText('Stopped after 60 seconds');
    await expectUsable(page, before);
  });

  test('A program cannot access the page, storage or the network, nor navigate', async ({page, watch}) => {
    watch.expectProblem(/Content Security Policy|violates/);
    await openProgram(
      page,
      short,
      `const s: any = self;
const tries: Record<string, () => unknown> = {
  parent: () => s.parent.document.title,
  document: () => s.document.cookie,
  storage: () => s.localStorage.setItem('hit', '1'),
  database: () => new Promise((done, fail) => {
    const opening = indexedDB.open('hit');
    opening.onsuccess = done;
    opening.onerror = () => fail(opening.error);
  }),
  caches: () => caches.open('hit'),
  location: () => s.location.assign('/intro'),
  open: () => s.open('/intro'),
  post: () => s.postMessage('hit'),
  elsewhere: () => fetch('https://evil.example/'),
  site: () => fetch('${sites.plain.url}/intro'),
  request: () => new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.onload = done;
    request.onerror = () => fail(new Error('refused'));
    request.open('GET', '${sites.plain.url}/intro');
    request.send();
  }),
  socket: () => new Promise((done, fail) => {
    const socket = new WebSocket('${sites.plain.url.replace('http', 'ws')}/');
    socket.onopen = done;
    socket.onerror = () => fail(new Error('refused'));
  }),
  script: () => s.importScripts('${sites.plain.url}/sw.js'),
  eval: () => s.eval('1'),
};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    await attempt();
    console.log(name, 'SUCCEEDED');
  } catch (error) {
    console.log(name, 'refused');
  }
}
console.log('origin', s.origin);`,
    );
    const before = await stateOf(page);
    await runButton(page).click();
    await expect(output(page)).toContainText('origin null');
    const lines = (await output(page).innerText()).trim().split('\n');
    expect(lines.filter((line) => line.endsWith('refused'))).toHaveLength(14);
    expect(lines.join('\n')).not.toContain('SUCCEEDED');
    await expectUsable(page, before);
  });

  for (const [attack, code, expected] of [
    [
      'a gigabyte of output',
      `for (;;) console.log('x'.repeat(2 ** 20));`,
      'Stopped: the program printed more than',
    ],
    ['thousands of lines', `for (;;) console.log('line');`, 'Stopped: the program printed more than'],
    [
      'thousands of requests',
      `for (let at = 0; at < 20_000; at++) void fetch('https://evil.example/' + at).catch(() => undefined);`,
      'Stopped: the program sent messages',
    ],
    [
      'messages that imitate the runtime',
      `const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...values) {
  (self as any).port = this;
  return post.apply(this, values as never);
};
console.log(1);
await Promise.resolve();
if ((self as any).port) throw new Error('the program has the port');`,
      ENDED,
    ],
  ] as const) {
    test(
      `The page stays usable when a program sends ${attack}`,
      {tag: attack === 'messages that imitate the runtime' ? [] : '@sweep'},
      async ({page}) => {
        await openProgram(page, short, code);
        const before = await stateOf(page);
        await runButton(page).click();
        await expect(state(page)).toContainText(expected);
        await expect(page.locator('iframe')).toHaveCount(0);
        expect((await output(page).innerText()).length).toBeLessThan(110_000);
        await expectUsable(page, before);
      },
    );
  }

  test('The frame runs programs of its own site only, and only in a sandbox', async ({page}) => {
    const frame = `${sites.plain.url}/run/frame.html`;
    const attempt = (sandbox: string) => `<iframe ${sandbox} src="${frame}"></iframe><script>
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => { document.title = 'ran'; };
      document.querySelector('iframe').onload = ({target}) => {
        target.contentWindow.postMessage('onmessage = ({ports}) => ports[0].postMessage(1)', '*', [port2]);
        setTimeout(() => { document.title = document.title || 'refused'; }, 1000);
      };
    </script>`;
    for (const [address, sandbox, outcome] of [
      ['http://elsewhere.localhost/', 'sandbox="allow-scripts"', 'refused'],
      [`${sites.plain.url}/attempt`, '', 'refused'],
      [`${sites.plain.url}/sandboxed`, 'sandbox="allow-scripts"', 'ran'],
    ] as const) {
      await page.route(address, (route) => route.fulfill({contentType: 'text/html', body: attempt(sandbox)}));
      await page.goto(address);
      await expect(page).toHaveTitle(outcome);
    }
  });
});

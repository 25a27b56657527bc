import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {respondAt} from '../_helpers/fakeNode';
import {
  editor,
  ENDED,
  linkTo,
  longProgram,
  opener,
  openProgram,
  output,
  queryProgram,
  requestProgram,
  runButton,
  runner,
  runProgram,
  shortProgram,
  state,
  stopButton,
  write,
} from './_program';
import {sites} from '../_helpers/sites';
import {
  expect,
  expectMode,
  fakeClipboard,
  modeSwitch,
  navigate,
  open,
  overflow,
  preferMode,
  recorded,
  recordRequests,
  test,
  withhold,
  withoutPrefetch,
} from '../_helpers/test';

const {route: short} = shortProgram;
const {route: withFiles} = longProgram;

const node = 'http://127.0.0.1:8080';
const faucet = 'http://127.0.0.1:8081';

/** Opens and closes the receipt of a block. */
async function expectReceipt(page: Page, block: Locator, text: string): Promise<void> {
  await block.locator('[data-grade]').click();
  await expect(page.getByRole('group', {name: 'Receipt'})).toContainText(text);
  await page.keyboard.press('Escape');
}

test.describe('S10.run: programs that a reader changes and runs', () => {
  test('The editor loads on demand and sends nothing before a program runs', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, short);
    const requests = recordRequests(page);
    await opener(page).click();
    await expect(editor(page)).toBeVisible();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((url) => !/\/(assets|img)\//.test(url))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('A program prints the same as in the proof and can be changed, undone and reset', async ({page}) => {
    await runProgram(page, short);
    await expect(state(page)).toContainText(ENDED);
    const proven = await runner(page).getByRole('region', {name: 'Expected output'}).innerText();
    expect((await output(page).innerText()).trim()).toBe(proven.trim());
    await expect(page.locator('iframe')).toHaveCount(0);
    const original = await editor(page).innerText();
    await write(page, `const a: {b: bigint} = {b: 1n};\nconsole.log('changed', a);`);
    await runButton(page).click();
    await expect(output(page)).toContainText('changed { b: 1n }');
    await editor(page).press('Control+z');
    await expect.poll(() => editor(page).innerText()).toBe(original);
    await write(page, 'console.log(2)');
    await runner(page).getByRole('button', {name: 'Reset'}).click();
    await expect.poll(() => editor(page).innerText()).toBe(original);
  });

  test('A program can import earlier files of the page and the SDK', async ({page}) => {
    const [earlierFile = ''] = Object.keys(longProgram.program.files);
    const requests = await respondAt(page, node, () => ({
      body: JSON.stringify({chain_id: 4, git_hash: 'c6ac59a5', ledger_version: '7'}),
    }));
    await runProgram(
      page,
      withFiles,
      `import {Cedra, CedraConfig, Network} from '@cedra-labs/ts-sdk';
import * as file from './${earlierFile.replace(/\.ts$/, '.js')}';
const cedra = new Cedra(new CedraConfig({network: Network.LOCAL}));
console.log((await cedra.getLedgerInfo()).chain_id, Object.keys(file).length > 0);`,
    );
    await expect(output(page)).toContainText('4 true');
    await expect(state(page)).toContainText(ENDED);
    expect(requests[0]).toBe(`GET ${node}/v1`);
  });

  const long = (letter: string) => letter.repeat(40);

  test('Programs print and end as in Node.js, and errors name the line of the program', async ({page}) => {
    await page.route(`${node}/**`, () => undefined);
    const aborted = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url() === `${node}/v1`,
      timeout: 0,
    });
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
        `at ${shortProgram.program.name}, line 3`,
      ],
      ['const = 1', /SyntaxError.*\(1:7\)/s],
      [`import {readFileSync} from 'node:fs';\nconsole.log(readFileSync);`, 'Cannot find "node:fs"'],
      [`Promise.reject(new Error('nobody waits'))`, 'Error: nobody waits'],
      [
        `async function main() {
  const blob = new Blob(Array.from({length: 10}, () => new Uint8Array(5_000_000)));
  console.log('read', (await blob.arrayBuffer()).byteLength);
}
void main();`,
        'read 50000000',
      ],
      [
        `await fetch('${node}/v1', {signal: AbortSignal.timeout(100)}).catch(({name}) => console.log(name));`,
        'TimeoutError',
      ],
    ] as const) {
      await write(page, code);
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
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('Leaving the page stops a program', async ({page}) => {
    await runProgram(page, short, 'for (;;);');
    await expect(page.locator('iframe')).toHaveCount(1);
    await navigate(page, '/intro');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('Without a localnet, the page shows the command to start one', async ({page, watch}) => {
    watch.expectProblem(/ERR_CONNECTION_REFUSED/);
    await respondAt(page, node, () => undefined);
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
    await expect(state(page)).toContainText('The sandbox did not start. Are you offline?');
  });

  test('A sandbox that does not start is started again', async ({page}) => {
    await openProgram(page, short, `console.log('started');`);
    // Two attempts find a document that ignores the page.
    const idle = {contentType: 'text/html', body: ''};
    await page.route('**/run/frame.html', (route) => route.fulfill(idle), {times: 2});
    await runButton(page).click();
    await expect(state(page)).toContainText(ENDED);
    await expect(output(page)).toHaveText('started');
  });

  test('The page explains the answer of an old node', async ({page, watch}) => {
    watch.expectProblem(/status of 400/);
    await respondAt(page, node, () => ({
      status: 400,
      body: '{"message":"Failed to deserialize input into SignedTransaction"}',
    }));
    await runProgram(page, withFiles);
    await expect(state(page)).toContainText('too old for the SDK');
    await expect(state(page)).toContainText('The program failed');
  });

  test('The page creates a test account, quotes a faucet that rejects a request, and funds the account', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/status of 429/);
    const funded: string[] = [];
    let isRefused = true;
    await respondAt(page, faucet, (body) => {
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
    await expect(runner(page)).toContainText('Funded with up to 1 Cedra on Localnet.');
    await runButton(page).click();
    await expect(output(page)).toContainText(/0x[0-9a-f]{64}/);
    const {address} = JSON.parse(funded[0] ?? '{}') as {address: string};
    await expect(output(page)).toContainText(address);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(address);
  });

  test('A command that queries a node offers its request to try', async ({page}) => {
    const requests = await respondAt(page, node, () => ({body: '{"chain_id":4}'}));
    const [, address = ''] = /fetch\('([^']+)'\)/.exec(requestProgram.program.request ?? '') ?? [];
    await open(page, requestProgram.route);
    await page.getByRole('button', {name: 'Try Terminal'}).first().click();
    await expect(editor(page)).toContainText(`fetch('${address}')`);
    expect(requests).toEqual([]);
    await runButton(page).click();
    await expect(output(page)).toContainText(
      /200 after \d+ ms\s+content-type: application\/json\s+\{\s+"chain_id": 4\s+\}/,
    );
    expect(requests).toEqual([`GET ${address}`]);
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
    const requests = await respondAt(page, 'http://127.0.0.1:8090', (body) => ({
      body: JSON.stringify({data: JSON.parse(body ?? '{}') as object}),
    }));
    await open(page, queryProgram.route);
    const tryIt = page.getByRole('button', {name: 'Try GraphQL'});
    const block = page.locator('.theme-code-block').filter({has: tryIt}).first();
    await expectReceipt(page, block, 'In the browsernot proven');
    await block.locator(tryIt).click();
    await expect(runner(page)).not.toContainText('Proven in a browser');
    /** The program of the page with a query of the test. */
    const balances = (field: string, owner: unknown) =>
      (queryProgram.program.request ?? '')
        .replace(
          /`[^`]*`/,
          `\`query Balances($owner: String!) {
  current_fungible_asset_balances(where: { owner_address: { _eq: $owner } }) {
    ${field}
  }
}\``,
        )
        .replace(/variables = \{[^}]*\}/, `variables = ${JSON.stringify({owner})}`);
    await write(page, balances('asset_typo', '0x1'));
    await runButton(page).click();
    await expect(output(page)).toContainText(/Not sent: line \d+: Cannot query field "asset_typo"/);
    expect(requests).toEqual([]);
    await write(page, balances('asset_type', 1));
    await runButton(page).click();
    await expect(output(page)).toContainText('Not sent: Variable "$owner" got invalid value 1');
    expect(requests).toEqual([]);
    await write(page, balances('asset_type', '0x1'));
    await runButton(page).click();
    await expect(output(page)).toContainText('"owner": "0x1"');
    expect(requests).toEqual(['POST http://127.0.0.1:8090/v1/graphql']);
  });

  test('The network is one setting for the whole site, and the program uses it', async ({page}) => {
    const requests = await respondAt(page, 'https://testnet.cedra.dev', () => ({body: '{"chain_id":2}'}));
    await openProgram(page, short, `console.log(await (await fetch('${node}/v1')).json());`);
    await runner(page).getByRole('combobox', {name: 'Network'}).selectOption('Testnet');
    await runButton(page).click();
    await expect(output(page)).toContainText('{ chain_id: 2 }');
    await expect(state(page)).toContainText('Network: Testnet.');
    expect(requests).toEqual(['GET https://testnet.cedra.dev/v1']);
    await open(page, withFiles);
    await expect(page.getByRole('tab', {name: 'Testnet'}).first()).toHaveAttribute('aria-selected', 'true');
    await opener(page).click();
    const choice = runner(page).getByRole('combobox', {name: 'Network'});
    await expect(choice).toHaveValue('testnet');
    // The tab stands in the address, which counts more than the last choice.
    await page.getByRole('tab', {name: 'Devnet'}).first().click();
    await expect(choice).toHaveValue('devnet');
    await choice.selectOption('Testnet');
    await expect(page.getByRole('tab', {name: 'Testnet'}).first()).toHaveAttribute('aria-selected', 'true');
    await open(page, `${withFiles}?network=devnet`);
    await opener(page).click();
    await expect(choice).toHaveValue('devnet');
  });

  test('A link opens a changed program without running it, and a damaged link the original', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/The link could not be read/);
    await fakeClipboard(page);
    await openProgram(page, short);
    const original = await editor(page).innerText();
    await write(page, `console.log('shared “program”');`);
    await runner(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(runner(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
    const link = await recorded<string>(page, 'copied');
    await open(page, '/intro');
    await open(page, link);
    await expect(editor(page)).toHaveText(`console.log('shared “program”');`);
    await expect(runner(page).getByRole('alert')).toHaveText(
      'This program came from a link, so anyone could have written it. Read it before you run it. It has one line. ' +
        'No line shows that it sends requests, but a program can hide that.',
    );
    await expect(output(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await runButton(page).click();
    await expect(output(page)).toContainText('shared “program”');
    // A link within the page leaves the program and its output open.
    await page
      .locator('article a.hash-link')
      .last()
      .evaluate((anchor: HTMLElement) => anchor.click());
    await expect(page).not.toHaveURL(/#run=/);
    await expect(output(page)).toContainText('shared “program”');
    await open(page, '/intro');
    await open(page, short + linkTo('').replace(/=[^=]*$/, '=AAAA'));
    await expect(runner(page).getByRole('alert')).toContainText('the link is damaged');
    await expect.poll(() => editor(page).innerText()).toBe(original);
  });

  test('The editor takes every key, and none acts as a shortcut of the site', async ({page}) => {
    await openProgram(page, short, '');
    await editor(page).pressSequentially('a[0] // ?]');
    await expect(editor(page)).toHaveText('a[0] // ?]');
    await expect(page).toHaveURL(new RegExp(`${short}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await editor(page).press('Escape');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });

  const restore = (page: Page) => page.getByRole('button', {name: /^Restore changes to /});

  for (const [name, leave] of [
    ['another page and Back', (page: Page) => navigate(page, '/intro').then(() => page.goBack())],
    ['a reload', (page: Page) => page.reload()],
    ['closing the editor', (page: Page) => page.getByRole('button', {name: /^Close /}).click()],
  ] as const) {
    test(`A changed program survives ${name}, until the reader resets it`, async ({page}) => {
      await openProgram(page, short);
      const original = await editor(page).innerText();
      await write(page, 'console.log("mine")');
      await leave(page);
      await restore(page).click();
      await expect(editor(page)).toHaveText('console.log("mine")');
      await expect(runner(page)).toContainText('Your changes were restored.');
      await runner(page).getByRole('button', {name: 'Reset'}).click();
      await expect.poll(() => editor(page).innerText()).toBe(original);
      await leave(page);
      await opener(page).click();
      await expect.poll(() => editor(page).innerText()).toBe(original);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('mine');
    });
  }

  test('Changes to a program of a link are kept for that link, apart from those to the own program', async ({
    page,
  }) => {
    await openProgram(page, short, 'console.log("mine")');
    const link = (code: string) => short + linkTo(code);
    await open(page, '/intro');
    await open(page, link('console.log("theirs")'));
    await expect(editor(page)).toHaveText('console.log("theirs")');
    await editor(page).click();
    await write(page, 'console.log("changed")');
    await page.reload();
    await expect(editor(page)).toHaveText('console.log("changed")');
    await expect(runner(page).getByRole('alert')).toContainText('came from a link');
    await open(page, '/intro');
    await open(page, link('console.log("another")'));
    await expect(editor(page)).toHaveText('console.log("another")');
    await open(page, '/intro');
    await open(page, short);
    await restore(page).click();
    await expect(editor(page)).toHaveText('console.log("mine")');
  });

  test('Without storage for the session, programs run and a warning says so', async ({page, watch}) => {
    watch.expectProblem(/Docusaurus browser storage is not available/);
    await withhold(page, 'sessionStorage');
    await runProgram(page, short, 'console.log(1 + 1)');
    await expect(output(page)).toHaveText('2');
    expect(watch.problems).toHaveLength(1);
  });

  test('The marks of the proof are shown for the page’s own code only', async ({page}) => {
    await openProgram(page, short);
    const block = page.locator('.theme-code-block').filter({has: runner(page)});
    const marks = [
      block.locator('[data-grade]'),
      runner(page).getByText('Proven in a browser'),
      runner(page).getByText('Expected output'),
    ];
    for (const mark of marks) await expect(mark).toHaveCount(1);
    await expectReceipt(page, block, 'In the browserproven');
    await write(page, 'console.log(1)');
    for (const mark of marks) await expect(mark).toHaveCount(0);
    await runner(page).getByRole('button', {name: 'Reset'}).click();
    for (const mark of marks) await expect(mark).toHaveCount(1);
  });

  test('A program with a private key is not copied as a link', async ({page}) => {
    await fakeClipboard(page);
    await openProgram(page, short, `const key = 'ed25519-priv-0x${'ab'.repeat(32)}';`);
    await runner(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(runner(page).getByRole('alert')).toContainText('this program contains a private key');
    expect(await recorded(page, 'copied')).toBeUndefined();
    await write(page, 'const key = 1;');
    await expect(runner(page).getByRole('alert')).toHaveCount(0);
    await runner(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(runner(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
  });

  test('The editor and the output are accessible in both modes, and fit into 320 px', async ({page}) => {
    // Otherwise colours change slowly with the mode.
    await page.emulateMedia({reducedMotion: 'reduce'});
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
});

test.describe('S10.run-hostile: hostile programs', () => {
  test('Stop and the time limit end an endless loop', async ({page}) => {
    await openProgram(page, short, `console.log('loop');\nfor (;;);`);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    const before = [page.url(), await stored()];
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
    expect([page.url(), await stored()]).toEqual(before);
    // A key, because the bar may move while the page scrolls.
    await modeSwitch(page).press('Enter');
    await expectMode(page, 'dark');
  });

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

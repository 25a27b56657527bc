// Generated references: the framework's functions, the REST API and the SDK, which load on demand, the commands of the CLI, the
// glossary and the abort codes.
import {AxeBuilder} from '@axe-core/playwright';
import {type Page} from '@playwright/test';
import {built, routeWith} from '../_helpers/build';
import {
  expect,
  holdRequests,
  isSameDocument,
  markDocument,
  open,
  overflow,
  painted,
  test,
} from '../_helpers/test';

const TRANSFER = '/move/modules#0x1-primary_fungible_store-transfer';

test.describe('S10.references: references', () => {
  test('The address of a function opens its module and shows the function', async ({page}) => {
    await open(page, TRANSFER);
    const entry = page.locator('[id="0x1-primary_fungible_store-transfer"]');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('recipient: address, amount: u64');
    await expect(page.locator('details[id="0x1-primary_fungible_store"]')).toHaveAttribute('open');
    await expect(page.locator('details[id="0x1-coin"]')).not.toHaveAttribute('open');
  });

  test('Entries that load late do not move a reader who has scrolled on', async ({page}) => {
    await open(page, '/cli/usage');
    const letLoad = await holdRequests(page, '**/assets/js/**');
    const entry = page.locator('details[id="cedra-move-publish"]');
    await page.evaluate(() => window.location.assign('#cedra-move-publish'));
    await expect(entry).toHaveAttribute('open');
    await expect(entry).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    letLoad();
    await expect(entry).toContainText('--override-size-check');
    await painted(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('A framework path in a guide leads to its entry without a page load', async ({page}) => {
    await open(page, routeWith(/<a [^>]*href="\/move\/modules#0x1-\w+-\w+"><code/));
    await markDocument(page);
    const link = page.locator('article a[href^="/move/modules#0x1-"]:visible').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('A page loads its reference when the reader scrolls near it, and prints it', async ({page}) => {
    await open(page, '/move/modules');
    const declared = page.locator('[id="0x1-coin-balance"]');
    await expect(declared).toHaveCount(0);
    await page.locator('[id="framework"]').scrollIntoViewIfNeeded();
    await expect(declared).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({media: 'print'});
    await expect(declared).toBeVisible();
    await page.emulateMedia({media: null});
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(declared).toBeHidden();
    await page.locator('details[id="0x1-coin"] > summary').click();
    await expect(declared).toBeVisible();
  });

  test('An endpoint has its parameters, errors, call and answer', async ({page}) => {
    await open(page, '/indexer#rest-get-account');
    const endpoint = page.locator('details[id="rest-get-account"]');
    await expect(endpoint).toContainText('ledger_version: U64, in the query, optional');
    await expect(endpoint).toContainText('410');
    await expect(endpoint).toContainText('curl -s http://127.0.0.1:8080/v1/accounts/0x1');
    await endpoint.getByRole('link', {name: 'AccountData'}).click();
    await expect(page).toHaveURL(/#rest-type-AccountData$/);
    await expect(page.locator('[id="rest-type-AccountData"]')).toBeInViewport();
  });

  test('A method of the SDK has its note, fields and result, and loads only when asked for', async ({
    page,
  }) => {
    const entry = page.locator('details[id="sdk-fundAccount"]');
    await open(page, '/sdks/typescript-sdk');
    await expect(entry).toHaveCount(1);
    await expect(entry).not.toContainText('waitForIndexer: false');
    await open(page, '/sdks/typescript-sdk#sdk-fundAccount');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('waitForIndexer: false');
    await expect(entry).toContainText('accountAddress: AccountAddressInput');
    await expect(entry).toContainText('Promise<UserTransactionResponse>');
  });

  /** The entry of a command. */
  const command = (page: Page, name: string) =>
    page.locator('details').filter({has: page.locator('summary > code').getByText(name, {exact: true})});

  test('A filter shortens a list, also by flags, and a link to a hidden entry ends the filter', async ({
    page,
  }) => {
    await open(page, '/cli/usage');
    const filter = page.getByLabel(/^Filter the \d+ commands$/);
    const publish = command(page, 'cedra move publish');
    await filter.pressSequentially('view function-id');
    await expect(page.getByRole('status').filter({hasText: /^\d commands?$/})).toBeVisible();
    await expect(command(page, 'cedra move view')).toBeVisible();
    await expect(publish).toBeHidden();
    await page.evaluate(() => window.location.assign('#cedra-move-publish'));
    await expect(publish).toBeInViewport();
    await expect(publish.getByText('--override-size-check')).toBeVisible();
    await expect(filter).toHaveValue('');
  });

  test('The filter of commands stays in view, counts the results and scrolls to them', async ({page}) => {
    await open(page, '/cli/usage#cedra-node');
    const filter = page.getByLabel(/^Filter the \d+ commands$/);
    await expect(filter).toBeInViewport();
    await expect(page.locator('[id="cedra-node"]')).toBeInViewport();
    // The filter searches the entries too when they are loaded.
    await expect(page.locator('details[id="cedra-move-publish"] dt').first()).toBeAttached();
    await filter.pressSequentially('publish');
    const entries = page.locator('[data-entry]:visible');
    await expect(
      page.getByRole('status').filter({hasText: `${await entries.count()} commands`}),
    ).toBeInViewport();
    expect(await entries.count()).toBeGreaterThan(3);
    await expect(entries.first()).toBeInViewport();
    for (const text of await entries.allTextContents()) expect(text).toMatch(/publish/i);
  });

  test('The table of contents has the groups of commands and marks the current one', async ({page}) => {
    await open(page, '/cli/usage');
    const groups = page.locator('.table-of-contents a[href^="#cedra"]');
    expect(await groups.count()).toBeGreaterThanOrEqual(8);
    await groups.filter({hasText: /^cedra node$/}).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('[id="cedra-node"]')).toBeInViewport();
    const read = groups.filter({hasText: /^cedra node$/});
    await expect(read).toHaveClass(/active/);
    await expect(read).toBeInViewport();
  });

  test('Each letter with terms links to its first term', async ({page}) => {
    await open(page, '/glossary');
    const bar = page.getByRole('navigation', {name: 'Terms by letter'});
    const letters = await bar.getByRole('link').allTextContents();
    const initials = await page
      .locator('article dt')
      .evaluateAll((terms) => terms.map(({textContent}) => textContent.charAt(0).toUpperCase()));
    expect(letters).toEqual([...new Set(initials)]);
    const letter = letters.at(-1) ?? '';
    await bar.getByRole('link', {name: letter, exact: true}).click();
    const first = page
      .locator('article dt')
      .filter({hasText: new RegExp(`^${letter}`, 'i')})
      .first();
    await expect(first).toBeInViewport();
    await expect(page).toHaveURL(`/glossary#${await first.getAttribute('id')}`);
  });

  test('The abort codes are folded by module, and a link to a code opens its module', async ({page}) => {
    await open(page, '/move/errors');
    const rows = page.locator('[id="0x1-account"] tbody tr');
    await expect(rows).toHaveCount(0);
    await open(page, '/move/errors#0x1-account-EACCOUNT_ALREADY_EXISTS-0x80001');
    const row = page.locator('[id="0x1-account-EACCOUNT_ALREADY_EXISTS-0x80001"]');
    await expect(row).toBeInViewport();
    await expect(row).toContainText('ALREADY_EXISTS');
    expect(await rows.count()).toBeGreaterThan(10);
  });

  test('A filter without results links to the search', async ({page}) => {
    await open(page, '/glossary');
    await page.getByLabel(/^Filter the/).pressSequentially('gas qwxzyk');
    await expect(page.getByText('No term matches “gas qwxzyk”.')).toBeVisible();
    await page.getByRole('link', {name: 'Search the documentation for it'}).click();
    await expect(page).toHaveURL(/\/search\?q=gas/);
  });

  // One test each: axe looks at the whole page for each entry, which takes long on a busy machine.
  for (const address of [
    TRANSFER,
    '/indexer#rest-submit-transaction',
    '/indexer#rest-type',
    '/sdks/typescript-sdk#sdk-CedraConfig',
  ]) {
    test(`The open entry ${address} fits into 320 px and passes axe`, {tag: '@sweep'}, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, address);
      await expect(page.locator('article details[open] code').first()).toBeVisible();
      expect(await overflow(page)).toBe(0);
      const {violations} = await new AxeBuilder({page}).include('article details[open]').analyze();
      expect(violations).toEqual([]);
    });
  }

  test('The Markdown of a page has its complete reference', () => {
    expect(built('llms-full/move.txt')).toContain(
      'public entry fun transfer<T: key>(sender: &signer, metadata:',
    );
    expect(built('indexer/accounts.md')).toContain('curl -s http://127.0.0.1:8080/v1/accounts/0x1\n');
    const all = built('llms-full/sdks-and-cli.txt');
    expect(all).toContain('cedra.getLedgerInfo(): Promise<LedgerInfo>');
    expect(all).toContain('The address of the name contract is fixed for testnet and mainnet');
    expect(built('indexer/types.md')).toContain(
      'AccountData = { sequence_number: U64; authentication_key: HexEncodedBytes }',
    );
  });
});

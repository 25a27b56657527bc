// References whose entries load when they are unfolded: the framework's functions and the REST API.
import {AxeBuilder} from '@axe-core/playwright';
import {expect, open, test} from './_helpers/test';

const TRANSFER = '/move/modules#0x1-primary_fungible_store-transfer';

test.describe('S10.references: references', () => {
  test('an address of a function loads the reference, opens its module and shows the function', async ({
    page,
  }) => {
    await open(page, TRANSFER);
    const entry = page.locator('[id="0x1-primary_fungible_store-transfer"]');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText('recipient: address, amount: u64');
    await expect(page.locator('details[id="0x1-primary_fungible_store"]')).toHaveAttribute('open');
    await expect(page.locator('details[id="0x1-coin"]')).not.toHaveAttribute('open');
  });

  test('a framework path in a guide leads to its entry without a new document', async ({page}) => {
    await open(page, '/guides/first-fa');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await page.locator('article a', {hasText: '0x1::primary_fungible_store::transfer'}).first().click();
    await expect(page).toHaveURL(TRANSFER);
    await expect(page.locator('[id="0x1-primary_fungible_store-transfer"]')).toBeInViewport();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('A page loads its reference when the reader scrolls near it', async ({page}) => {
    await open(page, '/move/modules');
    const declared = page.locator('[id="0x1-coin-balance"]');
    await expect(declared).toHaveCount(0);
    await page.locator('[id="framework"]').scrollIntoViewIfNeeded();
    await expect(declared).toHaveCount(1);
    await page.locator('details[id="0x1-coin"] > summary').click();
    await expect(declared).toBeVisible();
  });

  test('an endpoint has its parameters, its errors, a call and the answer', async ({page}) => {
    await open(page, '/indexer#rest-get-account');
    const endpoint = page.locator('details[id="rest-get-account"]');
    await expect(endpoint).toContainText('ledger_version: U64, in the query, optional');
    await expect(endpoint).toContainText('410');
    await expect(endpoint).toContainText('curl -s http://127.0.0.1:8080/v1/accounts/0x1');
    // The page scrolls to the endpoint once more when its fold is open, maybe between the press and the release.
    await endpoint.getByRole('link', {name: 'AccountData'}).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#rest-type-AccountData$/);
    await expect(page.locator('[id="rest-type-AccountData"]')).toBeInViewport();
  });

  test('A link to a command leads to it', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/cli/usage');
    await page.evaluate(() => window.location.assign('#cedra-node-initialize-validator'));
    await expect(page.locator('[id="cedra-node-initialize-validator"]')).toBeInViewport();
  });

  test('A filter shortens a list, and a link to an entry that it left out ends the filter', async ({
    page,
  }) => {
    await open(page, '/cli/usage');
    const filter = page.getByLabel(/^Filter the \d+ commands$/);
    const publish = page.getByRole('heading', {name: 'cedra move publish'});
    await filter.fill('view function-id');
    await expect(page.getByRole('status').filter({hasText: /^\d commands?$/})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'cedra move view'})).toBeVisible();
    await expect(publish).toHaveCount(0);
    await page.evaluate(() => window.location.assign('#cedra-move-publish'));
    await expect(publish).toBeInViewport();
    await expect(filter).toHaveValue('');
  });

  test('The filter of the commands stays in view, counts what it leaves, and brings the list into view', async ({
    page,
  }) => {
    await open(page, '/cli/usage#cedra-node');
    const filter = page.getByLabel(/^Filter the \d+ commands$/);
    await expect(filter).toBeInViewport();
    await expect(page.locator('[id="cedra-node"]')).toBeInViewport();
    await filter.fill('publish');
    const commands = page.getByRole('heading', {name: /^cedra\b/});
    const left = await commands.count();
    expect(left).toBeGreaterThan(3);
    await expect(page.getByRole('status').filter({hasText: `${left} commands`})).toBeInViewport();
    await expect(commands.first()).toBeInViewport();
    for (const section of await page.locator('section', {has: commands}).all())
      expect(await section.textContent()).toMatch(/publish/i);
  });

  test('The contents list the groups of commands, and mark the one that is read', async ({page}) => {
    await open(page, '/cli/usage');
    const groups = page.locator('.table-of-contents a[href^="#cedra"]');
    expect(await groups.count()).toBeGreaterThanOrEqual(8);
    await groups.filter({hasText: /^cedra node$/}).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('[id="cedra-node"]')).toBeInViewport();
    const read = groups.filter({hasText: /^cedra node$/});
    await expect(read).toHaveClass(/active/);
    await expect(read).toBeInViewport();
  });

  test('Letters lead to the first term of each, and letters without terms lead nowhere', async ({page}) => {
    await open(page, '/glossary');
    const bar = page.getByRole('navigation', {name: 'Terms by letter'});
    const letters = await bar.getByRole('link').allTextContents();
    const initials = await page
      .locator('article dt')
      .evaluateAll((terms) => terms.map(({textContent}) => textContent.charAt(0).toUpperCase()));
    expect(letters).toEqual([...new Set(initials)]);
    await bar.getByRole('link', {name: 'M', exact: true}).click();
    const first = page.locator('article dt').filter({hasText: /^m/i}).first();
    await expect(first).toBeInViewport();
    await expect(page).toHaveURL(`/glossary#${await first.getAttribute('id')}`);
  });

  test('The abort codes begin with links to all of their modules', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await open(page, '/move/errors');
    const links = page.getByRole('navigation', {name: 'Modules with abort codes'}).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const modules = await page
      .locator('article h3[id^="0x"]')
      .evaluateAll((all) => all.map(({id}) => `#${id}`));
    expect(targets).toEqual(modules);
    await links.filter({hasText: /^voting$/}).click();
    await expect(page.locator('[id="0x1-voting"]')).toBeInViewport();
    const [row] = await page.locator('[id="0x1-account"] + table tbody tr').all();
    expect((await row?.boundingBox())?.height).toBeLessThan(37);
  });

  for (const [path, noun] of [
    ['/glossary', 'term'],
    ['/move/modules', 'module'],
  ] as const) {
    test(
      `A filter of ${path} that leaves nothing leads to the search`,
      {tag: path === '/move/modules' ? '@sweep' : []},
      async ({page}) => {
        await open(page, path);
        await page.getByLabel(/^Filter the/).fill('gas profiler');
        await expect(page.getByText(`No ${noun} has “gas profiler”.`)).toBeVisible();
        await page.getByRole('link', {name: 'Search the documentation for it'}).click();
        await expect(page).toHaveURL(/\/search\?q=gas/);
      },
    );
  }

  test(
    'open entries fit on a screen of 320 px, and axe finds nothing in them',
    {tag: '@sweep'},
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      for (const address of [TRANSFER, '/indexer#rest-submit-transaction', '/indexer#rest-type']) {
        await open(page, address);
        await expect(page.locator('article details[open] code').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        const {violations} = await new AxeBuilder({page}).include('article details[open]').analyze();
        expect(violations).toEqual([]);
      }
    },
  );

  test('The loaded reference is printed', {tag: '@sweep'}, async ({page}) => {
    await open(page, TRANSFER);
    await expect(page.locator('[id="0x1-coin-balance"]')).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('[id="0x1-coin-balance"]')).toBeVisible();
  });

  test('The Markdown of a page has its complete reference', async ({request}) => {
    const modules = await (await request.get('/move/modules.md')).text();
    expect(modules).toMatch(/^#### 0x1::primary\\?_fungible\\?_store$/m);
    expect(modules).toContain('public entry fun transfer<T: key>(sender: &signer, metadata:');
    const rest = await (await request.get('/indexer.md')).text();
    expect(rest).toContain('curl -s http://127.0.0.1:8080/v1/accounts/0x1\n');
    const all = await (await request.get('/llms-full.txt')).text();
    expect(all).toContain('AccountData = { sequence_number: U64; authentication_key: HexEncodedBytes }');
  });
});

test.describe('S10.references: references without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Each folded entry links to the Markdown of the page, which has all entries', async ({page}) => {
    await page.goto('/move/modules');
    await page.locator('details[id="0x1-coin"] > summary').click();
    const link = page.locator('details[id="0x1-coin"] a');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/move/modules.md');
  });
});

import {links} from '../src/site/links';
import {arrivedAt, expect, open, test} from './_helpers/test';

// Not in the specification: what the framework gives to a page and must not get lost.
test.describe('S10.doc-page: parts of a documentation page', () => {
  test('A page links to its file in the repository', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${links.editDocs}docs/concepts/blockchain.mdx`,
    );
  });

  test('A page shows the date of its last change, taken from git', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const time = page.locator('.theme-last-updated time');
    const date = Date.parse((await time.getAttribute('datetime')) ?? '');
    expect(date).toBeGreaterThan(Date.parse('2024-01-01'));
    expect(date).toBeLessThanOrEqual(Date.now());
  });

  test('A page links to the pages before and after', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const pagination = page.getByRole('navigation', {name: 'Docs pages'});
    await pagination.getByRole('link', {name: /Next/}).click();
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    await pagination.getByRole('link', {name: /Previous/}).click();
    await arrivedAt(page, '/concepts/blockchain');
  });

  test('A line of text has 65 to 75 characters in a wide window', async ({page}) => {
    await page.setViewportSize({width: 1600, height: 900});
    await open(page, '/concepts/blockchain');
    const perLine = await page.locator('.theme-doc-markdown > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = Math.round(
          paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
        );
        // The last line of a paragraph may be short.
        return lines < 4 ? [] : [(paragraph.textContent ?? '').length / (lines - 0.5)];
      }),
    );
    expect(perLine.length).toBeGreaterThan(3);
    const mean = perLine.reduce((sum, each) => sum + each, 0) / perLine.length;
    expect(mean).toBeGreaterThan(60);
    expect(mean).toBeLessThan(78);
  });

  test('Breadcrumbs end with the page', async ({page}) => {
    await open(page, '/guides/dex/price-protection');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
    await expect(crumbs.locator('a[href="/guides/dex"]')).toBeVisible();
    await expect(crumbs.locator('.breadcrumbs__item--active')).toHaveCount(1);
  });

  test('A copy button copies the code', async ({page, context, browserName}) => {
    test.skip(
      browserName !== 'chromium',
      'Reading the clipboard needs a permission that only Chromium grants.',
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/getting-started/counter');
    const block = page.locator('.theme-code-block').first();
    const code = (await block.locator('code').innerText()).trim();
    await block.hover();
    await block.getByRole('button', {name: /Copy/}).click();
    await expect
      .poll(async () =>
        (await page.evaluate(() => navigator.clipboard.readText())).trim().replace(/\n+/g, '\n'),
      )
      .toBe(code.replace(/\n+/g, '\n'));
  });

  test('Every heading of level 2 and 3 has a link', async ({page}) => {
    await open(page, '/getting-started/counter');
    const headings = page.locator('article .markdown').locator('h2, h3');
    const links = headings.locator('a.hash-link');
    expect(await headings.count()).toBeGreaterThan(0);
    await expect(links).toHaveCount(await headings.count());
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ids = await headings.evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(hrefs.map((href) => href?.replace(/^.*#/, '#'))).toEqual(ids);
  });
});

test.describe('S2.query: query-string parameter', () => {
  test('A link can open a tab, and choosing a tab writes it to the address', async ({page}) => {
    await open(page, '/getting-started/tx?network=testnet');
    const tabs = page
      .getByRole('tablist')
      .filter({has: page.getByRole('tab', {name: 'Testnet'})})
      .first();
    await expect(tabs.getByRole('tab', {name: 'Testnet'})).toHaveAttribute('aria-selected', 'true');
    await tabs.getByRole('tab', {name: 'Devnet'}).click();
    await expect(page).toHaveURL(/\?network=devnet$/);
    await expect(tabs.getByRole('tab', {name: 'Devnet'})).toHaveAttribute('aria-selected', 'true');
  });
});

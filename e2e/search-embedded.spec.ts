import {type Page} from '@playwright/test';
import {links} from '../src/site/links';
import {expect, hydrated, open, test} from './_helpers/test';

const INDEX = '**/search-index/**';

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => modal(page).getByRole('searchbox');
const hits = (page: Page) => modal(page).locator('.DocSearch-Hit');

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

test.describe('S2.search-modal: search dialog', () => {
  test('Three keys open the dialog, and Escape closes it and returns the focus', async ({page}) => {
    await open(page, '/intro');
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    }
  });

  test('"/" writes a slash in a field', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await expect(modal(page)).toHaveCount(0);
  });

  test('The dialog keeps what is typed before it opens', async ({page}) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await open(page, '/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('faucet');
    await expect(field(page)).toHaveValue('faucet');
  });

  test('Tab stays inside the dialog', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'faucet');
    await expect(hits(page).first()).toBeVisible();
    for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(5).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  });

  test('S4.search-keys: Enter opens the active result, found by a part of a path', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'fungible_asset');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = await hits(page).nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(modal(page)).toHaveCount(0);
  });

  test('A word from elsewhere shows what it is called here, and leads to the section', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'msg.sender');
    await expect(hits(page).first()).toContainText('msg.sender → signer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/move\/basics#addresses$/);
  });

  test('The dialog announces the number of results', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'faucet');
    await expect(page.getByText(/^\d+ results for "faucet"$/)).toHaveCount(1);
  });

  test('An empty search offers pages to jump to', async ({page}) => {
    await open(page, '/intro');
    await page.keyboard.press('Control+k');
    const jumps = modal(page).locator('.search-jumps').getByRole('link');
    await expect(jumps).toHaveCount(6);
    await jumps.filter({hasText: 'Glossary'}).click();
    await expect(page).toHaveURL(/\/glossary$/);
    await expect(modal(page)).toHaveCount(0);
  });

  test('No two results look alike', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/intro');
    await search(page, '');
    for (const query of ['EINSUFFICIENT_BALANCE', 'escrow refund', 'next', 'faucet']) {
      await field(page).fill(query);
      await expect(page.getByText(new RegExp(`^\\d+ results for "${query}"$`))).toHaveCount(1);
      const rows = await hits(page).allInnerTexts();
      expect(rows.length).toBeGreaterThan(1);
      expect(
        rows.filter((row, index) => rows.indexOf(row) !== index),
        query,
      ).toEqual([]);
    }
  });

  test('An error has its module and its number', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'EINSUFFICIENT_BALANCE');
    await expect(hits(page).filter({hasText: '0x1::fungible_asset · 0x10004'})).toHaveCount(1);
  });

  test('S4.recent: An empty query shows recent searches', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'glossary');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/glossary/);
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('Recent');
    await expect(hits(page)).toHaveCount(1);
  });
});

test.describe('S5.input: validation', () => {
  test('The field takes 64 characters', async ({page}) => {
    await open(page, '/intro');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('a'.repeat(70));
    await expect(field(page)).toHaveValue('a'.repeat(64));
  });

  test('The selected text is the initial query', async ({page}) => {
    await open(page, '/intro');
    await page.locator('h1').selectText();
    const selected = await page.evaluate(() => String(getSelection()).slice(0, 64));
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue(selected);
  });
});

test.describe('S8.search-fails: search errors', () => {
  test('S8.no-results: A query without results shows suggestions that have results, and a prefilled issue', async ({
    page,
  }) => {
    await open(page, '/intro');
    await search(page, 'a');
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('qwxzyk');
    await expect(modal(page)).toContainText('No results for "qwxzyk"');
    await expect(modal(page)).toContainText('Believe this query should return results? Let us know.');
    const link = modal(page).getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', new RegExp(`^${links.newDocsIssue}\\?.*qwxzyk`));
    await expect(modal(page)).toContainText('Try searching for');
    const suggestions = modal(page).locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('S4.search-status: A missing index shows both sentences until a query succeeds', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/search|Failed to load resource/i);
    await page.clock.install();
    await open(page, '/intro');
    await page.route(INDEX, (route) => route.fulfill({status: 500, body: ''}));
    await search(page, 'faucet');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText('You might want to check your network connection.');
    await page.clock.runFor(1000);
    await expect(modal(page)).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await field(page).fill('faucets');
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('S2.search-page: the page of results', () => {
  test('The page shows the hits of its address and updates it with the query', async ({page}) => {
    await open(page, '/search?q=mempool');
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(page.locator('main mark').first()).toHaveText(/mempool/i);
    await page.getByRole('searchbox').fill('faucet');
    await expect(page).toHaveURL(/\?q=faucet$/);
    await expect(page.locator('main mark').first()).toHaveText(/faucet/i);
  });

  test('The page reports a failure and tries again', async ({page, watch}) => {
    watch.expectProblem(/search|Failed to load resource/i);
    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=faucet');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(INDEX);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main mark').first()).toBeVisible();
  });

  test('The page fits on a screen of 320 px', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/search?q=0x1::primary_fungible_store::transfer');
    await expect(page.getByRole('status')).toHaveText(/result/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('S10.first-load: DocSearch and the index load only when the reader turns to the search', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/intro');
  await hydrated(page);
  expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
  await page.getByRole('button', {name: 'Search'}).hover();
  await expect.poll(() => requests.filter((url) => url.includes('/search-index/')).length).toBeGreaterThan(0);
});

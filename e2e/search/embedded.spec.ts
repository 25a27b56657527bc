import type {Locator, Page} from '@playwright/test';
import {links} from '../../src/site/links';
import {searchSettings} from '../../src/site/search';
import {expectResults, field, hits, modal, openSearch, retype, search} from '../_helpers/search';
import {
  arrivedAt,
  expect,
  holdRequests,
  isSameDocument,
  markDocument,
  open,
  overflow,
  recordRequests,
  test,
  withoutPrefetch,
} from '../_helpers/test';

const INDEX = '**/search-index/**';

/** Opens the search while its code does not load yet. @returns a function that lets it load */
async function startOpening(page: Page): Promise<() => void> {
  await open(page, '/intro');
  const release = await holdRequests(page, '**/*.js');
  const request = page.waitForRequest('**/*.js');
  await page.keyboard.press('Control+k');
  await request;
  return release;
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

  test('"/" types a slash in a text field', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').pressSequentially('a/?[');
    await expect(page.getByRole('searchbox')).toHaveValue('a/?[');
    await expect(modal(page)).toHaveCount(0);
  });

  test('The dialog contains what the reader typed before it opened', async ({page}) => {
    const release = await startOpening(page);
    await page.keyboard.type('faucet');
    release();
    await expect(field(page)).toHaveValue('faucet');
  });

  test('Escape cancels the opening of the dialog, and returns the focus', async ({page}) => {
    const release = await startOpening(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    release();
    await page.waitForLoadState('networkidle');
    await expect(modal(page)).toHaveCount(0);
  });

  test('Escape shows the navigation bar with the button that gets the focus', async ({page}) => {
    await open(page, '/getting-started/counter');
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(page.locator('[data-hidden] > .navbar')).toBeAttached({timeout: 1_000});
    }).toPass();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    await expect(page.getByRole('button', {name: 'Search'})).toBeInViewport();
  });

  test('Back closes the dialog and leaves the page', async ({page}) => {
    await open(page, '/intro');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link').nth(1).click();
    const next = await page.waitForURL((url) => url.pathname !== '/intro').then(() => page.url());
    await openSearch(page);
    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(next);
    await page.goBack();
    await arrivedAt(page, '/intro');
  });

  test('A dialog that is still opening does not follow the reader to the next page', async ({page}) => {
    const release = await startOpening(page);
    await page.locator('.pagination-nav__link--next').click();
    release();
    await expect(page.locator('html')).not.toHaveClass(/docs-doc-id-intro( |$)/);
    await page.waitForLoadState('networkidle');
    await expect(modal(page)).toHaveCount(0);
  });

  test('A dialog that cannot open after Escape takes the reader nowhere', async ({page, watch}) => {
    watch.expectProblem(/ERR_FAILED|could not be preloaded|was not stored for offline reading/);
    await open(page, '/intro');
    await markDocument(page);
    let fail: () => void = () => undefined;
    const isFailing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/*.js', (route) => isFailing.then(() => route.abort()));
    const request = page.waitForEvent('requestfailed');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    fail();
    await request;
    await page.waitForLoadState('networkidle');
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveURL(/\/intro$/);
  });

  test('The dialog announces the number of results, and the focus stays inside it', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'faucet');
    await expectResults(page, 'faucet');
    for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(5).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    // As Docusaurus does after a navigation, which can end when the dialog is already open.
    await page.locator('[href*="skipToContent"]').evaluate((link) => link.focus());
    await expect(modal(page).locator(':focus')).toHaveCount(1);
  });

  test('S4.search-keys: Arrow keys move the active result, and Enter opens it', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'fungible_asset');
    await expectResults(page, 'fungible_asset');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = await hits(page).nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(modal(page)).toHaveCount(0);
  });

  test('S4.recent: An empty query shows pages to jump to, and later the recent searches', async ({page}) => {
    await open(page, '/intro');
    await openSearch(page);
    const jumps = modal(page).locator('.search-jumps').getByRole('link');
    await expect(jumps).toHaveCount(6);
    await jumps.filter({hasText: 'Glossary'}).click();
    await arrivedAt(page, '/glossary');
    await expect(modal(page)).toHaveCount(0);
    await search(page, 'faucet');
    await expectResults(page, 'faucet');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/faucet/);
    await openSearch(page);
    await expect(modal(page)).toContainText('Recent');
    await expect(hits(page)).toHaveCount(1);
  });

  test('S4.recent: Selecting a hit stores its parent, unless it has none or the parent is a favourite', async ({
    page,
  }) => {
    const recent = () =>
      page.evaluate((key) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as {url: string}[];
        return stored.map(({url}) => url);
      }, `__DOCSEARCH_RECENT_SEARCHES__${searchSettings.indexName}`);
    const addressOf = (kind: Locator) => kind.locator('a').first().getAttribute('href');
    // DocSearch's icon of hits that were found by their content.
    const byContent = page.locator('path[d^="M17 5H3"]');
    const children = hits(page).and(page.locator('.DocSearch-Hit--Child'));
    const others = hits(page).and(page.locator(':not(.DocSearch-Hit--Child)'));
    const kinds = [
      others.filter({has: byContent}),
      others.filter({hasNot: byContent}).filter({has: page.locator('a[href*="#"]')}),
      children.filter({has: byContent}),
    ];
    await open(page, '/intro');
    await openSearch(page);
    let query = '';
    // Which queries have hits of all kinds depends on the pages.
    for (query of ['faucet', 'account', 'transaction', 'network', 'gas', 'module']) {
      await retype(field(page), query);
      await expectResults(page, query);
      const counts = await Promise.all(kinds.map((kind) => kind.count()));
      if (counts.every((count) => count > 0)) break;
    }
    const [lone, heading, child] = (await Promise.all(kinds.map(addressOf))) as [string, string, string];
    await page.keyboard.press('Escape');
    async function follow(path: string): Promise<void> {
      await search(page, query);
      await expectResults(page, query);
      await hits(page).locator(`a[href="${path}"]`).first().click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname + url.hash === path);
    }
    const parent = child.replace(/#.*/, '');

    // By its content, and its page is no hit.
    await follow(lone);
    expect(await recent()).toEqual([]);
    await follow(heading);
    expect(await recent()).toEqual([heading]);
    // By its content, and its page is a hit.
    await follow(child);
    expect(await recent()).toEqual([parent, heading]);
    await openSearch(page);
    await modal(page).getByRole('button', {name: 'Save this search'}).first().click();
    await expect.poll(recent).toEqual([heading]);
    await page.keyboard.press('Escape');
    await follow(child);
    expect(await recent()).toEqual([heading]);
  });

  test('No two results look the same', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/intro');
    await openSearch(page);
    for (const query of ['EINSUFFICIENT_BALANCE', 'escrow refund', 'next', 'faucet']) {
      await retype(field(page), query);
      await expectResults(page, query);
      const rows = await hits(page).allInnerTexts();
      expect(rows.length).toBeGreaterThan(1);
      expect(
        rows.filter((row, index) => rows.indexOf(row) !== index),
        query,
      ).toEqual([]);
    }
  });

  test('S5.input: The selected text and the typed query have 64 characters at most', async ({page}) => {
    await open(page, '/intro');
    await page.locator('article p').filter({hasText: /.{65}/}).first().selectText();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(64);
    await openSearch(page);
    await expect(field(page)).toHaveValue(selected.slice(0, 64));
    await field(page).fill('');
    await page.keyboard.type('a'.repeat(70));
    await expect(field(page)).toHaveValue('a'.repeat(64));
  });

  test('S8.no-results: A query without results shows suggestions and an issue link', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'a');
    await expect(hits(page).first()).toBeVisible();
    await retype(field(page), 'qwxzyk');
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

  test('S8.search-fails, S4.search-status: A missing index shows the error', async ({page, watch}) => {
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

  test('S10.first-load: The index loads when the pointer enters the search button', async ({page}) => {
    const requests = recordRequests(page);
    await open(page, '/intro');
    expect(requests.filter((url) => url.includes('/search-index/'))).toEqual([]);
    const request = page.waitForRequest(INDEX);
    await page.getByRole('button', {name: 'Search'}).hover();
    await request;
  });
});

test.describe('S2.search-page: the page of results', () => {
  const highlighted = (page: Page) => page.locator('main mark').first();

  test('The page offers pages to jump to while it has no hits', async ({page}) => {
    for (const query of ['', '?q=zzqqxx']) {
      await open(page, `/search${query}`);
      await expect(page.locator('main').getByRole('link', {name: 'Your first contract'})).toBeVisible();
    }
    await page.getByRole('searchbox').fill('escrow');
    await expect(page.locator('main ol a').first()).toBeVisible();
    await expect(page.locator('main').getByText('Jump to:')).toHaveCount(0);
  });

  test('The page shows the hits of its address and updates the address with the query', async ({page}) => {
    await open(page, '/search?q=mempool');
    await expect(page.getByRole('searchbox')).toHaveValue('mempool');
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(highlighted(page)).toHaveText(/mempool/i);
    await retype(page.getByRole('searchbox'), 'faucet');
    await expect(page).toHaveURL(/\?q=faucet$/);
    await expect(highlighted(page)).toHaveText(/faucet/i);
    await page.setViewportSize({width: 320, height: 640});
    await retype(page.getByRole('searchbox'), '0x1::primary_fungible_store::transfer');
    await expect(highlighted(page)).toHaveText(/transfer|send/i);
    expect(await overflow(page)).toBe(0);
  });

  test('The page keeps its results while the page of a result loads', async ({page}) => {
    await withoutPrefetch(page);
    await open(page, '/search?q=mempool');
    await expect(highlighted(page)).toHaveText(/mempool/i);
    const release = await holdRequests(page, '**/*.js');
    const request = page.waitForRequest('**/*.js');
    await page.locator('main').getByRole('link').first().click();
    await request;
    await expect(page).not.toHaveURL(/\/search/);
    await expect(page.getByRole('searchbox')).toHaveValue('mempool');
    await expect(highlighted(page)).toHaveText(/mempool/i);
    release();
    await expect(page.locator('article h1')).toBeVisible();
  });

  test('The page uses as much of its address as the field holds', async ({page}) => {
    const text = `\u0e01${'\u0e47'.repeat(900)}`;
    await open(page, `/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text.slice(0, searchSettings.maxQueryLength));
    await expect(page.getByRole('heading', {level: 1})).not.toContainText(text);
  });
});

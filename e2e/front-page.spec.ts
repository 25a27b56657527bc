import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {docRoutes} from './_helpers/routes';
import {arrivedAt, expect, open, test} from './_helpers/test';

const leaves = (page: Page) =>
  page.getByRole('group', {name: /pages and how they were proven$/}).locator('a');

test.describe('S10.front-page: the front page', () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`Promise and first step are in the first screen of ${width} × ${height}`, async ({page}) => {
      await page.setViewportSize({width, height});
      await open(page, '/');
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      await expect(page.getByText('A chain of your own, in ten minutes.')).toBeInViewport({ratio: 1});
      const start = page.getByRole('link', {name: 'Start building'});
      await expect(start).toBeInViewport({ratio: 1});
      await start.click();
      await expect(page).toHaveURL(/#quick-start$/);
      await expect(page.locator('#quick-start')).toBeInViewport();
    });
  }

  test('The figures add up to the blocks of proof.lock.json', async ({page}) => {
    const lock = JSON.parse(readFileSync('proof.lock.json', 'utf8')) as {
      pages: Record<string, {blocks: string[]}>;
    };
    const blocks = Object.values(lock.pages).flatMap((receipt) => receipt.blocks).length;
    await open(page, '/');
    const figures = await page.locator('dl dd', {hasText: /^[\d,]+$/}).allInnerTexts();
    const [whole, ...parts] = figures.map((figure) => Number(figure.replaceAll(',', '')));
    expect(whole).toBe(blocks);
    expect(parts).toHaveLength(4);
    expect(parts.reduce((sum, part) => sum + part)).toBe(blocks);
  });

  test('Each leaf of the cedar is a page, with its title and its proof', async ({page}) => {
    await open(page, '/');
    const paths = await leaves(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.sort()).toEqual([...docRoutes].sort());
    const escrow = leaves(page).and(page.locator('[href="/guides/escrow"]'));
    await expect(escrow.locator('title')).toHaveText(/^Escrow with a time lock: \d+ blocks: \d+ ran/);
    await escrow.click();
    await arrivedAt(page, '/guides/escrow');
  });

  test('The arrow keys go from leaf to leaf, which are one stop of the Tab key', async ({page}) => {
    await open(page, '/');
    await leaves(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(leaves(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect(leaves(page).and(page.locator(':focus'))).toHaveCount(0);
  });

  test('The live figure loads when the reader comes near', async ({page}) => {
    await open(page, '/');
    const figure = page.getByRole('slider', {name: 'Size of the trade'});
    await expect(figure).toHaveCount(0);
    await page.locator('#try').scrollIntoViewIfNeeded();
    await expect(figure).toBeVisible();
  });

  test('The search field leads to the results', async ({page}) => {
    await open(page, '/');
    await page.getByRole('searchbox').fill('escrow');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=escrow$/);
    await expect(page.getByRole('heading', {name: 'Search results for "escrow"'})).toBeVisible();
  });
});

test.describe('S10.front-page: the front page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('The promise, the cedar and the guides are there, and no empty figure', async ({page}) => {
    await page.goto('/');
    await expect(page.getByText('A chain of your own, in ten minutes.')).toBeVisible();
    await expect(leaves(page)).toHaveCount(docRoutes.length);
    await expect(page.getByRole('link', {name: 'Build a DEX', exact: true}).first()).toBeVisible();
    await expect(page.locator('#try')).toBeHidden();
  });
});

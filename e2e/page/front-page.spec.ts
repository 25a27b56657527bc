import type {Page} from '@playwright/test';
import {documentOf} from '../_helpers/build';
import {docRoutes} from '../_helpers/routes';
import {arrivedAt, expect, open, test} from '../_helpers/test';

const leaves = (page: Page) =>
  page.getByRole('group', {name: /^How each of the \d+ pages was proven$/}).locator('a');

test.describe('S10.front-page: the front page', () => {
  test('The first screen has the promise and the first step, then come paths and Quick start', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    const start = page.getByRole('link', {name: 'Start building'});
    const paths = page.locator('#choose-your-path');
    const quickStart = page.locator('#quick-start');
    for (const [width, height, lowest] of [
      [1440, 900, 900],
      [390, 844, 1_300],
    ] as const) {
      await page.setViewportSize({width, height});
      await expect(page.getByText('Your own chain in ten minutes.')).toBeInViewport({ratio: 1});
      await expect(start).toBeInViewport({ratio: 1});
      expect((await paths.boundingBox())?.y, `${width} px`).toBeLessThan(lowest);
    }
    const order = await page.locator('article h2').evaluateAll((headings) => headings.map(({id}) => id));
    expect(order.slice(0, 2)).toEqual(['choose-your-path', 'quick-start']);
    await start.click();
    await expect(page).toHaveURL(/#quick-start$/);
    await expect(quickStart).toBeInViewport();
  });

  for (const [platform, label] of [
    ['MacIntel', 'macOS'],
    ['Win32', 'Windows'],
    ['Linux x86_64', 'Linux'],
  ] as const)
    test(`The Quick start begins with the tab of the reader's system: ${label}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', {get: () => value});
      }, platform);
      await open(page, '/');
      const tab = (name: string) => page.getByRole('tab', {name, exact: true});
      await expect(tab(label)).toHaveAttribute('aria-selected', 'true');
      // The reader's choice remains.
      const other = label === 'macOS' ? 'Linux' : 'macOS';
      await tab(other).click();
      await open(page, '/');
      await expect(tab(other)).toHaveAttribute('aria-selected', 'true');
    });

  test('Each leaf of the tree is a page, and arrow keys move between leaves', async ({page}) => {
    await open(page, '/');
    await leaves(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(leaves(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(leaves(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(leaves(page).and(page.locator(':focus'))).toHaveCount(0);

    const paths = await leaves(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.sort()).toEqual([...docRoutes].sort());
    const leaf = leaves(page).and(page.locator('[href="/guides/escrow"]'));
    const title = documentOf('/guides/escrow')('h1').text();
    const texts = await leaves(page).locator('title').allTextContents();
    expect(texts.filter((text) => text.startsWith(`${title}: `))).toEqual([
      expect.stringMatching(/: (?:\d+ blocks?: .+|not proven|no code)$/),
    ]);
    await leaf.click();
    await arrivedAt(page, '/guides/escrow');
  });

  test('The live figure loads when the reader scrolls near it', async ({page}) => {
    await open(page, '/');
    const figure = page.getByRole('slider', {name: 'Trade size'});
    await expect(figure).toHaveCount(0);
    await page.locator('#try').scrollIntoViewIfNeeded();
    await expect(figure).toBeVisible();
  });

  test('The search field opens the page of results', async ({page}) => {
    await open(page, '/');
    await page.getByRole('searchbox').pressSequentially('escrow');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=escrow$/);
    await expect(page.getByRole('heading', {name: 'Search results for "escrow"'})).toBeVisible();
  });
});

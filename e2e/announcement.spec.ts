import {type Page} from '@playwright/test';
import {announcementBar} from '../src/site/navbar';
import {expect, navigate, open, test} from './_helpers/test';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

/** The framework appends a name of the site to its storage keys. */
const stored = (page: Page, name: string) =>
  page.evaluate((start) => {
    const key = Object.keys(localStorage).find((candidate) => candidate.startsWith(start));
    return key === undefined ? undefined : localStorage.getItem(key);
  }, `docusaurus.announcement.${name}`);

const storeAll = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([start, text]) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.setItem(key, text);
    },
    [`docusaurus.announcement.${name}`, value] as const,
  );

/** By keyboard: the search button would move under the mouse and load code that these tests block. */
const dismissByKeyboard = (page: Page) => bar(page).getByRole('button', {name: 'Close'}).press('Enter');

test.describe('S4.announcement: announcement bar', () => {
  test('The bar shows until the reader dismisses it, and local storage keeps the dismissal', async ({
    page,
  }) => {
    await open(page, '/intro');
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page, 'dismiss')).toBe('true');
    expect(await stored(page, 'id')).toBe(announcementBar.id);
    await navigate(page, '/concepts');
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/move');
    await expect(bar(page)).toHaveCount(0);
  });

  test('A dismissed bar is hidden from the first paint', async ({page, watch}) => {
    watch.expectProblem(/Failed to load resource/);
    await open(page, '/intro');
    await dismissByKeyboard(page);
    // Without the application's scripts there is only the server's HTML and what the inline scripts did.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('article h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('A new announcement id resets the dismissal on the first load', async ({page}) => {
    await open(page, '/intro');
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    // As if another announcement had been dismissed.
    await storeAll(page, 'id', 'an-older-announcement');
    await open(page, '/intro');
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, 'dismiss')).toBe('false');
    expect(await stored(page, 'id')).toBe(announcementBar.id);
    // The new one can be dismissed too.
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await page.reload();
    await expect(bar(page)).toHaveCount(0);
  });

  test('A bar with a new id shows before the application starts', async ({page, watch}) => {
    watch.expectProblem(/Failed to load resource/);
    await open(page, '/intro');
    await dismissByKeyboard(page);
    await storeAll(page, 'id', 'an-older-announcement');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(bar(page)).toBeVisible();
  });
});

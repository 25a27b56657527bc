import {type Page} from '@playwright/test';
import {announcementBar} from '../src/site/navbar';
import {expect, navigate, open, test} from './_helpers/test';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

/** The framework appends a name of the site to its keys in storage. */
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

/** By mouse the search would come under it when the bar goes, and ask for code that these tests keep away. */
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
    // Without scripts of the application there is only what the server sent and what the head did.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('article h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('A new announcement id resets the dismissal on the first load', async ({page}) => {
    await open(page, '/intro');
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    // As if what was dismissed had been another announcement.
    await storeAll(page, 'id', 'an-older-announcement');
    await open(page, '/intro');
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, 'dismiss')).toBe('false');
    expect(await stored(page, 'id')).toBe(announcementBar.id);
    // And from then on it is dismissed like any other.
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

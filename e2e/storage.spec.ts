import {type Page} from '@playwright/test';
import {storedKeys} from './_helpers/stored';
import {expect, navigate, open, test} from './_helpers/test';

const warning = /Docusaurus browser storage is not available/;

async function denyStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test.describe('S8.storage: browser storage unavailable', () => {
  test('A page without storage logs one warning and works', async ({page, watch}) => {
    watch.expectProblem(warning);
    await denyStorage(page);
    await open(page, '/intro');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await navigate(page, '/concepts');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[data-help-improve] h2')).toBeVisible();
    expect(watch.problems.filter((problem) => warning.test(problem))).toHaveLength(1);
    expect(watch.problems.find((problem) => warning.test(problem))).toMatch(/^warning:/);
  });

  test('A failing write to storage is reported and skipped', async ({page, watch}) => {
    watch.expectProblem(/Docusaurus storage error, can't set/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open(page, '/intro');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => watch.problems.some((problem) => problem.includes("can't set theme"))).toBe(true);
  });
});

test.describe('S3.preferences: stored preferences', () => {
  test('Only the announcement id is stored before the reader chooses anything', async ({page}) => {
    await open(page, '/intro');
    for (const key of await keys(page)) expect(key).toMatch(/^docusaurus\.announcement\.(id|dismiss)/);
  });

  test('The theme is stored as light or dark', async ({page}) => {
    await open(page, '/intro');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    expect((await keys(page)).filter((key) => /^theme\b/.test(key))).toHaveLength(1);
  });

  test('Choosing the docs version stores it', async ({page}) => {
    await open(page, '/concepts/transaction?network=testnet');
    const dropdown = page.locator('.navbar .dropdown').filter({hasText: 'Next'});
    await dropdown.hover();
    await dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(/\/concepts\/transaction\?network=testnet$/);
    const stored = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('docs-preferred-version'));
        return key === undefined ? null : localStorage.getItem(key);
      });
    expect(await stored()).toBe('current');
    await open(page, '/intro');
    expect(await stored()).toBe('current');
  });

  test('The stored states of `every-page` have every key', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/getting-started/cli');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await page.getByRole('tab', {selected: false}).first().click();
    const dropdown = page.locator('.navbar .dropdown').filter({hasText: 'Next'});
    await dropdown.hover();
    await dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox').fill('glossary');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary/);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    // The row is animated before it is stored.
    await expect.poll(() => keys(page)).toHaveLength(7);
    for (const key of await keys(page)) expect(storedKeys).toContain(key);
  });
});

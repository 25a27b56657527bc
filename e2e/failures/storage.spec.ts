// Data that the site stores in the browser.
import type {Page} from '@playwright/test';
import {announcementId} from '../../src/site/navbar';
import {hits, modal, openSearch, search} from '../_helpers/search';
import {stored, storedKeys} from '../_helpers/stored';
import {expect, expectMode, modeSwitch, navigate, open, test, withhold} from '../_helpers/test';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function chooseVersion(page: Page) {
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: 'Next'});
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
}

test.describe('S4.announcement: announcement bar', () => {
  test.beforeEach(({watch}) =>
    watch.expectProblem(/Failed to load resource|was not stored for offline reading/),
  );

  /** Without the site's scripts: shows the server's HTML as changed by the inline scripts. */
  async function reloadWithoutScripts(page: Page) {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('article h1')).toBeVisible();
  }

  /** As if the reader had dismissed another announcement. */
  const storeOldId = (page: Page) =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('docusaurus.announcement.id')) localStorage.setItem(key, 'an-older-announcement');
      }
    });

  test('A dismissed bar stays hidden on all pages, also before scripts run', async ({page}) => {
    await open(page, '/intro');
    await expect(bar(page)).toBeVisible();
    await close(page).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    expect(await stored(page, 'docusaurus.announcement.id')).toBe(announcementId);
    await navigate(page, '/concepts');
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/move');
    await expect(bar(page)).toHaveCount(0);
    await reloadWithoutScripts(page);
    await expect(bar(page)).toBeHidden();
  });

  test('A new announcement id resets the dismissal, and the bar shows before scripts run', async ({page}) => {
    await open(page, '/intro');
    await close(page).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await storeOldId(page);
    await open(page, '/intro');
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
    expect(await stored(page, 'docusaurus.announcement.id')).toBe(announcementId);
    await close(page).press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await storeOldId(page);
    await reloadWithoutScripts(page);
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('S8.storage: browser storage unavailable', () => {
  test('A page without storage logs one warning and works', async ({page, watch}) => {
    const warning = /Docusaurus browser storage is not available/;
    watch.expectProblem(warning);
    await withhold(page, 'localStorage', 'sessionStorage');
    await open(page, '/intro');
    await modeSwitch(page).click();
    await expectMode(page, 'dark');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    await navigate(page, '/concepts');
    await expectMode(page, 'dark');
    await expect(page.locator('[data-help-improve] h2')).toBeVisible();
    const warnings = watch.problems.filter((problem) => warning.test(problem));
    expect(warnings).toEqual([expect.stringMatching(/^warning:/)]);
  });

  test('A failing write to storage is reported and skipped', async ({page, watch}) => {
    watch.expectProblem(/Docusaurus storage error, can't set/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open(page, '/intro');
    await modeSwitch(page).click();
    await expectMode(page, 'dark');
    await expect.poll(() => watch.problems.some((problem) => problem.includes("can't set theme"))).toBe(true);
  });
});

test.describe('S3.preferences: stored preferences', () => {
  test('Theme and docs version are stored when the reader chooses them', async ({page}) => {
    await open(page, '/concepts/transaction?network=testnet');
    for (const key of await keys(page)) expect(key).toMatch(/^docusaurus\.announcement\.(id|dismiss)/);
    await modeSwitch(page).click();
    await expectMode(page, 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await chooseVersion(page);
    await expect(page).toHaveURL(/\/concepts\/transaction\?network=testnet$/);
    expect(await stored(page, 'docs-preferred-version')).toBe('current');
    await open(page, '/intro');
    expect(await stored(page, 'docs-preferred-version')).toBe('current');
  });

  test('The stored states of `every-page` include every key', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/getting-started/cli');
    await modeSwitch(page).click();
    await close(page).click();
    await page.getByRole('tab', {selected: false}).first().click();
    await chooseVersion(page);
    await search(page, 'glossary');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary/);
    await expect(modal(page)).toHaveCount(0);
    await openSearch(page);
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    // The row is animated before it is stored.
    await expect.poll(() => keys(page)).toHaveLength(7);
    for (const key of await keys(page)) expect(storedKeys).toContain(key);
  });
});

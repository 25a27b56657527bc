import type {Page} from '@playwright/test';
import {links} from '../src/site/links';
import {arrivedAt, expect, navigate, open, test} from './_helpers/test';

test.describe('S10.page-foot: the foot of a page', () => {
  test('The question whether the page helped opens a prefilled form and sends nothing', async ({page}) => {
    await open(page, '/guides/escrow#security');
    const no = page.getByRole('link', {name: 'No', exact: true});
    await no.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await no.click();
    const url = new URL((await no.getAttribute('href')) ?? '');
    expect(url.href.startsWith(links.newDocsIssue)).toBe(true);
    expect(url.searchParams.get('page')).toContain('/guides/escrow#security');
  });

  test('The foot links to the changes of the page', async ({page}) => {
    await open(page, '/guides/escrow');
    await expect(page.getByRole('link', {name: 'What changed on this page'})).toHaveAttribute(
      'href',
      `${links.docsHistory}docs/guides/escrow.mdx`,
    );
  });
});

test.describe('S10.keys: keys', () => {
  test('[ and ] go to the pages before and after', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await page.keyboard.press(']');
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    await page.keyboard.press('[');
    await arrivedAt(page, '/concepts/blockchain');
  });

  test('[ and ] work on the index page of a folder', async ({page}) => {
    await open(page, '/guides/escrow');
    await page.keyboard.press(']');
    await arrivedAt(page, '/guides/dex');
  });

  test('? opens the list of keys, and Escape closes it and returns the focus', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const button = page.getByRole('button', {name: 'Keyboard shortcuts'});
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press(']');
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
  });

  test('No key acts while the reader types', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill('');
    await page.keyboard.type('e]?');
    await expect(field).toHaveValue('e]?');
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
  });
});

test.describe('S10.keys: single-key shortcuts (WCAG 2.1.4)', () => {
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const setting = (page: Page) => dialog(page).getByRole('checkbox', {name: 'Shortcuts of a single key'});
  const openDialog = (page: Page) => page.getByRole('button', {name: 'Keyboard shortcuts'}).click();

  test('Shortcuts that are switched off stay off on other pages and after a reload', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await openDialog(page);
    await setting(page).uncheck();
    await page.keyboard.press('Escape');
    for (const load of [() => navigate(page, '/concepts'), () => open(page, '/concepts/blockchain')]) {
      await load();
      const address = page.url();
      for (const key of ['[', ']', '?', '/']) await page.keyboard.press(key);
      // The next shortcut works, so the keys before it have been handled.
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(page.url()).toBe(address);
    }
    await openDialog(page);
    await expect(setting(page)).not.toBeChecked();
    await setting(page).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
  });

  test('No shortcut leaves the site', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const address = page.url();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(request.url());
    });
    for (const key of 'abcdefghijklmnopqrstuvwxyz') await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(requests).toEqual([]);
    expect(page.url()).toBe(address);
  });

  for (const [keyboard, modifiers] of [
    ['Option on macOS', {altKey: true}],
    ['AltGr', {modifierAltGraph: true}],
    ['AltGr as Ctrl and Alt', {modifierAltGraph: true, ctrlKey: true, altKey: true}],
  ] as const) {
    const tag = keyboard === 'AltGr' ? [] : '@sweep';
    test(`"]" works where it is typed with ${keyboard}`, {tag}, async ({page}) => {
      await open(page, '/concepts/blockchain');
      await page.evaluate(
        (init) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {key: ']', bubbles: true, cancelable: true, ...init}),
          ),
        modifiers,
      );
      await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    });
  }

  test('"Ctrl+]" and "Cmd+]" are left to the browser', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const isPrevented = await page.evaluate(() =>
      [{ctrlKey: true}, {metaKey: true}].map(
        (init) =>
          !document.body.dispatchEvent(
            new KeyboardEvent('keydown', {key: ']', bubbles: true, cancelable: true, ...init}),
          ),
      ),
    );
    expect(isPrevented).toEqual([false, false]);
  });
});

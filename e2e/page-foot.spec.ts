import {links} from '../src/site/links';
import {arrivedAt, expect, open, test} from './_helpers/test';

test.describe('Issue 8: the foot of a page', () => {
  test('asks whether the page helped, with a form that is filled in and sends nothing', async ({page}) => {
    await open(page, '/guides/escrow#security');
    const no = page.getByRole('link', {name: 'No', exact: true});
    await no.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await no.click();
    const url = new URL((await no.getAttribute('href')) ?? '');
    expect(url.href.startsWith(links.newDocsIssue)).toBe(true);
    expect(url.searchParams.get('page')).toContain('/guides/escrow#security');
  });

  test('leads to what changed on the page', async ({page}) => {
    await open(page, '/guides/escrow');
    await expect(page.getByRole('link', {name: 'What changed on this page'})).toHaveAttribute(
      'href',
      `${links.docsHistory}docs/guides/escrow.mdx`,
    );
  });
});

test.describe('Issue 8: keys', () => {
  test('[ and ] go to the pages before and after', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await page.keyboard.press(']');
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    await page.keyboard.press('[');
    await arrivedAt(page, '/concepts/blockchain');
  });

  test('they know the index of a folder by its clean path', async ({page}) => {
    await open(page, '/guides/escrow');
    await page.keyboard.press(']');
    await arrivedAt(page, '/guides/dex');
  });

  test('? lists them, Escape closes the list and gives the focus back', async ({page}) => {
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

  test('none of them while a reader types', async ({page}) => {
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

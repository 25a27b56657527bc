import {field, hits, modal, openSearch} from '../_helpers/search';
import {expect, open, test} from '../_helpers/test';

test('S2.search-modal: A long pasted error is found by its name, and explained as a whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const message =
    'CedraApiError: Request to [Fullnode]: POST http://127.0.0.1:8080/v1/transactions failed with: {"message":"Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD","error_code":"vm_error"}';
  await open(page, '/intro');
  await page.evaluate((text) => navigator.clipboard.writeText(text), message);
  await openSearch(page);
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue('SEQUENCE_NUMBER_TOO_OLD');
  // The answer is above all other hits, with its cause and its fix.
  const answer = hits(page).first();
  await expect(answer).toContainText('SEQUENCE_NUMBER_TOO_OLD');
  await expect(answer).toContainText('Not on chain, no fee');
  await expect(answer).toContainText('A transaction with this number is already on chain');
  await expect(answer).toContainText(/read the account/i);
  await modal(page).getByRole('link', {name: 'Explain this error'}).click();
  await expect(page.getByLabel('Paste an error message')).toHaveValue(message);
  await open(page, '/search');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('searchbox')).toHaveValue('SEQUENCE_NUMBER_TOO_OLD');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('A transaction with this number is already on chain');
  await expect(first.getByRole('heading', {name: 'SEQUENCE_NUMBER_TOO_OLD'})).toBeVisible();
  await page.getByRole('link', {name: 'Explain this error'}).click();
  await expect(page.getByLabel('Paste an error message')).toHaveValue(message);
  const box = page.getByRole('listitem').filter({hasText: 'Not on chain, no fee'}).first();
  await expect(box).toContainText('A transaction with this number is already on chain');
  await expect(box.getByRole('link', {name: 'Where this happens'})).toHaveAttribute(
    'href',
    /\/concepts\/transactions\/states#retry$/,
  );
  // An entry about a whole source file says so.
  await page.getByLabel('Paste an error message').fill('error: invalid transaction script bytecode');
  await expect(page.getByText('so not every sentence may fit').first()).toBeVisible();
  await page.getByLabel('Paste an error message').fill('');
  await expect(page.getByLabel('Paste an error message')).toHaveValue('');
});

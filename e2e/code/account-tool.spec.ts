import {type Page} from '@playwright/test';
import {expect, open, recordRequests, test, withoutPrefetch} from '../_helpers/test';

const start = (page: Page) => page.getByRole('button', {name: 'Create a throwaway account'});
const another = (page: Page) => page.getByRole('button', {name: 'Create another account'});
const kind = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const message = (page: Page) => page.getByRole('textbox', {name: 'Message'});
const figure = (page: Page) => page.getByRole('figure').filter({has: kind(page, 'Ed25519')});

async function makeAccount(page: Page) {
  await open(page, '/sdks/typescript/accounts');
  await start(page).click();
  await expect(another(page)).toBeFocused();
}

test.describe('S10.account-tool: the tool on the accounts page', () => {
  test('The tool loads the SDK on first use and sends no further request', async ({page}) => {
    const requests = recordRequests(page);
    // Prefetching links would send requests too.
    await withoutPrefetch(page);
    await open(page, '/sdks/typescript/accounts');
    const before = requests.length;
    await expect(kind(page, 'Ed25519')).toBeDisabled();
    await start(page).click();
    await expect(kind(page, 'Ed25519')).toBeEnabled();
    expect(requests.length).toBeGreaterThan(before);

    const loaded = requests.length;
    await page.context().setOffline(true);
    await another(page).click();
    await page.getByRole('button', {name: 'Sign', exact: true}).click();
    await expect(figure(page)).toContainText('The signature is valid');
    expect(requests.length).toBe(loaded);
  });

  test('A changed message has no valid signature, and the private key is hidden', async ({page}) => {
    await makeAccount(page);
    await message(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(figure(page)).toContainText('The signature is valid');
    await message(page).press('End');
    await page.keyboard.type('!');
    await expect(figure(page)).toContainText('The signature is not valid');
    await page.keyboard.press('Backspace');
    await expect(figure(page)).toContainText('The signature is valid');

    await expect(figure(page)).not.toContainText('ed25519-priv-');
    await page.getByRole('button', {name: 'Reveal the private key'}).click();
    await expect(figure(page)).toContainText(/ed25519-priv-0x[0-9a-f]{64}/);
    await another(page).click();
    await expect(figure(page)).not.toContainText('ed25519-priv-');
  });

  test('The tool reports that the SDK failed to load, and "Try again" loads it', async ({page, watch}) => {
    watch.expectProblem(/Failed to load resource|was not stored for offline reading/);
    await open(page, '/sdks/typescript/accounts');
    await page.waitForLoadState('load');
    await page.route('**/assets/js/**', (route) => route.abort());
    await start(page).click();
    await expect(figure(page).getByText('could not be loaded')).toBeVisible();
    await page.unroute('**/assets/js/**');
    await figure(page).getByRole('button', {name: 'Try again'}).click();
    await expect(another(page)).toBeVisible();
  });

  for (const width of [390, 1280]) {
    test(`The height of the tool does not change at ${width} px`, {tag: '@sweep'}, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/sdks/typescript/accounts');
      const height = async () => (await figure(page).boundingBox())?.height;
      const before = await height();
      await start(page).click();
      await expect(another(page)).toBeVisible();
      expect(await height()).toBe(before);
      await page.getByRole('button', {name: 'Sign', exact: true}).click();
      expect(await height()).toBe(before);
      await message(page).press('ControlOrMeta+a');
      await message(page).pressSequentially('Something else');
      expect(await height()).toBe(before);
      for (const name of ['Ed25519 as a single key', 'Secp256k1']) {
        await kind(page, name).check();
        await expect(figure(page)).toContainText('The SDK derives the same address.');
        await page.getByRole('button', {name: 'Reveal the private key'}).click();
        expect(await height()).toBe(before);
      }
    });
  }
});

// The button "Did it work?" after a step.
import {respondAt} from '../_helpers/fakeNode';
import {openGallery} from '../_helpers/gallery';
import {expect, reactIsIdle, test} from '../_helpers/test';

const node = 'http://127.0.0.1:8080';

test.describe('S10.chain-check: did a step work', () => {
  test('It asks the reader’s chain, and says what is missing and what is there', async ({page, watch}) => {
    // Browsers report responses with an error, and missing ones.
    watch.expectProblem(/Failed to load resource/);
    let isPublished = false;
    await respondAt(page, 'http://127.0.0.1:8081', () => ({status: 400, body: '{}'}));
    await respondAt(page, 'http://127.0.0.1:8090', () => undefined);
    const requests = await respondAt(page, node, () => ({
      body: JSON.stringify({chain_id: 4, ledger_version: '1234'}),
    }));
    await page.route(`${node}/v1/accounts/**`, (route) =>
      route.fulfill({
        status: isPublished ? 200 : 404,
        headers: {'access-control-allow-origin': '*'},
        json: {data: {value: '1'}},
      }),
    );
    await openGallery(page);
    const button = page.getByRole('button', {name: 'Did it work? Check my chain'}).first();
    expect(requests).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    const address = page.getByLabel('Your account’s address');
    await expect(address).toBeFocused();
    await address.pressSequentially('alice');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('form', {name: 'Did it work?'}).first();
    await expect(panel).toContainText('This is not an address.');
    await address.fill('');
    await address.pressSequentially('ab12');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Something is missing.');
    await expect(panel).toContainText(
      'Localnet runs: chain 4, version 1,234. Its faucet responds. No indexer responds, which is the default.',
    );
    await expect(panel).toContainText('The address has no module counter on Localnet.');
    isPublished = true;
    await panel.getByRole('button', {name: 'Check'}).click();
    await expect(panel).toContainText('It worked.');
  });

  test('The outcome for one network goes when the reader chooses another, and comes no later', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/Failed to load resource/);
    let isReleased: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (isReleased = resolve));
    await respondAt(page, node, () => undefined);
    await page.route('https://testnet.cedra.dev/**', async (route) => {
      await released;
      await route.abort('connectionrefused');
    });
    await openGallery(page);
    // The last one checks the network alone.
    await page.getByRole('button', {name: 'Did it work? Check my chain'}).last().click();
    const panel = page.getByRole('form', {name: 'Did it work?'}).first();
    await expect(panel).toContainText('The node of Localnet does not respond.');
    const request = page.waitForRequest('https://testnet.cedra.dev/**');
    await panel.getByRole('combobox', {name: 'Network'}).selectOption('Testnet');
    await expect(panel).not.toContainText('does not respond');
    await panel.getByRole('button', {name: 'Check'}).click();
    await request;
    await panel.getByRole('combobox', {name: 'Network'}).selectOption('Localnet');
    await panel.getByRole('button', {name: 'Check'}).click();
    await expect(panel).toContainText('The node of Localnet does not respond.');
    const failure = page.waitForEvent('requestfailed');
    isReleased();
    await failure;
    await reactIsIdle(page);
    await expect(panel).toContainText('The node of Localnet does not respond.');
  });

  test('Without a localnet it says how to start one', async ({page, watch}) => {
    // Browsers report responses with an error, and missing ones.
    watch.expectProblem(/Failed to load resource/);
    await respondAt(page, node, () => undefined);
    await openGallery(page);
    // The last one checks the network alone.
    await page.getByRole('button', {name: 'Did it work? Check my chain'}).last().click();
    const panel = page.getByRole('form', {name: 'Did it work?'}).first();
    await expect(panel).toContainText('The node of Localnet does not respond.');
    await expect(panel).toContainText('cedra node run-localnet');
  });
});

// Programs on a host that sends the headers of the site.
import {StaticHost} from '../_helpers/host';
import {watchPolicy} from '../_helpers/policy';
import {sites} from '../_helpers/sites';
import {expect, open, test} from '../_helpers/test';
import {runButton, shortProgram, state} from './_program';

test.describe('S10.policy: the policy and programs', () => {
  const host = new StaticHost(sites.plain.directory);
  test.beforeAll(() => host.start());
  test.afterAll(() => host.stop());

  test('The policy refuses nothing that a program needs', async ({page}) => {
    const violations = await watchPolicy(page);
    await open(page, host.url(shortProgram.route));
    await page
      .getByRole('button', {name: /^Run \S/})
      .first()
      .click();
    await runButton(page).click();
    await expect(state(page)).toContainText('The program has ended.');
    expect(violations).toEqual([]);
  });
});

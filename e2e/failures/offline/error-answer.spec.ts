import {expect, hydrated, test} from '../../_helpers/test';
import {cached, DeployableSite, noNetwork, visit} from './_site';

test.use({serviceWorkers: 'allow'});

let site: DeployableSite;
test.beforeEach(async () => {
  site = new DeployableSite();
  await site.start();
});
test.afterEach(() => site.stop());

// Caching the index, before the pages, takes half a minute.
test('S10.offline: Errors are explained without a network', {tag: '@sweep'}, async ({page, watch}) => {
  test.setTimeout(180_000);
  watch.expectProblem(noNetwork);
  await visit(page, site, '/concepts');
  await visit(page, site, '/concepts/blockchain');
  await expect.poll(() => cached(page), {timeout: 120_000}).toContain('/move/errors');
  await site.stop();
  await page.goto(site.url('/move/errors?error=EINSUFFICIENT_BALANCE'));
  await hydrated(page);
  await expect(page.getByRole('status').filter({hasText: /\d+ found/})).toBeVisible();
});

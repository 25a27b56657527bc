// The site on a host that sends its headers. For the policies of all pages see `built-files`.
import {routeWithReducedDiagram} from '../_helpers/build';
import {StaticHost} from '../_helpers/host';
import {PageServer} from '../_helpers/localServer';
import {watchPolicy} from '../_helpers/policy';
import {hits, search} from '../_helpers/search';
import {sites} from '../_helpers/sites';
import {arrivedAt, expect, modeSwitch, navigate, open, push, test} from '../_helpers/test';
import {ALGOLIA, stubServices, fulfillSearch} from '../_helpers/thirdParties';

for (const [name, {directory}] of Object.entries(sites)) {
  test.describe(`S10.policy: the policy and the ${name} site`, () => {
    let host: StaticHost;
    test.beforeAll(async () => {
      host = new StaticHost(directory);
      await host.start();
    });
    test.afterAll(() => host.stop());
    test.beforeEach(async ({page}) => {
      if (name !== 'configured') return;
      await stubServices(page, 'window.hasGoogle = true');
      await page.route(ALGOLIA, (route) => fulfillSearch(route));
    });

    const tag = name === 'configured' ? '@sweep' : [];
    test('The policy refuses nothing that a reader does', {tag}, async ({page, context}) => {
      const violations = await watchPolicy(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, host.url('/intro'));
      await search(page, 'account');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await modeSwitch(page).click();
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
      await navigate(page, '/sdks/typescript/accounts');
      await page.getByRole('button', {name: 'Create a throwaway account'}).click();
      await page.getByRole('button', {name: 'Sign', exact: true}).click();
      await expect(page.locator('main')).toContainText('The signature is valid');
      await navigate(page, '/guides/dex/price-protection');
      await expect(page.getByRole('slider').first()).toBeVisible();
      await page.getByRole('slider').first().press('ArrowRight');
      await navigate(page, routeWithReducedDiagram());
      // Only reduced diagrams have the button.
      await page.setViewportSize({width: 320, height: 800});
      await page.getByRole('button', {name: 'Enlarge diagram'}).first().click();
      await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await push(page, '/search?q=gas');
      await arrivedAt(page, '/search');
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
      if (name === 'configured') expect(await page.evaluate(() => 'hasGoogle' in window)).toBe(true);
      expect(violations).toEqual([]);
    });

    test('An injected script neither runs nor sends anything', async ({page, watch}) => {
      watch.expectProblem(/Content Security Policy|Refused to/i);
      const violations = await watchPolicy(page);
      await open(page, host.url('/intro'));
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        document.body.append(script);
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.hasRun = true">');
        return fetch('https://elsewhere.example/').catch(() => undefined);
      });
      await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
      expect(violations.map((each) => each.split(' ')[0])).toEqual(
        expect.arrayContaining(['script-src-elem', 'script-src-attr', 'connect-src']),
      );
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    });

    test('No other site may frame a page', async ({page, watch}) => {
      const refused = /Framing .+ violates .+frame-ancestors/;
      watch.expectProblem(refused);
      // A server, because browsers let only local addresses frame a local one.
      const elsewhere = new PageServer(`<iframe src="${host.url('/intro')}"></iframe>`);
      await elsewhere.start();
      await page.goto(elsewhere.url('/'));
      await expect.poll(() => watch.problems.some((problem) => refused.test(problem))).toBe(true);
      await expect(page.frameLocator('iframe').locator('article')).toHaveCount(0);
      await elsewhere.stop();
    });
  });
}

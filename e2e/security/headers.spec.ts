// The site on a host that sends its headers. No page violates its own policy.
import type {Page} from '@playwright/test';
import {StaticHost} from '../_helpers/host';
import {PageServer} from '../_helpers/localServer';
import {docRoutes, unknownPath} from '../_helpers/routes';
import {hits, search} from '../_helpers/search';
import {sites} from '../_helpers/sites';
import {expect, modeSwitch, navigate, open, push, test} from '../_helpers/test';
import {ALGOLIA, stubGoogle, fulfillSearch} from '../_helpers/thirdParties';

/** Collects the policy violations that the browser reports to the page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, documentURI}) => {
      const {reportViolation} = window as unknown as {reportViolation: (violation: string) => void};
      reportViolation(`${effectiveDirective} refused ${blockedURI} on ${documentURI}`);
    });
  });
  return violations;
}

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
      await stubGoogle(page, 'window.hasGoogle = true');
      await page.route(ALGOLIA, (route) => fulfillSearch(route));
    });

    // Groups of similar duration. On the configured site, only the search and analytics differ.
    const scripts =
      name === 'plain'
        ? /script-src 'self' 'sha256-[^;]*;/
        : /script-src 'self' https:\/\/www\.googletagmanager\.com 'sha256-[^;]*;/;
    const pages =
      name === 'plain' ? [...docRoutes, '/search', '/search?q=move', unknownPath] : ['/', '/search?q=move'];
    for (let at = 0; at < pages.length; at += 10) {
      const group = pages.slice(at, at + 10);
      test(`The policy refuses nothing up to ${group.at(-1)}`, {tag: '@sweep'}, async ({page, watch}) => {
        test.setTimeout(240_000);
        if (group.includes(unknownPath)) watch.expectProblem(/404 \(Not Found\)/);
        const violations = await watchPolicy(page);
        for (const path of group) {
          const response = await open(page, host.url(path));
          expect(response?.headers()['content-security-policy'], path).toContain("object-src 'none'");
          const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
          await expect(policy, path).toHaveAttribute('content', scripts);
          await expect(policy, path).not.toHaveAttribute('content', /script-src[^;]*unsafe/);
        }
        expect(violations).toEqual([]);
      });
    }

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
      await navigate(page, '/nodes');
      // Only reduced diagrams have the button.
      await page.setViewportSize({width: 320, height: 800});
      await page.getByRole('button', {name: 'Enlarge diagram'}).first().click();
      await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await push(page, '/search?q=gas');
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

    test('The headers are complete, and no other site may frame a page', async ({page, request, watch}) => {
      const headers = (await request.get(host.url('/intro'))).headers();
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}$/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      const script = /src="?(\/assets\/js\/main[^"\s>]+)/.exec(
        await (await request.get(host.url('/intro'))).text(),
      )?.[1];
      expect((await request.get(host.url(script ?? ''))).headers()['cache-control']).toContain('immutable');
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

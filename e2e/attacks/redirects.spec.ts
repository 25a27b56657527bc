// No address of the site leads to another site, on hosts with and without headers. For nginx see `nginx.spec.ts`.
import {Host} from '../_helpers/host';
import {sites} from '../_helpers/sites';
import {test} from '../_helpers/test';
import {expectToStay, redirects} from './redirects';

test.describe('S10.attacks: redirects', {tag: '@sweep'}, () => {
  test.beforeEach(({watch}) => watch.expectProblem(/404 \(Not Found\)/));

  test(`${redirects.length} addresses stay on a site without headers`, ({page}) =>
    expectToStay(page, sites.plain.url));

  test(`${redirects.length} addresses stay on a site with headers`, async ({page}) => {
    const host = new Host(sites.plain.directory);
    await host.start();
    await expectToStay(page, host.url(''));
    await host.stop();
  });
});

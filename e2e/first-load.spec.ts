import {join} from 'node:path';
import {budgets} from '../scripts/budgets';
import {weigh} from '../scripts/weigh';
import {docRoutes} from './_helpers/routes';
import {sites} from './_helpers/sites';
import {expect, open, test} from './_helpers/test';

test.describe('Issue 9: what the first load of a page costs', () => {
  test('all scripts that run before a page stands are within its budget', {tag: '@sweep'}, async ({page}) => {
    test.setTimeout(300_000);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      // Prefetches, which come later, are of another type.
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    for (const path of docRoutes) {
      scripts.clear();
      await open(page, path);
      const kilobytes = [...scripts].reduce(
        (sum, script) => sum + weigh(join(sites.plain.directory, script)),
        0,
      );
      const budget = budgets.find(({routes}) => routes.test(path))?.budget.js;
      expect.soft(kilobytes, `${path}: JavaScript in KB after Brotli`).toBeLessThan(budget ?? 0);
    }
  });
});

import {layoutFaults} from '../_helpers/overlaps';
import {docRoutes} from '../_helpers/routes';
import {expect, open, painted, test} from '../_helpers/test';

const HEIGHT = 1000;

/** A page with many steps in `npm test`, the others in the sweep. */
const representative = '/getting-started/counter';

test.describe('S10.layout: wide windows', () => {
  for (const route of docRoutes) {
    const isSweep = route !== representative;
    const widths = isSweep ? [1600, 1728, 1920, 2560] : [1600, 2560];
    test(`${route} can be read at every scroll position`, {tag: isSweep ? '@sweep' : []}, async ({page}) => {
      test.setTimeout(300_000);
      await open(page, route);
      const contents = page.locator('.table-of-contents');
      const hasContents = (await contents.count()) > 0;
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({width, height: HEIGHT});
        if (hasContents && !(await contents.isVisible()))
          faults.push(`${width} px: no contents beside the text`);
        const end = () => page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < (await end()); top += 0.8 * HEIGHT) {
          await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top);
          await painted(page);
          faults.push(...(await layoutFaults(page)).map((fault) => `${width} px, ${top} px down: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  }
});

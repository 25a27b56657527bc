import type {Page} from '@playwright/test';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, hydrated, open, test} from './_helpers/test';

const FAMILIES = ['Atkinson', 'Geist Mono'];

/** Files of typefaces that a page requests, by path. */
function recordTypefaces(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

test.describe("S10.typefaces: the site's own typefaces", () => {
  test('A page loads two files of its own host, together 26 KB at most, which browsers keep', async ({
    page,
    request,
  }) => {
    const requested = recordTypefaces(page);
    await open(page, '/getting-started/tx');
    await page.evaluate(() => document.fonts.ready.then(() => null));
    expect(requested).toHaveLength(2);
    const files = await Promise.all(requested.map(async (path) => request.get(path)));
    const bodies = await Promise.all(files.map(async (file) => file.body()));
    expect(Buffer.concat(bodies).length).toBeLessThan(26_000);
    for (const file of files) expect(file.headers()['cache-control']).toContain('immutable');
    for (const family of FAMILIES)
      expect(await page.evaluate((name) => document.fonts.check(`16px "${name}"`), family)).toBe(true);
  });

  test('No two of the characters that addresses and code depend on look alike', async ({page}) => {
    await open(page, '/intro');
    const pictures = await page.evaluate(async (families) => {
      const pairs = ['0O', '1l', '1I', 'lI', '5S', '8B'];
      const draw = (family: string, character: string) => {
        const canvas = new OffscreenCanvas(64, 64);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser has no canvas.');
        context.font = `48px "${family}"`;
        context.fillText(character, 4, 52);
        return context.getImageData(0, 0, 64, 64).data.join();
      };
      await Promise.all(families.map((family) => document.fonts.load(`48px "${family}"`)));
      return families.flatMap((family) =>
        pairs.map(([first = '', second = '']) => [
          `${family} ${first}${second}`,
          draw(family, first) !== draw(family, second),
        ]),
      );
    }, FAMILIES);
    for (const [name, isDifferent] of pictures) expect(isDifferent, String(name)).toBe(true);
  });

  for (const width of [390, 1440]) {
    test(
      `Text hardly moves at ${width} px when the typefaces come two seconds late`,
      {tag: '@sweep'},
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.route('**/*.woff2', async (route) => {
          await sleep(2_000);
          await route.continue();
        });
        for (const path of ['/', '/intro', '/getting-started/tx', '/move/basics', '/concepts/blockchain']) {
          const late = page.waitForResponse(/text-.*\.woff2$/);
          await page.goto(path);
          await page.evaluate(() => {
            const shifts: number[] = [];
            Object.assign(window, {shifts});
            new PerformanceObserver((list) => {
              shifts.push(
                ...list.getEntries().map((entry) => (entry as PerformanceEntry & {value: number}).value),
              );
            }).observe({type: 'layout-shift', buffered: true});
          });
          await hydrated(page);
          await late;
          await page.evaluate(async () => {
            await document.fonts.ready;
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          });
          const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
          expect(
            shifts.reduce((all, each) => all + each, 0),
            path,
          ).toBeLessThan(0.02);
        }
      },
    );
  }
});

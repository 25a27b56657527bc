import {expect, holdRequests, hydrated, open, painted, recorded, test} from '../_helpers/test';

test('S10.typefaces: A page loads two small local font files', async ({page, request}) => {
  const requested: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'font') requested.push(new URL(each.url()).pathname);
  });
  await open(page, '/getting-started/tx');
  await page.evaluate(() => document.fonts.ready.then(() => null));
  expect(requested).toHaveLength(2);
  // Requested before the styles are known, so that the first paint has it and no line moves.
  const preload = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  expect(preload).toMatch(/text-\w+\.woff2$/);
  expect(requested).toContain(preload);
  const files = await Promise.all(requested.map(async (path) => request.get(path)));
  const bodies = await Promise.all(files.map(async (file) => file.body()));
  expect(Buffer.concat(bodies).length).toBeLessThan(26_000);
  for (const file of files) expect(file.headers()['cache-control']).toContain('immutable');
  for (const family of ['Atkinson', 'Geist Mono'])
    expect(await page.evaluate((name) => document.fonts.check(`16px "${name}"`), family)).toBe(true);
});

for (const width of [390, 1440]) {
  test(
    `S10.typefaces: Text hardly moves at ${width} px when the typefaces load after the first paint`,
    {tag: '@sweep'},
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const path of ['/', '/intro', '/getting-started/tx', '/move/basics', '/concepts/blockchain']) {
        const release = await holdRequests(page, '**/*.woff2');
        const font = page.waitForResponse(/text-.*\.woff2$/);
        await page.goto(path, {waitUntil: 'domcontentloaded'});
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
        // The page has been painted with the fallback typefaces.
        await painted(page);
        release();
        await font;
        await page.evaluate(() => document.fonts.ready.then(() => null));
        await painted(page);
        const shifts = await recorded<number[]>(page, 'shifts');
        await page.unrouteAll();
        expect(
          shifts.reduce((all, each) => all + each, 0),
          path,
        ).toBeLessThan(0.02);
      }
    },
  );
}

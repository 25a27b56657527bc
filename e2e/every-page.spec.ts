// One load of every page in each colour mode: what must hold everywhere. The console is watched by our `test`.
import {AxeBuilder} from '@axe-core/playwright';
import {docRoutes, unknownPath} from './_helpers/routes';
import {expect, open, test} from './_helpers/test';

const pages = [...docRoutes, '/search', '/search?q=move', unknownPath];

/** So many pages a test that the two workers end together. */
const SIZE = 5;
const groups = Array.from({length: Math.ceil(pages.length / SIZE)}, (_, i) =>
  pages.slice(i * SIZE, (i + 1) * SIZE),
);

test.describe('Section 8: no page has hydration errors or anything else in the console; axe finds nothing', () => {
  for (const group of groups) {
    test(`from ${group[0]} to ${group.at(-1)}, in both modes`, async ({page, watch}) => {
      test.setTimeout(240_000);
      if (group.includes(unknownPath)) watch.expectProblem(/404 \(Not Found\)/);
      for (const path of group) {
        await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
        await open(page, path);
        if (path !== pages.at(-1) && !path.startsWith('/search')) {
          await expect(page.locator('[data-help-improve] h2'), path).toBeVisible();
        }
        // What is not drawn yet keeps the colours of the mode before, and axe would judge those.
        await page.addStyleTag({content: '* { content-visibility: visible !important; }'});
        for (const mode of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme: mode});
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          // The new colours are drawn with the frame after the next.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
          // Only colours differ in the second mode.
          if (mode === 'dark') axe.withRules('color-contrast');
          const {violations} = await axe.analyze();
          const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('\n  ')}`);
          expect.soft(found, `${path} in ${mode} mode`).toEqual([]);
        }
        expect(
          watch.problems.filter((problem) => !/404 \(Not Found\)/.test(problem)),
          path,
        ).toEqual([]);
      }
    });
  }
});

// Every page, in both colour modes, at several widths and with fresh and outdated stored data. The `test` fixture
// watches the console.
import {AxeBuilder} from '@axe-core/playwright';
import {addRules, violationsOf} from '../_helpers/accessibility';
import {docRoutes, unknownPath} from '../_helpers/routes';
import {oldStorage, store} from '../_helpers/stored';
import {expect, hydrated, open, painted, preferMode, reactIsIdle, test} from '../_helpers/test';

const pages = [...docRoutes, '/search', '/search?q=move', unknownPath];

/** The pages of `npm test`: the front page, a page with a figure, and the search. The others are in the sweep. */
const representatives = new Set(['/', '/concepts/transactions/states', '/search?q=move']);

const modes = ['light', 'dark'] as const;

test.describe('S10.every-page, S8.hydration: no message in the console, no finding of axe', () => {
  for (const [at, path] of pages.entries()) {
    const tag = representatives.has(path) ? [] : ['@sweep'];
    test(`${path} has no problem in any mode, width and storage`, {tag}, async ({page, watch}) => {
      // The longest reference page has over ten thousand elements for axe to look at.
      test.setTimeout(240_000);
      if (path === unknownPath) watch.expectProblem(/404 \(Not Found\)/);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await open(page, path);
      if (path !== unknownPath && !path.startsWith('/search')) {
        await expect(page.locator('[data-help-improve] h2'), path).toBeVisible();
      }
      // axe would find the colours of the previous mode in elements that have not been painted since.
      await addRules(page, '* { content-visibility: visible !important; }');
      await page.evaluate(() => {
        // Thousands of words share a few colours: axe checks three for each kind of word, line and block.
        const counts = new Map<string, number>();
        document.querySelectorAll('pre code :not(:has(*))').forEach((word) => {
          const block = word.closest('.theme-code-block');
          const kind = [word, word.parentElement, block]
            .map((element) => `${element?.localName} ${element?.className}`)
            .join('|');
          const count = (counts.get(kind) ?? 0) + 1;
          counts.set(kind, count);
          if (count > 3) word.replaceWith(...Array.from(word.childNodes));
        });
      });
      for (const mode of modes) {
        await preferMode(page, mode);
        await painted(page);
        // Legacy mode skips collecting the results of frames in a separate page, which takes half of the time.
        const axe = new AxeBuilder({page})
          // The only rule that Lighthouse counts and axe disables by default.
          .options({resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})
          .setLegacyMode(true);
        // Only colours differ in the second mode.
        if (mode === 'dark') axe.withRules('color-contrast');
        expect.soft(await violationsOf(axe), `${path} in ${mode} mode`).toEqual([]);
      }
      // Again, in narrow windows and with outdated storage. Storage, width and mode rotate from page to page.
      const widths = at % 2 === 0 ? [390, 768] : [768, 390];
      await store(page, oldStorage(at));
      await page.emulateMedia({colorScheme: modes[Math.floor(at / 2) % 2]});
      for (const width of widths) {
        await page.setViewportSize({width, height: 800});
        if (width === widths[0]) await page.reload({waitUntil: 'commit'});
        await hydrated(page);
        await reactIsIdle(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(watch.unexpected(), `${path} at ${width} px with outdated storage`).toEqual([]);
      }
    });
  }
});

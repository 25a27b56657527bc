// Screenshots of ten pages, in both modes and two widths. README.md says how to renew them.
import type {Page} from '@playwright/test';
import {unknownPath} from './_helpers/routes';
import {expect, open, test} from './_helpers/test';

/** What each picture covers; a hash scrolls to the part that it shows. */
const places: Record<string, string> = {
  'front-page': '/',
  'plain-text': '/intro',
  'steps-and-tabs': '/getting-started/cli#install',
  diagram: '/concepts/blockchain',
  'code-of-move': '/move/basics',
  'interactive-figure': '/guides/dex/understanding-amm#the-rule',
  'error-tables': '/move/errors',
  'command-reference': '/cli/usage',
  glossary: '/glossary',
  'not-found': unknownPath,
};

/** Reduced resolution: smaller files, and less difference in how systems render letters. */
const sizes = {
  wide: {viewport: {width: 1100, height: 620}, deviceScaleFactor: 0.6},
  narrow: {viewport: {width: 390, height: 700}, deviceScaleFactor: 0.8},
};

async function show(page: Page, place: string): Promise<void> {
  await open(page, place);
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.evaluate(async (hash) => {
    // Scroll position and what comes into view with it are painted with the next frames.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (hash) {
      // Always scrolls down: the navbar hides or stays by the direction.
      window.scrollTo(0, 1);
      await drawn();
      document.querySelector(hash)?.scrollIntoView();
    }
    await drawn();
  }, new URL(place, 'http://localhost').hash);
}

for (const [size, window] of Object.entries(sizes)) {
  test.describe(`S10.looks: screenshots, ${size}`, () => {
    test.use(window);

    for (const [name, place] of Object.entries(places)) {
      test(name, async ({page, watch}) => {
        if (place === unknownPath) watch.expectProblem(/404 \(Not Found\)/);
        await page.emulateMedia({reducedMotion: 'reduce'});
        await show(page, place);
        for (const mode of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme: mode});
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          await expect.soft(page).toHaveScreenshot(['looks', `${name}-${size}-${mode}.png`], {
            scale: 'device',
            // Systems smooth letters differently; a moved word differs more than this.
            maxDiffPixelRatio: 0.004,
          });
        }
      });
    }
  });
}

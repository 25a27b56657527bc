// Ten pages as pictures, in both modes and two widths. How to renew them: README.md.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {unknownPath} from './_helpers/routes';
import {expect, open, test} from './_helpers/test';

/** What each picture is for; a hash brings the part of the page that it shows to the top. */
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

/** Not in full detail, which keeps the pictures small, and the ways of systems to draw a letter out of them. */
const sizes = {
  wide: {viewport: {width: 1100, height: 620}, deviceScaleFactor: 0.6},
  narrow: {viewport: {width: 390, height: 700}, deviceScaleFactor: 0.8},
};

const weights = [400, 600].map((weight) => {
  const file = join('node_modules/@fontsource/inter/files', `inter-latin-${weight}-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face {font-family: Looks; font-weight: ${weight}; src: url(data:font/woff2;base64,${data})}`;
});

/** One font for all text, code too, on every machine; nothing that moves or dates. */
const style = `:root, [data-theme] {
  --ifm-font-family-base: Looks !important;
  --ifm-font-family-monospace: Looks !important;
}
.theme-last-updated { visibility: hidden }`;

async function show(page: Page, place: string): Promise<void> {
  await open(page, place);
  // Loaded before it is used: lengths in `ch` keep the width of the font that they first saw.
  await page.addStyleTag({content: weights.join('\n')});
  await page.evaluate(() =>
    Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px Looks`))).then(() => null),
  );
  await page.addStyleTag({content: style});
  await page.evaluate(async (hash) => {
    // The pointer's place, the scroll position and what comes into view with it are drawn with the next frames.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (hash) {
      // Always downwards: the bar stays or goes by the direction, and the new font moved the place.
      window.scrollTo(0, 1);
      await drawn();
      document.querySelector(hash)?.scrollIntoView();
    }
    await drawn();
  }, new URL(place, 'http://localhost').hash);
}

for (const [size, window] of Object.entries(sizes)) {
  test.describe(`Issue 8: how it looks, ${size}`, () => {
    // The policy of the pages refuses our font.
    test.use({...window, bypassCSP: true});

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
            // Systems smooth letters differently; a word that moves is more than this.
            maxDiffPixelRatio: 0.004,
          });
        }
      });
    }
  });
}

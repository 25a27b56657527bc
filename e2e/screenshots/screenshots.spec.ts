// Screenshots of components in both modes and two widths. README.md says how to renew them.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {unknownPath} from '../_helpers/routes';
import {sites} from '../_helpers/sites';
import {expect, open, preferMode, test} from '../_helpers/test';
import {stubGoogle} from '../_helpers/thirdParties';

const gallery = (section: string) => `${sites.configured.url}/gallery#${section}`;

/** A screenshot shows the window, or one element. None shows the text of a page, which every edit changes. */
interface Place {
  /** Address; a hash scrolls to the part that the screenshot shows. */
  at: string;
  /** Selector of the element. */
  element?: string;
  /** Selector of texts that are hidden. */
  hidden?: string;
}

const places: Record<string, Place> = {
  // A page without a reading time, which changes with the text.
  frame: {
    at: '/glossary',
    hidden: '.theme-doc-markdown, .theme-doc-toc-mobile, .table-of-contents, .pagination-nav',
  },
  code: {at: gallery('code-block')},
  'marked-lines': {at: gallery('code-marks')},
  'steps-and-tabs': {at: gallery('steps')},
  cards: {at: gallery('cards')},
  diagram: {at: gallery('diagram')},
  table: {at: gallery('table')},
  notes: {at: gallery('notes')},
  'in-a-sentence': {at: gallery('inline')},
  'interactive-figure': {
    at: '/guides/dex/understanding-amm#the-rule',
    element: 'figure:has(input[type="range"])',
    hidden: 'figcaption, .theme-doc-toc-mobile, .navbar',
  },
  'not-found': {at: unknownPath},
};

/** The places of `npm test`. The others are in the sweep. */
const representatives = new Set(['frame', 'code', 'diagram']);

/** Reduced resolution, for smaller files and because systems render letters differently. */
const sizes = {
  wide: {viewport: {width: 1100, height: 620}, deviceScaleFactor: 0.6},
  narrow: {viewport: {width: 390, height: 700}, deviceScaleFactor: 0.8},
};

const weights = [
  [400, require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2')] as const,
  [600, require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2')] as const,
].map(([weight, file]) => {
  const data = readFileSync(file).toString('base64');
  return `@font-face {font-family: Looks; font-weight: ${weight}; src: url(data:font/woff2;base64,${data})}`;
});

/** One static font for all text, because systems draw variable fonts differently, and no date. */
const style = `:root, [data-theme] {
  --ifm-font-family-base: Looks !important;
  --ifm-font-family-monospace: Looks !important;
}
.theme-last-updated { visibility: hidden }
/* Estimated heights of parts that were not shown yet would move the others. */
* { content-visibility: visible !important }`;

async function show(page: Page, {at, hidden}: Place): Promise<void> {
  await stubGoogle(page);
  await open(page, at);
  if (at === unknownPath) await expect(page.getByRole('link', {name: 'What is Cedra?'})).toBeVisible();
  // Load the font before its use: lengths in `ch` stay at the width of the first font that was rendered.
  await page.addStyleTag({content: weights.join('\n')});
  await page.evaluate(() =>
    Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px Looks`))).then(() => null),
  );
  await page.addStyleTag({content: hidden ? `${style}\n${hidden} { display: none !important }` : style});
  await page.evaluate(async (hash) => {
    // The scroll position and elements that come into view are painted with the next frames.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (hash) {
      // The navbar is visible or hidden by the direction of scrolling: always scroll down.
      window.scrollTo(0, 1);
      await drawn();
      const top = document.querySelector(hash)?.getBoundingClientRect().top ?? 0;
      // A whole number, because a fraction of a pixel moves everything.
      window.scrollTo(0, Math.round(window.scrollY + top) - 80);
    }
    await drawn();
  }, new URL(at, 'http://localhost').hash);
}

for (const [size, window] of Object.entries(sizes)) {
  test.describe(`S10.screenshots: screenshots, ${size}`, () => {
    // The policy of the pages refuses the font.
    test.use({...window, bypassCSP: true});

    for (const [name, place] of Object.entries(places)) {
      const tag = representatives.has(name) ? [] : '@sweep';
      test(`${name} looks as recorded in both modes`, {tag}, async ({page, watch}) => {
        if (place.at === unknownPath) watch.expectProblem(/404 \(Not Found\)/);
        await page.emulateMedia({reducedMotion: 'reduce'});
        await show(page, place);
        const picture = place.element ? page.locator(place.element).first() : page;
        for (const mode of ['light', 'dark'] as const) {
          await preferMode(page, mode);
          await expect.soft(picture).toHaveScreenshot(['screenshots', `${size}-${mode}`, `${name}.png`], {
            scale: 'device',
            // Systems smooth letters differently. A moved word exceeds this difference.
            maxDiffPixelRatio: 0.004,
          });
        }
      });
    }
  });
}

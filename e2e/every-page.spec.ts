// Every page, in each colour mode and width, whatever the browser has stored: what must hold everywhere. The console is
// watched by our `test`.
import {AxeBuilder} from '@axe-core/playwright';
import {docRoutes, unknownPath} from './_helpers/routes';
import {oldStorage, store} from './_helpers/stored';
import {expect, hydrated, open, reactIsIdle, test} from './_helpers/test';

const pages = [...docRoutes, '/search', '/search?q=move', unknownPath];

const modes = ['light', 'dark'] as const;

test.describe('Section 8: no page has hydration errors or anything else in the console; axe finds nothing', () => {
  for (const [at, path] of pages.entries()) {
    // One page in six in `npm test`, the others in the sweep.
    const tag = at % 6 === 0 ? [] : ['@sweep'];
    test(
      `${path}, in both modes, at three widths, with fresh and old storage`,
      {tag},
      async ({page, watch}) => {
        // The longest reference page has over ten thousand elements for axe to look at.
        test.setTimeout(240_000);
        if (path === unknownPath) watch.expectProblem(/404 \(Not Found\)/);
        await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
        await open(page, path);
        if (path !== unknownPath && !path.startsWith('/search')) {
          await expect(page.locator('[data-help-improve] h2'), path).toBeVisible();
        }
        // What is not drawn yet keeps the colours of the mode before, and axe would judge those.
        await page.evaluate(() => {
          // The page's policy refuses a <style>.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { content-visibility: visible !important; }');
          document.adoptedStyleSheets.push(sheet);
          // Thousands of coloured words share a few colours: axe judges three of each, line and block.
          const judged = new Map<string, number>();
          document.querySelectorAll('pre code :not(:has(*))').forEach((word) => {
            const block = word.closest('.theme-code-block');
            const kind = [word, word.parentElement, block]
              .map((element) => `${element?.localName} ${element?.className}`)
              .join('|');
            const count = (judged.get(kind) ?? 0) + 1;
            judged.set(kind, count);
            if (count > 3) word.replaceWith(...Array.from(word.childNodes));
          });
        });
        for (const mode of modes) {
          await page.emulateMedia({colorScheme: mode});
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          // The new colours are drawn with the frame after the next.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          // There are no frames, so axe need not gather their results in a page of its own: half the time.
          const axe = new AxeBuilder({page})
            // Of the rules that axe leaves out, the one that Lighthouse counts.
            .options({resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})
            .setLegacyMode(true);
          // Only colours differ in the second mode.
          if (mode === 'dark') axe.withRules('color-contrast');
          const {violations} = await axe.analyze();
          const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('\n  ')}`);
          expect.soft(found, `${path} in ${mode} mode`).toEqual([]);
        }
        // Once more, narrow and with old storage; from page to page what is stored, the width and the mode move on.
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
          expect(watch.unexpected(), `${path} at ${width} px with old storage`).toEqual([]);
        }
      },
    );
  }
});

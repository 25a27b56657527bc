// Accessibility beyond axe: the accessibility tree, the keyboard alone, zoom, and the preferences of readers.
// `keyboard`, `search/embedded`, `top-bar` and `account-tool` test single components.
import {readFileSync} from 'node:fs';
import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {addRules, violationsOf} from '../_helpers/accessibility';
import {routesWith} from '../_helpers/build';
import {gallery, openGallery} from '../_helpers/gallery';
import {docsSidebar, unknownPath} from '../_helpers/routes';
import {hits, modal, search} from '../_helpers/search';
import {stubServices} from '../_helpers/thirdParties';
import {expect, modeSwitch, open, overflow, preferMode, recorded, test} from '../_helpers/test';

/** Ten pages with all kinds of components. */
const pages: Record<string, string> = {
  'front-page': '/',
  concept: '/concepts/blockchain',
  'steps-and-tabs': '/getting-started/cli',
  guide: '/guides/escrow',
  'interactive-figure': '/guides/dex/understanding-amm',
  transaction: '/architecture',
  'account-tool': '/sdks/typescript/accounts',
  'folded-reference': '/move/modules',
  results: '/search?q=faucet',
  'not-found': unknownPath,
};

/** Parts that load when they come near the window. */
const lateParts: Record<string, string> = {
  'front-page': 'main input[type="range"]',
  'interactive-figure': 'article input[type="range"]',
  'folded-reference': '[id="0x1-coin-balance"]',
  results: 'main ol a',
  'not-found': 'main li a',
};

/** One page is in `npm test`, the others are in the sweep. */
const tag = (name: string, sample = 'concept') => (name === sample ? [] : ['@sweep']);

test.beforeEach(({watch}) => watch.expectProblem(/404 \(Not Found\)/));

/** Landmarks, headings and controls, but not texts and links, which every edit changes. */
const ROLES =
  /^\s*- (banner|navigation|main|article|complementary|contentinfo|region|search|form|dialog|alert|status|heading|figure|img|tablist|tab|tabpanel|table|button|checkbox|radio|radiogroup|slider|spinbutton|textbox|searchbox|combobox|listbox|option|group|tooltip)\b/;

/** Names of these roles are texts of the page. */
const NAME = /^(\s*- (?:heading|figure|img|table))\b.*?( \[level=\d\])?:?$/;

/** Buttons of code that depend on its receipt and its length. */
const MARK =
  /"Proof of [^"]+: (?:ran|matched|checked|compiled|typed|written|not run|changed since|fails as expected)"(?:: .*)?(?= |:|$)/;
const COUNT = /\d+ results/;
const FOLDED = /"Show all \d+ lines"/;

/** The accessibility tree of a page, reduced to these roles, without texts, code and repeated lines. */
async function outline(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot())
    .split('\n')
    // Quoted, because a name contains a colon.
    .map((line) => line.replace(/^(\s*- )'(.*)'(:.*)?$/, '$1$2$3'))
    .filter((line) => ROLES.test(line) && !line.includes('"Wrap long lines"'))
    .map((line) =>
      line
        .replace(NAME, '$1$2')
        .replace(MARK, '"proof"')
        .replace(FOLDED, '"Show all lines"')
        .replace(COUNT, 'results'),
    );
  return `${lines.filter((line, at) => line !== lines[at - 1]).join('\n')}\n`;
}

// Pages that no contributor edits: a sentence or a section must not change a record.
const recordedPages: Record<string, string> = {
  gallery,
  results: '/search?q=faucet',
  'not-found': unknownPath,
};

for (const [name, path] of Object.entries(recordedPages)) {
  test(`S10.accessibility: The accessibility tree of ${name} is as recorded`, async ({page}) => {
    await stubServices(page);
    await open(page, path);
    const file = ['accessibility', 'trees', `${name}.txt`];
    const record = readFileSync(test.info().snapshotPath(...file), 'utf8');
    // Figures, suggestions and the footer may still be loading. Only the comparison below attaches files.
    const isAsRecorded = async () => (await outline(page)) === record;
    await expect
      .poll(isAsRecorded)
      .toBe(true)
      .catch(() => undefined);
    expect(await outline(page), '`--update-snapshots` records the tree again').toMatchSnapshot(file);
  });
}

test.describe('S10.accessibility: accessibility tree of dialogs', () => {
  test('The search modal has a field and hits', async ({page}) => {
    await open(page, '/intro');
    await search(page, 'mempool');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - banner:
          - searchbox "Search"
        - listbox:
          - option [selected]:
            - link
    `);
  });

  test('Narrow screens have buttons for the sidebar and the contents', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/concepts/blockchain');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - navigation "Main":
        - button "Toggle navigation bar"
      - main:
        - article:
          - navigation "On this page":
            - button "On this page"
    `);
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.getByRole('navigation', {name: 'On this page'})).toMatchAriaSnapshot(`
      - button "On this page" [expanded]
      - list:
        - listitem:
          - link
    `);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toMatchAriaSnapshot(`
      - button "Close navigation bar"
      - button "← Back to main menu"
      - list:
        - listitem:
          - link "Overview"
    `);
  });

  test('The list of shortcuts is a named dialog', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Keyboard shortcuts":
        - heading "Keyboard shortcuts" [level=2]
        - checkbox "Single-key shortcuts" [checked]
        - button "Close"
    `);
  });
});

/** Elements that the Tab key must reach. */
const STOPS = 'a[href], button:enabled, input:enabled, textarea, summary, [tabindex="0"]';

interface Stop {
  element: string;
  hasOutline: boolean;
  isCovered: boolean;
}

/** Presses a key until the focus returns to the first element, and marks each. @returns the focused elements */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  // Between the last and the first element, the focus is outside of the page.
  let outside = 0;
  while (outside < 2) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      // Sections that come into view get their actual height with the next frame, which moves the rest of the page.
      await nextFrame();
      await nextFrame();
      const element = document.activeElement;
      if (!element || element === document.body) return 'outside';
      if (element.hasAttribute('data-stop')) return 'again';
      element.setAttribute('data-stop', '');
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      // WCAG 2.4.11 requires one visible point.
      const isSeen = () =>
        Array.from(element.getClientRects()).some(({left, top, width, height}) =>
          [0.1, 0.5, 0.9].some((share) => {
            const found = document.elementFromPoint(left + width * share, top + height * share);
            return found !== null && (element.contains(found) || found.contains(element));
          }),
        );
      // The navbar hides after the page has scrolled.
      for (let frame = 0; frame < 30 && !isSeen(); frame += 1) await nextFrame();
      return {
        element: element.outerHTML.slice(0, 120),
        hasOutline: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
        isCovered: !isSeen(),
      };
    });
    if (stop === 'again') break;
    if (stop === 'outside') outside += 1;
    else stops.push(stop);
  }
  return stops;
}

for (const [name, path] of Object.entries(pages)) {
  // The sample is a page with few stops, because each takes a tenth of a second, in both directions.
  test(
    `S10.accessibility: Tab and Shift+Tab reach and show all of ${name}`,
    {tag: tag(name, 'results')},
    async ({page}) => {
      test.setTimeout(180_000);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, path);
      // Figures load when they come near the window, which takes longer than the test takes between two keys.
      await page.evaluate(async () => {
        for (let top = document.documentElement.scrollHeight; top >= 0; top -= window.innerHeight) {
          window.scrollTo(0, top);
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }
        window.scrollTo(0, 0);
      });
      const late = lateParts[name];
      if (late) await expect(page.locator(late).first()).toBeAttached();
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await walk(page, key);
        expect(stops.filter(({hasOutline}) => !hasOutline)).toEqual([]);
        expect(stops.filter(({isCovered}) => isCovered)).toEqual([]);
        const missed = await page.evaluate((selector) => {
          const all = Array.from(document.querySelectorAll<HTMLElement>(selector));
          const wanted = all.filter(
            (element) =>
              element.tabIndex >= 0 &&
              element.checkVisibility({visibilityProperty: true}) &&
              !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
          );
          return wanted
            .filter((element) => !element.hasAttribute('data-stop'))
            .map((element) => element.outerHTML.slice(0, 120));
        }, STOPS);
        expect(missed).toEqual([]);
        await page.evaluate(() =>
          document.querySelectorAll('[data-stop]').forEach((element) => element.removeAttribute('data-stop')),
        );
      }
    },
  );
}

const violations = (page: Page, ...rules: string[]) =>
  violationsOf(new AxeBuilder({page}).setLegacyMode(true).withRules(rules));

test.describe('S10.accessibility: zoom, spacing, targets and contrast', () => {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} fits at 400 % with targets of 24 px and more spacing`, {tag: tag(name)}, async ({page}) => {
      // A window of 1280 by 1024 pixels at 400 %.
      await page.setViewportSize({width: 320, height: 256});
      await open(page, path);
      expect(await overflow(page)).toBe(0);
      expect(await violations(page, 'target-size')).toEqual([]);
      const heading = page.locator('h1, h2').last();
      await heading.scrollIntoViewIfNeeded();
      // Bars that stay in the window leave room to read.
      const bars = await page.evaluate(
        () =>
          document.elementsFromPoint(160, 200).filter((found) => found.matches('nav, .theme-doc-toc-mobile'))
            .length,
      );
      expect(bars).toBe(0);
      await addRules(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
      );
      expect(await overflow(page)).toBe(0);
    });

    test(`${name} has a contrast of 7:1 for readers who prefer it`, {tag: tag(name)}, async ({page}) => {
      await page.emulateMedia({contrast: 'more', reducedMotion: 'reduce'});
      await open(page, path);
      for (const mode of ['light', 'dark'] as const) {
        await preferMode(page, mode);
        expect(await violations(page, 'color-contrast-enhanced'), mode).toEqual([]);
      }
    });
  }
});

test('S10.accessibility: The tooltip of a term stays under the pointer, and Escape hides it (WCAG 1.4.13)', async ({
  page,
}) => {
  await openGallery(page);
  const tooltip = page.getByRole('tooltip');
  await page.locator('.markdown a[href^="/glossary#"]').first().hover();
  await expect(tooltip).toBeVisible();
  const {x, y, width, height} = (await tooltip.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 20});
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

for (const path of ['/glossary', '/search', '/sdks/typescript/accounts', gallery]) {
  const tag = ['/search', gallery].includes(path) ? [] : '@sweep';
  test(
    `S10.accessibility: Every border of a field or a node on ${path} has a contrast of at least 3:1`,
    {tag},
    async ({page}) => {
      await stubServices(page);
      await open(page, path);
      for (const mode of ['light', 'dark'] as const) {
        await preferMode(page, mode);
        const contrasts = await page
          .locator('main input:is([type="text"], [type="search"]), [role="img"] .node rect')
          .evaluateAll((fields) => {
            /** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
            const luminance = (colour: string) => {
              const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
                .map((part) => Number(part) / 255)
                .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            const page = luminance(getComputedStyle(document.documentElement).backgroundColor);
            return fields.map((field) => {
              const {borderTopColor, stroke} = getComputedStyle(field);
              const border = luminance(field.matches('rect') ? stroke : borderTopColor);
              return (Math.max(page, border) + 0.05) / (Math.min(page, border) + 0.05);
            });
          });
        expect(contrasts.length).toBeGreaterThan(0);
        for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(3);
      }
    },
  );
}

test('S10.accessibility: With reduced motion, neither a page nor anything that opens on it is animated', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 800});
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, {moves});
    const watch = () => {
      for (const animation of document.getAnimations()) {
        const {duration} = animation.effect?.getComputedTiming() ?? {};
        const target = (animation.effect as KeyframeEffect | null)?.target;
        if (Number(duration) > 1) moves.push(`${Number(duration)} ms: ${target?.outerHTML.slice(0, 100)}`);
      }
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const [path = ''] = routesWith(/<summary/).filter((route) => docsSidebar.some((each) => each === route));
  await open(page, path);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await sidebar.locator('.theme-doc-sidebar-menu .menu__caret').first().click();
  await sidebar.locator(modeSwitch(page)).click();
  await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
  await page.locator('.markdown summary').first().click();
  await search(page, 'mempool');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await recorded(page, 'moves')).toEqual([]);
});

test.describe('S10.accessibility: forced colours', () => {
  test('Selected tabs and links differ from the others', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    const [path = ''] = routesWith(/<\w+ role="tab"/).filter((route) =>
      docsSidebar.some((each) => each === route),
    );
    await open(page, path);
    const look = (element: Locator) =>
      element.evaluate((found) => {
        const {outline, border, fontWeight, textDecoration} = getComputedStyle(found);
        return [outline, border, fontWeight, textDecoration].join();
      });
    const tab = (isChosen: boolean) => page.locator(`[role="tab"][aria-selected="${isChosen}"]`).first();
    expect(await look(tab(true))).not.toBe(await look(tab(false)));
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const link = (isActive: boolean) =>
      sidebar.locator(isActive ? 'a[aria-current="page"]' : 'li li a:not([aria-current])').first();
    expect(await look(link(true))).not.toBe(await look(link(false)));
  });

  test('Keywords are bold and comments are italic with forced colours or more contrast', async ({page}) => {
    await openGallery(page);
    await expect(page.locator('.markdown c-k').first()).not.toHaveCSS('font-weight', '700');
    for (const media of [{forcedColors: 'active'}, {forcedColors: null, contrast: 'more'}] as const) {
      await page.emulateMedia(media);
      await expect(page.locator('.markdown c-k').first()).toHaveCSS('font-weight', '700');
      await expect(page.locator('.markdown c-c').first()).toHaveCSS('font-style', 'italic');
    }
  });
});

test('S10.accessibility: Added and removed lines have a sign', async ({page}) => {
  await openGallery(page);
  const signs = await page.evaluate(() =>
    ['.code-added', '.code-removed'].map((line) => {
      const probe = document.querySelector('.markdown pre code')?.appendChild(document.createElement('span'));
      probe?.classList.add(line.slice(1));
      return probe && getComputedStyle(probe, '::before').content;
    }),
  );
  expect(signs).toEqual(['"+"', '"−"']);
});

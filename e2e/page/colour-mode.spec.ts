import type {Page} from '@playwright/test';
import {stored} from '../_helpers/stored';
import {
  expect,
  expectMode,
  hydrated,
  modeSwitch,
  navigate,
  open,
  preferMode,
  recorded,
  test,
} from '../_helpers/test';

/** The switch names the current mode, and shows its icon only. */
async function expectSwitch(page: Page, mode: 'light' | 'dark') {
  await expect(modeSwitch(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  const shown = await modeSwitch(page)
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).display !== 'none'));
  expect(shown).toEqual([mode === 'light', mode === 'dark', false]);
}

test.describe('S1.light-default, S2.colour-switch: light mode and its switch', () => {
  test('A page without scripts is light', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'dark', baseURL});
    const page = await context.newPage();
    await page.goto('/intro');
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'light');
    await context.close();
  });

  test('Light is the default, and the switch shows the current of two modes', async ({page}) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, '/intro');
    await expectMode(page, 'light');
    await expectSwitch(page, 'light');
    for (const mode of ['dark', 'light', 'dark', 'light'] as const) {
      await modeSwitch(page).click();
      await expectMode(page, mode);
      await expectSwitch(page, mode);
      expect(await stored(page, 'theme')).toBe(mode);
    }
  });
});

test.describe('S4.theme: theme', () => {
  test('The theme follows the system until the reader chooses one', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/intro');
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await preferMode(page, mode);
      await expectSwitch(page, mode);
    }
    expect(await stored(page, 'theme')).toBeNull();
    // The first press changes the visible mode, here that of the system.
    await modeSwitch(page).click();
    await expectMode(page, 'light');
    expect(await stored(page, 'theme')).toBe('light');
    await navigate(page, '/concepts');
    await expectMode(page, 'light');
    await open(page, '/move');
    await expectMode(page, 'light');
    await page.emulateMedia({colorScheme: 'no-preference'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'light');
  });

  test('A saved choice syncs across browser tabs', async ({page, context}) => {
    const other = await context.newPage();
    await open(page, '/intro');
    await open(other, '/concepts');
    await modeSwitch(page).click();
    await expectMode(other, 'dark');
    await expectSwitch(other, 'dark');
    await modeSwitch(other).click();
    await expectMode(page, 'light');
  });

  test('The mode is set before the first paint, including code blocks', async ({page, watch}) => {
    watch.expectProblem(/Failed to load resource|was not stored for offline reading/);
    await open(page, '/getting-started/counter');
    await modeSwitch(page).click();
    const colours = () =>
      page.evaluate(() =>
        ['body', '.theme-code-block pre', '.theme-code-block pre code > *'].map((selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`The page has no ${selector}.`);
          const {color, backgroundColor} = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        }),
      );
    const expected = await colours();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expectMode(page, 'dark');
    expect(await colours()).toEqual(expected);
    // The application changes nothing when it runs.
    await page.unroute('**/assets/js/**');
    await page.addInitScript(() => {
      const modes: (string | null)[] = [];
      Object.assign(window, {modes});
      new MutationObserver(() => modes.push(document.documentElement.getAttribute('data-theme'))).observe(
        document,
        {attributes: true, attributeFilter: ['data-theme'], subtree: true},
      );
    });
    await page.reload();
    await hydrated(page);
    const modes = await recorded<(string | null)[]>(page, 'modes');
    expect(new Set(modes)).toEqual(new Set(['dark']));
    expect(await colours()).toEqual(expected);
  });
});

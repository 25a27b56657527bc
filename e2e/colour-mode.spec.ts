import {type Page} from '@playwright/test';
import {expect, hydrated, navigate, open, test} from './_helpers/test';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/});
const saved = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^theme\b/.test(name));
    return key === undefined ? null : localStorage.getItem(key);
  });
const shownIcons = (page: Page) =>
  toggle(page)
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).display !== 'none'));
const [SUN, MOON] = [
  [true, false, false],
  [false, true, false],
];

test.describe('S1.light-default, S2.colour-switch: light mode and its switch', () => {
  test('The page is light without a system preference and without scripts', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, '/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'dark', baseURL});
    const bare = await context.newPage();
    await bare.goto('/intro');
    expect(await bare.locator('body').evaluate((body) => getComputedStyle(body).colorScheme)).not.toBe(
      'dark',
    );
    await context.close();
  });

  test('The switch has two states and shows the current one', async ({page}) => {
    await open(page, '/intro');
    expect(await shownIcons(page)).toEqual(SUN);
    for (const [mode, icons] of [
      ['dark', MOON],
      ['light', SUN],
      ['dark', MOON],
      ['light', SUN],
    ] as const) {
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
      expect(await shownIcons(page)).toEqual(icons);
      expect(await saved(page)).toBe(mode);
    }
  });
});

test.describe('S4.theme: theme', () => {
  test('Without a saved choice the theme follows the system and its changes', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await shownIcons(page)).toEqual(MOON);
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await shownIcons(page)).toEqual(SUN);
    expect(await saved(page)).toBeNull();
  });

  test('The first press changes the visible mode, also when it came from the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/intro');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await saved(page)).toBe('light');
  });

  test('A saved choice survives a reload and wins over the system', async ({page}) => {
    await open(page, '/intro');
    await toggle(page).click();
    await navigate(page, '/concepts');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await open(page, '/move');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('A saved choice syncs across browser tabs', async ({page, context}) => {
    const other = await context.newPage();
    await open(page, '/intro');
    await open(other, '/concepts');
    await toggle(page).click();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(other)).toHaveAccessibleName(/currently dark mode/);
    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('The mode is set before the first paint, code blocks included', async ({page, watch}) => {
    watch.expectProblem(/Failed to load resource/);
    await open(page, '/getting-started/counter');
    await toggle(page).click();
    const colours = () =>
      page.evaluate(() =>
        ['body', '.theme-code-block pre', '.theme-code-block pre code > *'].map((selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`The page has no ${selector}.`);
          const {color, backgroundColor} = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        }),
      );
    const afterwards = await colours();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await colours()).toEqual(afterwards);
    // The application changes nothing once it runs.
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
    const modes = await page.evaluate(() => (window as unknown as {modes: (string | null)[]}).modes);
    expect(new Set(modes)).toEqual(new Set(['dark']));
    expect(await colours()).toEqual(afterwards);
  });
});

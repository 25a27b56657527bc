// A reader who comes back finds the page as it was: the position, the loaded hits, the place in the sidebar, folded entries.
import type {Page} from '@playwright/test';
import {conceptsSidebar, docsSidebar} from '../_helpers/routes';
import {expectMode, expect, hydrated, open, painted, test} from '../_helpers/test';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('S10.coming-back: the page of results', () => {
  const results = (page: Page) => page.locator('main ol > li');

  /** Loads more hits, and scrolls to one of the last with the wheel. */
  async function readFar(page: Page): Promise<number> {
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('button', {name: 'Show more results'}).press('Enter');
    await expect(results(page)).toHaveCount(40);
    await results(page).nth(34).scrollIntoViewIfNeeded();
    await painted(page);
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(1_000);
    return position;
  }

  async function expectAsBefore(page: Page, position: number): Promise<void> {
    await expect(results(page)).toHaveCount(40);
    await expect.poll(() => scrollY(page)).toBe(position);
  }

  test('Back shows the hits and the position, within the site, from another site, and after a reload', async ({
    page,
  }) => {
    await open(page, '/search?q=coin');
    const position = await readFar(page);
    await results(page).nth(34).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.evaluate(() => history.back());
    await expectAsBefore(page, position);

    await page.goto('/llms.txt');
    await page.goBack();
    await hydrated(page);
    await expectAsBefore(page, position);

    await page.reload();
    await hydrated(page);
    await expectAsBefore(page, position);

    // Another query begins at its first hits.
    await page.getByRole('searchbox', {name: 'Search'}).press('End');
    await page.keyboard.press('Backspace');
    await expect(results(page)).toHaveCount(20);
  });

  test('A reader who scrolls meanwhile is not moved', async ({page}) => {
    await open(page, '/search?q=coin');
    await readFar(page);
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('ArrowDown');
    release();
    await expect(results(page)).toHaveCount(40);
    await painted(page);
    expect(await scrollY(page)).toBeLessThan(500);
  });
});

test.describe('S10.coming-back: the sidebar', () => {
  /** Expects the entry of the page in view in its list, and the page where it was. */
  async function expectEntry(
    page: Page,
    at: string,
    list = '.theme-doc-sidebar-container .menu',
  ): Promise<void> {
    const isShown = () =>
      page.evaluate((selector) => {
        const box = document.querySelector(selector);
        const entry = box?.querySelector('[aria-current="page"]');
        if (!box || !entry) return 'missing';
        const {top, bottom} = entry.getBoundingClientRect();
        const view = box.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return middle > view.top && middle < Math.min(view.bottom, innerHeight) ? 'shown' : `at ${middle}`;
      }, list);
    await expect.poll(isShown, at).toBe('shown');
  }

  const routes = [...docsSidebar, ...conceptsSidebar];
  const windows = [
    {width: 1366, height: 650},
    {width: 1024, height: 400},
  ];
  for (const [name, tag, tried] of [
    ['of pages far down the list', [], ['/guides/dex/client-integration', '/sdks/typescript/transactions']],
    ['of every page', ['@sweep'], routes],
  ] as const) {
    test(`The entry ${name} is in view, and the page does not move`, {tag: [...tag]}, async ({page}) => {
      test.setTimeout(600_000);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        for (const route of tried) {
          await open(page, route);
          await expectEntry(page, `${route}, ${viewport.height} px`);
          expect(await scrollY(page)).toBe(0);
        }
      }
    });
  }

  test('It stays in view after a reload, by search, and in a lower window; the list stays where the reader put it', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1366, height: 650});
    await open(page, '/guides/dex/client-integration');
    await page.reload();
    await hydrated(page);
    await expectEntry(page, 'after a reload');
    await page.keyboard.press(']');
    await expect(page).not.toHaveURL(/client-integration/);
    await expectEntry(page, 'on the next page');
    await page.setViewportSize({width: 1366, height: 320});
    await expectEntry(page, 'in a lower window');

    // A category that was closed opens.
    await page.evaluate(() => history.pushState(null, '', '/nodes/stake-pool-management'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', {state: null})));
    await expect(page.locator('html')).toHaveClass(/stake-pool-management/);
    await expectEntry(page, 'in a category that was closed');

    const list = page.locator('.theme-doc-sidebar-container .menu');
    await list.hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(() => list.evaluate(({scrollTop}) => scrollTop)).toBe(0);
    await page.setViewportSize({width: 1366, height: 330});
    await painted(page);
    expect(await list.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  });

  test('The menu of a phone shows the entry', async ({page}) => {
    await page.setViewportSize({width: 390, height: 600});
    await open(page, '/sdks/typescript/transactions');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
    await expectEntry(page, 'in the menu', 'dialog[open] .navbar-sidebar__item:not([inert])');
  });
});

test('S10.coming-back: The same link opens an entry again that the reader has closed', async ({page}) => {
  await open(page, '/move/modules');
  // A link of the text to an entry of the same page.
  const folded = await page.locator('main details[id]').evaluateAll((all) => all.map(({id}) => id));
  const links = await page.locator('main a:not(details a, nav a)[href*="#"]').evaluateAll((all) =>
    all.map((link) => ({
      id: decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)),
      href: link.getAttribute('href'),
    })),
  );
  const found = links.find(({id}) => folded.includes(id));
  expect(found).toBeDefined();
  const link = page.locator(`main a:not(details a, nav a)[href="${found?.href}"]`).first();
  const entry = page.locator(`details[id="${found?.id}"]`);
  for (const visit of ['first', 'second', 'third']) {
    await link.click();
    await expect(entry, visit).toHaveAttribute('open', '');
    await expect(entry.locator('summary').first(), visit).toBeInViewport();
    await entry.locator('summary').first().press('Enter');
    await expect(entry, visit).not.toHaveAttribute('open');
  }
});

test('S10.coming-back: A tab that the browser shows again has the colour mode and the choices of now', async ({
  page,
}) => {
  await open(page, '/getting-started/cli?os=linux');
  await expectMode(page, 'light');
  // The names of stored values end with a part that depends on the address of the site.
  const key = await page.evaluate(() => {
    const known = 'docusaurus.announcement.id';
    return `theme${Object.keys(localStorage)
      .find((name) => name.startsWith(known))
      ?.slice(known.length)}`;
  });
  await page.evaluate((name) => {
    localStorage.setItem(name, 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  }, key);
  await expectMode(page, 'dark');
  await page.evaluate((name) => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
    localStorage.removeItem(name);
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  }, key);
  await expectMode(page, 'light');
});

// Where the reader is after something closes, and what Back closes. Real keys, clicks and taps only.
import type {Locator, Page} from '@playwright/test';
import {routeWithReducedDiagram} from '../_helpers/build';
import {openGallery} from '../_helpers/gallery';
import {expectResults, hits, modal, openSearch, search} from '../_helpers/search';
import {expect, hydrated, open, painted, test} from '../_helpers/test';

const windows = [
  {name: '1,280 px', viewport: {width: 1280, height: 800}, hasTouch: false},
  {name: '390 px', viewport: {width: 390, height: 800}, hasTouch: true},
];

/** The part of the address after `#`, as an element. */
const target = async (page: Page): Promise<Locator> => {
  const id = await page.evaluate(() => decodeURIComponent(location.hash.slice(1)));
  expect(id).not.toBe('');
  return page.locator(`[id="${id}"]`);
};

/** Expects the target of the address in view, with the focus, so that keys read on there. */
async function expectToReadOn(page: Page): Promise<void> {
  await expect(modal(page)).toHaveCount(0);
  const section = await target(page);
  await expect(section).toBeFocused();
  await painted(page);
  const isSeen = () =>
    section.evaluate((element) => {
      const {left, top, height} = element.getBoundingClientRect();
      const middle = document.elementFromPoint(left + 1, top + Math.min(height, 20) / 2);
      return top >= 0 && element.contains(middle);
    });
  await expect.poll(isSeen).toBe(true);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(modal(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  const comesNext = await section.evaluate(
    (element) =>
      Boolean(element.compareDocumentPosition(document.activeElement ?? element) & 4) ||
      (document.activeElement !== element && element.contains(document.activeElement)),
  );
  expect(comesNext).toBe(true);
  await expect(page.locator('main :focus')).toHaveCount(1);
}

for (const {name, viewport, hasTouch} of windows) {
  test.describe(`S10.landing: after a hit, at ${name}`, () => {
    test.use({viewport, hasTouch});

    /** The first hit that leads to a section; arrow keys make it the active one. */
    async function firstSection(page: Page): Promise<Locator> {
      const all = hits(page);
      for (let index = 0; index < (await all.count()); index++) {
        const hit = all.nth(index);
        if (/#/.test((await hit.getByRole('link').getAttribute('href')) ?? '')) {
          for (let press = 0; press < index; press++) await page.keyboard.press('ArrowDown');
          await expect(hit).toHaveAttribute('aria-selected', 'true');
          return hit;
        }
      }
      throw new Error('No hit leads to a section.');
    }

    test('The reader reads on at the section of a hit, by key and by press, on any page', async ({page}) => {
      await open(page, '/intro');
      const isSearchField = () => page.evaluate(() => document.activeElement?.tagName === 'INPUT');
      for (const byKey of [true, false]) {
        // The second time the hit is on the page that is already open, with the reader far below it.
        for (const visit of ['another page', 'the same page']) {
          await search(page, 'faucet');
          await expectResults(page, 'faucet');
          const hit = await firstSection(page);
          expect(await isSearchField(), visit).toBe(true);
          if (byKey) await page.keyboard.press('Enter');
          else if (hasTouch) await hit.getByRole('link').tap();
          else await hit.getByRole('link').click();
          await expectToReadOn(page);
          await page.keyboard.press('End');
        }
      }
      // An entry below a bar; found by its heading, it is the recent search.
      await search(page, 'faucet');
      await expectResults(page, 'faucet');
      await hits(page).locator('a[href="/glossary#faucet"]').click();
      await expectToReadOn(page);
      await page.keyboard.press('End');
      await openSearch(page);
      await firstSection(page);
      await page.keyboard.press('Enter');
      await expectToReadOn(page);
    });

    test('Escape returns the focus to the button', async ({page}) => {
      await open(page, '/intro');
      await openSearch(page);
      await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
      await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    });
  });
}

test('S10.landing: A link to an entry of another page moves the focus to the entry', async ({page}) => {
  await openGallery(page);
  await page.locator('.markdown a[href^="/glossary#"]').first().click();
  await expect(page).toHaveURL(/\/glossary#/);
  await expect(await target(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('S10.landing: Escape in a receipt returns the focus to its mark', async ({page}) => {
  await openGallery(page);
  const mark = page.locator('.markdown [data-grade]:visible').first();
  const receipt = page.getByRole('group', {name: 'Receipt'});
  await mark.press('Enter');
  await expect(receipt.getByRole('link').last()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(receipt.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});

test('S10.landing: Escape closes a dropdown of the top bar, with the focus on its entry', async ({page}) => {
  await open(page, '/');
  for (const label of ['Next', 'English']) {
    const dropdown = page.locator('.navbar .dropdown').filter({hasText: label});
    const entry = dropdown.getByRole('button');
    const menu = dropdown.locator('.dropdown__menu');
    for (const intoMenu of [false, true]) {
      await entry.press('Enter');
      await expect(menu).toBeVisible();
      if (intoMenu) {
        await page.keyboard.press('Tab');
        await expect(menu.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(entry).toHaveAttribute('aria-expanded', 'false');
      await expect(entry).toBeFocused();
    }
    await dropdown.hover();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.mouse.move(640, 600);
    await dropdown.hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(640, 600);
  }
});

test.describe('S10.landing: what covers the page, on phones', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

  test('The menu has the focus and the keys until it closes', async ({page}) => {
    await open(page, '/move/basics');
    await toggle(page).press('Enter');
    await expect(menu(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    // The browser's own controls may come between the end and the beginning.
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press(press < 50 ? 'Tab' : 'Shift+Tab');
      const place = await menu(page).evaluate((dialog) =>
        document.activeElement === document.body ? 'browser' : dialog.contains(document.activeElement),
      );
      expect(place, `after ${press} presses`).not.toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await toggle(page).tap();
    await menu(page)
      .getByRole('button', {name: /Back to main menu/})
      .press('Enter');
    await expect(menu(page).getByRole('link', {name: 'Concepts'}).and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/concepts$/);
    await expect(menu(page)).toHaveCount(0);
    // As after any link: the next stop is the first of the page.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('Zoom of 200 % on a computer has the same menu', async ({page}) => {
    await page.setViewportSize({width: 640, height: 450});
    await open(page, '/concepts/transaction');
    await toggle(page).press('Enter');
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
  });

  const openers: [string, (page: Page) => Promise<void>, (page: Page) => Locator][] = [
    ['the menu', (page) => toggle(page).tap(), menu],
    ['the search', (page) => page.getByRole('button', {name: 'Search'}).tap(), modal],
    [
      'an enlarged diagram',
      async (page) => {
        await page.setViewportSize({width: 320, height: 800});
        await page.getByRole('button', {name: 'Enlarge diagram'}).first().tap();
      },
      (page) => page.locator('dialog[open]'),
    ],
    [
      'the list of shortcuts',
      (page) => page.keyboard.press('?'),
      (page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'}),
    ],
  ];
  for (const [name, show, layer] of openers) {
    test(`Back closes ${name} on the first page of a visit, and the next Back leaves`, async ({page}) => {
      await page.goto('/llms.txt');
      const route = routeWithReducedDiagram();
      await open(page, route);
      for (const visit of ['first', 'second']) {
        await show(page);
        await expect(layer(page), visit).toBeVisible();
        await page.evaluate(() => history.back());
        await expect(layer(page), visit).toBeHidden();
        await expect(page, visit).toHaveURL(route);
      }
      await show(page);
      await expect(layer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toBeHidden();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/llms\.txt$/);
    });
  }

  test('Back leaves before a closed dialog has sent its event', async ({page}) => {
    await page.goto('/llms.txt');
    await open(page, '/intro');
    await page.evaluate(() => addEventListener('close', (event) => event.stopImmediatePropagation(), true));
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/llms\.txt$/);
  });

  test('After a hit, Back leads to the page before in one step, and Forward to the hit', async ({page}) => {
    await page.goto('/llms.txt');
    await open(page, '/intro');
    await search(page, 'faucet');
    await expectResults(page, 'faucet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/faucet/);
    const found = page.url();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/intro$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/llms\.txt$/);
    await page.goForward();
    await hydrated(page);
    await expect(page).toHaveURL(/\/intro$/);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL(found);
  });

  test('Ctrl+K opens the search in place of the menu', async ({page}) => {
    await open(page, '/nodes');
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await openSearch(page);
    await expect(menu(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

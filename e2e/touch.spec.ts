// What readers do with a finger: there is no hover, and a tap is what a click is elsewhere.
import type {Page} from '@playwright/test';
import {arrivedAt, expect, open, test} from './_helpers/test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

const kinds = [
  {what: 'a term', path: '/concepts/blockchain', link: 'article a[href^="/glossary#"]', target: '/glossary'},
  {
    what: 'a mark of proof',
    path: '/getting-started/counter',
    link: 'article a[href="/cli/usage#marks"]',
    target: '/cli/usage',
  },
];

for (const {what, path, link, target} of kinds) {
  test.describe(`Issue 23: ${what} on touch`, () => {
    const tooltip = (page: Page) => page.getByRole('tooltip');

    test('shows its text at the first tap and follows the link at the second', async ({page}) => {
      await open(page, path);
      await page.locator(link).first().tap();
      await expect(tooltip(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.locator(link).first().tap();
      await arrivedAt(page, target);
    });

    test('hides its text at a tap beside it', async ({page}) => {
      await open(page, path);
      await page.locator(link).first().tap();
      await expect(tooltip(page)).toBeVisible();
      await page.locator('article h1').tap();
      await expect(tooltip(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('shows one text at a time', async ({page}) => {
      await open(page, path);
      await page.locator(link).first().tap();
      await expect(tooltip(page)).toHaveCount(1);
      await page
        .locator(link)
        .nth(link.includes('marks') ? 3 : 1)
        .tap();
      await expect(tooltip(page)).toHaveCount(1);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test('shows its text within the screen', async ({page}) => {
      await open(page, path);
      for (const each of (await page.locator(link).all()).slice(0, 5)) {
        await each.tap();
        const box = await tooltip(page).boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 390, await each.innerText()).toBe(true);
        await page.locator('article h1').tap();
      }
    });
  });
}

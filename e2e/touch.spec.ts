// Touch: there is no hover, and a tap clicks.
import type {Page} from '@playwright/test';
import {arrivedAt, expect, open, test} from './_helpers/test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

const path = '/concepts/blockchain';
const link = 'article a[href^="/glossary#"]';
const tooltip = (page: Page) => page.getByRole('tooltip');

test.describe('S10.touch: a term on touch', () => {
  test('The first tap shows the definition and the second follows the link', async ({page}) => {
    await open(page, path);
    await page.locator(link).first().tap();
    await expect(tooltip(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.locator(link).first().tap();
    await arrivedAt(page, '/glossary');
  });

  test('A tap elsewhere hides the definition', async ({page}) => {
    await open(page, path);
    await page.locator(link).first().tap();
    await expect(tooltip(page)).toBeVisible();
    await page.locator('article h1').tap();
    await expect(tooltip(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('One definition shows at a time', async ({page}) => {
    await open(page, path);
    await page.locator(link).first().tap();
    await expect(tooltip(page)).toHaveCount(1);
    await page.locator(link).nth(1).tap();
    await expect(tooltip(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('The definition shows within the screen', async ({page}) => {
    await open(page, path);
    for (const each of (await page.locator(link).all()).slice(0, 5)) {
      await each.tap();
      const box = await tooltip(page).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390, await each.innerText()).toBe(true);
      await page.locator('article h1').tap();
    }
  });
});

test.describe('S10.touch: a mark of proof on touch', () => {
  test('A tap opens the receipt and a tap elsewhere closes it', async ({page}) => {
    await open(page, '/getting-started/counter');
    await page.locator('article [data-tier]').first().tap();
    const receipt = page.getByRole('group', {name: 'Receipt'});
    await expect(receipt).toBeVisible();
    await page.locator('article h1').tap();
    await expect(receipt).toHaveCount(0);
  });
});

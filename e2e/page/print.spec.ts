import type {Page} from '@playwright/test';
import {routeWith} from '../_helpers/build';
import {openGallery} from '../_helpers/gallery';
import {expect, expectMode, open, test} from '../_helpers/test';

/** Prints as a browser does: runs the page's handlers, then applies the print style. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
}

test.describe('S10.print: pages on paper', () => {
  test('Every tab is printed under its name, without buttons', async ({page}) => {
    await openGallery(page);
    const panels = page.getByRole('tabpanel', {includeHidden: true});
    const all = await panels.count();
    expect(all).toBeGreaterThan(2);
    await print(page);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const content = panel.getByRole('group').first();
      const name = await content.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(name).toBe(`"${await content.getAttribute('aria-label')}"`);
    }
    for (const control of await page.locator('button:not(.button), nav, [role="tablist"]').all()) {
      await expect(control).toBeHidden();
    }
  });

  test('Folded parts are printed open and fold again afterwards', async ({page}) => {
    await openGallery(page);
    const folded = page.locator('.markdown > details');
    const all = await folded.count();
    expect(all).toBeGreaterThan(0);
    await print(page);
    for (const details of await folded.all()) await expect(details.locator('pre').first()).toBeVisible();
    await page.emulateMedia({media: null});
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.markdown > details[open]')).toHaveCount(0);
    await folded.first().locator('summary').click();
    await expect(folded.first().locator('pre').first()).toBeVisible();
  });

  test('Dark mode prints dark on white, and no code is cut off', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openGallery(page);
    await expectMode(page, 'dark');
    await print(page);
    const article = page.locator('.theme-doc-markdown');
    await expect(article).toHaveCSS('color', 'rgb(22, 32, 29)');
    const cut = await article
      .locator('pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
    expect(cut).toBe(0);
  });
});

test('S10.forced-colours: Drawings have the colours of the system in both modes', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await open(page, routeWith(/role="?img"?[^>]*><svg/));
  const colour = (value: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }, value);
  const drawing = page.locator('[role="img"] svg').first();
  await expect(drawing.locator('text').first()).toHaveCSS('fill', await colour('CanvasText'));
  await expect(drawing.locator('rect').first()).toHaveCSS('fill', await colour('Canvas'));
});

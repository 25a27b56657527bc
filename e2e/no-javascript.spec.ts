import {docRoutes} from './_helpers/routes';
import {expect, test} from './_helpers/test';

test.use({javaScriptEnabled: false});

test.describe('S10.no-javascript: without JavaScript', () => {
  test('The document of every page has its text', async ({request}) => {
    for (const path of docRoutes) {
      const html = await (await request.get(path)).text();
      expect(/<h1[^>]*>(.+?)<\/h1>/s.exec(html)?.[1]?.trim(), path).toBeTruthy();
      expect(
        /<article>(.+)<\/article>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '').length ?? 0,
        path,
      ).toBeGreaterThan(100);
    }
  });

  test('The text is readable and links work without scripts', async ({page}) => {
    await page.goto('/concepts');
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
    await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]').click();
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await expect(page.locator('article h1')).toBeVisible();
    // The space for the footer is only reserved where it is added.
    const hole = await page.locator('article').evaluate((article) => {
      const last = article.lastElementChild;
      return last ? last.getBoundingClientRect().height : 0;
    });
    expect(hole).toBe(0);
  });
});

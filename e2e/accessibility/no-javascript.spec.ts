import {docRoutes} from '../_helpers/routes';
import {expect, test} from '../_helpers/test';

test.use({javaScriptEnabled: false});

test.describe('S10.no-javascript: without JavaScript', () => {
  test('The text is readable, links work, and the page ends without a gap', async ({page}) => {
    await page.goto('/concepts');
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
    await page.locator('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]').click();
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await expect(page.locator('article h1')).toBeVisible();
    // With JavaScript, this is the space that is reserved for the footer.
    const gap = await page
      .locator('article')
      .evaluate((article) => article.lastElementChild?.getBoundingClientRect().height);
    expect(gap).toBe(0);
  });

  test('S10.front-page: The front page is complete and has no empty figure', async ({page}) => {
    await page.goto('/');
    await expect(page.getByText('Your own chain in ten minutes.')).toBeVisible();
    const leaves = page.getByRole('group', {name: /^How each of the \d+ pages was proven$/}).locator('a');
    await expect(leaves).toHaveCount(docRoutes.length);
    await expect(page.locator('main a[href="/guides/dex"]:not(svg *)').first()).toBeVisible();
    await expect(page.locator('#try')).toBeHidden();
  });

  test('Fields that need scripts say so, and the search leads to pages that do not', async ({page}) => {
    await page.goto('/move/errors');
    // Selectors by text skip the element.
    await expect(page.locator('main textarea + noscript')).toBeVisible();
    await page.goto('/search');
    await page.locator('main noscript a').first().click();
    await expect(page).toHaveURL(/\/glossary$/);
  });

  test('All tabs of a step can be read', async ({page}) => {
    await page.goto('/getting-started/cli');
    for (const system of ['Linux', 'macOS', 'Windows'])
      await expect(page.getByRole('group', {name: system, exact: true}).first()).toBeVisible();
  });

  test('S10.references: Folded entries link to the Markdown of the page', async ({page}) => {
    await page.goto('/move/modules');
    await page.locator('details[id="0x1-coin"] > summary').click();
    const link = page.locator('details[id="0x1-coin"] a');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/move/modules.md');
  });
});

import type {Page} from '@playwright/test';
import {expect, open, test} from './_helpers/test';

/** A narrow window, with what a page copies in `window.copied`. */
async function openNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, path);
}

test.describe('Issue 8: the table of contents on narrow screens', () => {
  const bar = (page: Page) => page.locator('.theme-doc-toc-mobile');

  test('says which section is being read', async ({page}) => {
    await openNarrow(page, '/concepts/blockchain');
    const button = bar(page).getByRole('button');
    await expect(button).toHaveText('On this page');
    const headings = page.locator('.theme-doc-markdown h2');
    const titles = (await headings.allInnerTexts()).map((title) => title.replace(/[\u200b#]/g, '').trim());
    for (const index of [1, 2]) {
      await headings
        .nth(index)
        .evaluate((heading) =>
          window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - 100),
        );
      await expect(button).toContainText(titles[index] ?? '');
      await expect(button).toBeInViewport();
    }
    await button.click();
    // A press may scroll the page a little.
    const marked = await bar(page).locator('[aria-current="location"]').innerText();
    await expect(button).toContainText(marked);
  });

  test('stands below the navigation bar when that comes back', async ({page}) => {
    await openNarrow(page, '/concepts/blockchain');
    const top = () => bar(page).evaluate((element) => element.getBoundingClientRect().top);
    const navbar = page.locator('.navbar');
    const hidden = page.locator('[data-hidden]:has(> .navbar)');
    // A browser with other work tells of two movements as of one.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 1200));
      await page.evaluate(() => window.scrollTo(0, 1600));
      await expect(hidden).toBeAttached({timeout: 1_000});
    }).toPass();
    await expect.poll(top).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 1400));
    await expect(hidden).not.toBeAttached();
    const height = await navbar.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(top).toBe(height);
  });

  test('leaves the first screen to the page: its title begins in the upper quarter', async ({page}) => {
    await openNarrow(page, '/sdks/typescript/transactions');
    const title = await page.locator('h1').boundingBox();
    expect(title?.y).toBeLessThan(200);
    // The actions have no words there, but names.
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Markdown', exact: true})).toBeVisible();
  });

  test('leads to a section, which then stands below it', async ({page}) => {
    await openNarrow(page, '/concepts/blockchain');
    await bar(page).getByRole('button').click();
    const link = bar(page).getByRole('link').nth(2);
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(bar(page).getByRole('list')).toBeHidden();
    await expect(async () => {
      const barBox = await bar(page).boundingBox();
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      expect(barBox && heading && heading.y >= barBox.y + barBox.height).toBe(true);
    }).toPass();
  });

  test('closes with Escape and gives the focus back', async ({page}) => {
    await openNarrow(page, '/concepts/blockchain');
    const button = bar(page).getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('list')).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('Issue 8: links that can be handed on', () => {
  test('the sign beside a heading leads there and copies its address', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, {copied: text});
    });
    await open(page, '/guides/escrow');
    const link = page.locator('.theme-doc-markdown h3 a.hash-link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('data-copied', 'Link copied');
    const copied = await page.evaluate(() => (window as unknown as {copied: string}).copied);
    expect(copied).toBe(page.url());
    expect(new URL(copied).hash).not.toBe('');
  });

  test('each step has an address of its own', async ({page}) => {
    await open(page, '/getting-started/counter');
    const steps = page.locator('.theme-doc-markdown div > h3');
    expect(await steps.count()).toBeGreaterThan(2);
    for (const step of await steps.all()) {
      const id = await step.getAttribute('id');
      await expect(step.locator('a.hash-link')).toHaveAttribute('href', `#${id}`);
    }
  });

  test('a choice of tabs is in the address, and kept for the next page', async ({page}) => {
    await open(page, '/getting-started/cli?os=macos');
    const macos = page.getByRole('tab', {name: 'macOS'}).first();
    await expect(macos).toHaveAttribute('aria-selected', 'true');
    await open(page, '/getting-started/cli');
    await page.getByRole('tab', {name: 'Windows'}).first().click();
    await expect(page).toHaveURL(/\?os=windows$/);
    await open(page, '/getting-started/cli');
    await expect(page.getByRole('tab', {name: 'Windows'}).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('Issue 8: reading time', () => {
  test('stands at the top of a page that is read through, not of a reference', async ({page}) => {
    await open(page, '/guides/escrow');
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await open(page, '/glossary');
    await expect(page.getByText(/min read$/)).toHaveCount(0);
  });
});

test.describe('Issue 8: long lines of code', () => {
  test('wrap at the press of a button', async ({page}) => {
    await openNarrow(page, '/getting-started/counter');
    const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
    const pre = page.locator('.theme-code-block').filter({has: wrap}).first().locator('pre');
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    const token = await pre.locator('code > *').first().elementHandle();
    await wrap.click();
    expect(await overflow()).toBe(0);
    // The code itself is not parsed anew: that costs time, and what a reader has selected.
    expect(await token?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

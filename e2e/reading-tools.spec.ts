import type {Page} from '@playwright/test';
import {expect, open, test} from './_helpers/test';

/** A narrow window; the text that the page copies is in `window.copied`. */
async function openNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, path);
}

test.describe('S10.reading-tools: table of contents beside the text', () => {
  for (const [motion, duration] of [
    ['no-preference', '0.15s'],
    ['reduce', '1e-05s'],
  ] as const) {
    test(`A mark is beside the section that is being read, motion ${motion}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: motion});
      await open(page, '/getting-started/counter');
      for (const id of ['publish', 'upgrade']) {
        await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
        await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute('href', `#${id}`);
        const distance = () =>
          page.evaluate(() => {
            const list = document.querySelector('.table-of-contents');
            const link = document.querySelector('.table-of-contents__link--active');
            if (!list || !link) throw new Error('no contents');
            const mark = getComputedStyle(list, '::before');
            const top = list.parentElement?.getBoundingClientRect().top ?? 0;
            return Math.abs(top + parseFloat(mark.top) - link.getBoundingClientRect().top);
          });
        await expect.poll(distance).toBeLessThan(1);
      }
      const mark = await page
        .locator('.table-of-contents')
        .evaluate((list) => getComputedStyle(list, '::before').transitionDuration);
      expect(mark.split(', ')[0]).toBe(duration);
    });
  }
});

test.describe('S10.reading-tools: table of contents on narrow screens', () => {
  const bar = (page: Page) => page.locator('.theme-doc-toc-mobile');

  test('The bar names the section that is being read', async ({page}) => {
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
    // A click may scroll the page a little.
    const marked = await bar(page).locator('[aria-current="location"]').innerText();
    await expect(button).toContainText(marked);
  });

  test('The bar is below the navigation bar when that returns', async ({page}) => {
    await openNarrow(page, '/concepts/blockchain');
    const top = () => bar(page).evaluate((element) => element.getBoundingClientRect().top);
    const navbar = page.locator('.navbar');
    const hidden = page.locator('[data-hidden]:has(> .navbar)');
    // A busy browser may report two scrolls as one.
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

  test('The page title begins in the upper quarter of the first screen', async ({page}) => {
    await openNarrow(page, '/sdks/typescript/transactions');
    const title = await page.locator('h1').boundingBox();
    expect(title?.y).toBeLessThan(200);
    // The actions have no visible text there, but accessible names.
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Markdown', exact: true})).toBeVisible();
  });

  test('The bar links to a section, which then shows below the bar', async ({page}) => {
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

  test('Escape closes the list and returns the focus', async ({page}) => {
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

test.describe('S10.reading-tools: links to share', () => {
  test('The link beside a heading goes there and copies its address', async ({page}) => {
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

  test('Each step has its own address', async ({page}) => {
    await open(page, '/getting-started/counter');
    const steps = page.locator('.theme-doc-markdown div > h3');
    expect(await steps.count()).toBeGreaterThan(2);
    for (const step of await steps.all()) {
      const id = await step.getAttribute('id');
      await expect(step.locator('a.hash-link')).toHaveAttribute('href', `#${id}`);
    }
  });

  test('The chosen tab is in the address and kept for the next page', async ({page}) => {
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

test.describe('S10.reading-tools: reading time', () => {
  test('Reading time shows on a guide, not on a reference page', async ({page}) => {
    await open(page, '/guides/escrow');
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    await open(page, '/glossary');
    await expect(page.getByText(/min read$/)).toHaveCount(0);
  });
});

test.describe('S10.code-blocks: long lines of code', () => {
  test('A button wraps long lines', async ({page}) => {
    await openNarrow(page, '/getting-started/counter');
    const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
    const pre = page.locator('.theme-code-block').filter({has: wrap}).first().locator('pre');
    const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    const token = await pre.locator('code > *').first().elementHandle();
    await wrap.click();
    expect(await overflow()).toBe(0);
    // The code is not parsed again: that takes time and would lose the reader's selection.
    expect(await token.evaluate((element) => element.isConnected)).toBe(true);
  });
});

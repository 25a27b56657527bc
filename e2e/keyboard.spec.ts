// Keyboard only. `search-embedded` covers the search dialog, `page-foot` the keys, `account-tool` the account tool.
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './_helpers/test';

/** Puts the focus right before an element, as if the reader had tabbed there. */
async function standBefore(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.keyboard.press('Shift+Tab');
}

test.describe('S10.keyboard: the keyboard alone', () => {
  test('Tab reaches the copy button of the page, then its Markdown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, '/guides/escrow');
    const copy = page.getByRole('button', {name: 'Copy page'});
    await standBefore(page, copy);
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Markdown', exact: true})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guides\/escrow\.md$/);
  });

  for (const width of [1280, 390]) {
    test(
      `A code block is a tab stop only when it scrolls, at ${width} px`,
      {tag: width === 1280 ? '@sweep' : []},
      async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, '/getting-started/tx');
        const blocks = page.locator('.theme-code-block pre:visible');
        const found = {stops: 0, others: 0};
        for (const block of await blocks.all()) {
          await block.scrollIntoViewIfNeeded();
          const scrolls = await block.evaluate((element) => element.scrollWidth > element.clientWidth);
          if (scrolls) await expect(block).toHaveAttribute('tabindex', '0');
          else await expect(block).not.toHaveAttribute('tabindex');
          found[scrolls ? 'stops' : 'others'] += 1;
        }
        expect(found.stops).toBeGreaterThan(0);
        expect(found.others).toBeGreaterThan(0);
      },
    );
  }

  test('A code block with wrapped lines is no tab stop', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/getting-started/counter');
    const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
    const block = page.locator('.theme-code-block').filter({has: wrap}).first().locator('pre');
    await expect(block).toHaveAttribute('tabindex', '0');
    await wrap.click();
    await expect(block).not.toHaveAttribute('tabindex');
  });

  test('A scrolling code block shows its focus', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/getting-started/tx');
    const code = page.locator('.theme-code-block pre[tabindex]').first();
    await code.scrollIntoViewIfNeeded();
    const before = await code.screenshot();
    await standBefore(page, code);
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    expect((await code.screenshot()).equals(before)).toBe(false);
  });

  test('Arrow keys move between tabs, Enter chooses one, Tab goes into its panel', async ({page}) => {
    await open(page, '/getting-started/cli');
    const list = page.getByRole('tablist').first();
    const [first, second] = [list.getByRole('tab').nth(0), list.getByRole('tab').nth(1)];
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?\w+=\w+$/);
    const panel = page.locator('.tabs-container').first().getByRole('tabpanel');
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();
  });

  test('A diagram that is shown smaller opens with Enter, closes with Escape and returns the focus', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/nodes');
    const button = page.getByRole('button', {name: 'Enlarge the diagram'}).first();
    await standBefore(page, button);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.locator('[tabindex="0"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('A diagram that is shown smaller opens at a tap', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/nodes');
    const drawing = page.locator('[role="img"][data-reduced]').first();
    await drawing.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('Arrow keys move a slider of the exchange figures and update the numbers', async ({page}) => {
    await open(page, '/guides/dex/understanding-amm');
    const slider = page.getByRole('slider').first();
    await slider.focus();
    const before = await slider.inputValue();
    await page.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).not.toBe(before);
    await expect(slider).toHaveAttribute('aria-valuetext', /\d/);
  });

  test('The stages of a transaction are one tab stop, and arrow keys move along them', async ({page}) => {
    await open(page, '/architecture');
    const station = (step: number) => page.getByRole('link', {name: new RegExp(`^Step ${step}: `)});
    await station(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(station(2)).toBeFocused();
    await expect(station(2)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('End');
    await expect(station(10)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(station(9)).not.toBeFocused();
  });
});

// Keyboard only. `search/embedded`, `doc-page`, `code-blocks` and `account-tool` also test their parts by keyboard.
import type {Locator, Page} from '@playwright/test';
import {routeWithReducedDiagram} from '../_helpers/build';
import {openGallery} from '../_helpers/gallery';
import {expect, open, painted, test} from '../_helpers/test';

async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

test.describe('S10.keyboard: the keyboard alone', () => {
  test('Tab reaches the copy button of the page, then its Markdown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, '/guides/escrow');
    await tabTo(page, page.getByRole('button', {name: 'Copy page'}));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Markdown', exact: true})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guides\/escrow\.md$/);
  });

  test('A focused code block has an outline', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openGallery(page);
    const code = page.locator('.theme-code-block pre[tabindex]').first();
    await expect(code).toHaveCSS('outline-style', 'none');
    await tabTo(page, code);
    await expect(code).toHaveCSS('outline-style', 'solid');
  });

  test('Arrow keys move between tabs, Enter and Space choose one, Tab moves into its panel', async ({
    page,
  }) => {
    await open(page, '/getting-started/cli');
    const list = page.getByRole('tablist').first();
    const [first, second] = [list.getByRole('tab').nth(0), list.getByRole('tab').nth(1)];
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?\w+=\w+$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('.tabs-container').first().locator('[role="tabpanel"] :focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });

  test('A reduced diagram opens with Enter or a tap and closes with Escape', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, routeWithReducedDiagram());
    const button = page.getByRole('button', {name: 'Enlarge diagram'}).first();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', {name: 'Close'});
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.locator('[tabindex="0"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.locator('[role="img"][data-reduced]').first().click();
    await expect(dialog).toBeVisible();
    await close.click();
    await expect(dialog).toBeHidden();

    // Opened again before the event that says that the dialog is closed.
    await button.click();
    await dialog.evaluate(async (element: HTMLDialogElement) => {
      const closed = new Promise((resolve) => element.addEventListener('close', resolve, {once: true}));
      element.close();
      document.querySelector<HTMLElement>('[role="img"][data-reduced]')?.click();
      await closed;
    });
    await painted(page);
    await expect(dialog.getByRole('img').first()).toBeVisible();
  });

  test('Arrow keys move a slider of the exchange figures and update the numbers', async ({page}) => {
    await open(page, '/guides/dex/understanding-amm');
    const slider = page.getByRole('slider').first();
    await slider.focus();
    const before = (await slider.getAttribute('aria-valuetext')) ?? '';
    expect(before).toMatch(/\d/);
    await page.keyboard.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', before);
  });

  test('The stages of a transaction are one tab stop, and arrow keys move along them', async ({page}) => {
    await open(page, '/architecture');
    const stage = (step: number) => page.getByRole('link', {name: new RegExp(`^Step ${step}: `)});
    await stage(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stage(2)).toBeFocused();
    await expect(stage(2)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('End');
    await expect(stage(10)).toBeFocused();
    const focusedStage = page.getByRole('link', {name: /^Step \d+: /}).and(page.locator(':focus'));
    await page.keyboard.press('Tab');
    await expect(focusedStage).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(stage(10)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(focusedStage).toHaveCount(0);
  });
});

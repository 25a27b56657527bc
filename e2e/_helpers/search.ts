// The search dialog.
import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

export const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => modal(page).getByRole('searchbox');
export const hits = (page: Page) => modal(page).locator('.DocSearch-Hit');

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

export async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await field(page).pressSequentially(query);
}

export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** Waits until the dialog announces the results of a query to screen readers. */
export const expectResults = (page: Page, query: string, options?: {timeout: number}) =>
  expect(page.getByText(new RegExp(`^\\d+ results for "${query}"$`))).toHaveCount(1, options);

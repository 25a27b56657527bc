// Runs the program of an attack in the page.
import type {Locator, Page} from '@playwright/test';
import {expect, open} from '../_helpers/test';
import type {Arena} from './_attacks';

/** A page with a short program that imports nothing. */
const PAGE = '/gas-tokens';

const runner = (page: Page): Locator => page.getByRole('region', {name: /^Run .+/});
export const editor = (page: Page): Locator => runner(page).getByRole('textbox', {name: /^Code of/});
export const output = (page: Page): Locator => runner(page).getByRole('log');
export const state = (page: Page): Locator => runner(page).getByRole('status').last();
const button = (page: Page, name: string) => runner(page).getByRole('button', {name, exact: true});

/** Opens a program of the site, or what the attack before has left of it. */
export async function openProgram({page, url}: Arena, path = PAGE): Promise<void> {
  await open(page, url(path));
  await page
    .getByRole('button', {name: /^(?:Run|Restore changes to) \S/})
    .first()
    .click();
  await expect(editor(page)).toBeFocused();
}

/** Replaces the program and presses Run. */
export async function start(page: Page, code: string): Promise<void> {
  await editor(page).fill(code);
  await button(page, 'Run').click();
}

export const stop = (page: Page): Promise<void> => button(page, 'Stop').click();

/** Runs a program until it ends. @returns what it printed */
export async function runToEnd(page: Page, code: string): Promise<string> {
  await start(page, code);
  await expect(state(page)).toContainText(/The program (has ended|failed)|Stopped/);
  return output(page).innerText();
}

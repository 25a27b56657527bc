// Runs the program of an attack in the page.
import type {Page} from '@playwright/test';
import {editor, output, runButton, shortProgram, state} from '../_program';
import {expect, open} from '../../_helpers/test';
import type {Arena} from '../../attacks/_attacks';

/** Opens a program of the site, or what the attack before has left of it. */
export async function openProgram({page, url}: Arena): Promise<void> {
  await open(page, url(shortProgram.route));
  await page
    .getByRole('button', {name: /^(?:Run|Restore changes to) \S/})
    .first()
    .click();
  await expect(editor(page)).toBeFocused();
}

/** Replaces the program and presses Run. */
export async function start(page: Page, code: string): Promise<void> {
  await editor(page).fill(code);
  await runButton(page).click();
}

/** Runs a program until it ends. @returns what it printed */
export async function runToEnd(page: Page, code: string): Promise<string> {
  await start(page, code);
  await expect(state(page)).toContainText(/The program (has ended|failed)|Stopped/);
  return output(page).innerText();
}

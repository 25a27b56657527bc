// Programs that run in a page.
import {deflateRawSync} from 'node:zlib';
import type {Frame, Locator, Page} from '@playwright/test';

/** The first program of /gas-tokens. */
const PROGRAM = 'gas-tokens-index/program-3.ts';

/** The hash of a link to code in place of a program, by default of /gas-tokens, as `packages/sandbox` writes it. */
export const linkTo = (code: string, program = PROGRAM): string =>
  `#run=${program}&code=${deflateRawSync(code).toString('base64url')}`;

export const runner = (page: Page | Frame): Locator => page.getByRole('region', {name: /^Run .+/});
export const editor = (page: Page | Frame): Locator => runner(page).getByRole('textbox', {name: /^Code of/});
export const output = (page: Page | Frame): Locator => runner(page).getByRole('log');
export const state = (page: Page): Locator => runner(page).getByRole('status').first();
export const runButton = (page: Page): Locator =>
  runner(page).getByRole('button', {name: 'Run', exact: true});
export const stopButton = (page: Page): Locator =>
  runner(page).getByRole('button', {name: 'Stop', exact: true});

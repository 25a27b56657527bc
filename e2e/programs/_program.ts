// Programs that run in a page.
import {deflateRawSync} from 'node:zlib';
import type {Frame, Locator, Page} from '@playwright/test';
import {findPages} from '../../cedra/pages/files';
import {loadPage} from '../../cedra/pages/page';
import {readReceipts} from '../../cedra/receipts/receipts';
import {isProgram, programName, programsOf, runsHere, type PageProgram} from '../../cedra/programs/programs';
import {expect, open} from '../_helpers/test';

/** A program of a page. */
interface Example {
  route: string;
  /** Its name in a link. */
  name: string;
  program: PageProgram;
}

/**
 * A program that fits and is the first of its page with this button: tests do not depend on the code of a page.
 * @throws Error when no page has one
 */
function findProgram(
  button: 'Run' | 'Try Terminal' | 'Try GraphQL',
  fits: (program: PageProgram, isProven: boolean) => boolean,
): Example {
  const receipts = readReceipts();
  for (const file of findPages()) {
    const program = programsOf(loadPage(file))
      .filter(isProgram)
      .find(({request, block: {lang}}) =>
        button === 'Run'
          ? request === undefined
          : request && lang === (button === 'Try Terminal' ? 'bash' : 'graphql'),
      );
    if (program?.block.tabs.length === 0 && fits(program, runsHere(program, receipts[file]))) {
      const route = `/${file.replace(/^docs\//, '').replace(/(\/?index)?\.mdx?$/, '')}`;
      return {route, name: programName(file, program), program};
    }
  }
  throw new Error(`No page begins with a program for this test (${button}).`);
}

/** A program that imports and requests nothing, with proven output that is the same in each run. */
export const shortProgram = findProgram(
  'Run',
  ({block: {code}, output}, isProven) =>
    isProven && !/\b(?:fetch|import)\b/.test(code) && output !== undefined && !/[…‹]/.test(output.code),
);

/** A long program that imports earlier files of its page and requests a localnet. */
export const longProgram = findProgram(
  'Run',
  ({block: {code}, files}) =>
    code.split('\n').length > 40 && Object.values(files).some((text) => text.includes('Network.LOCAL')),
);

/** A command that requests one address of a localnet's node. */
export const requestProgram = findProgram('Try Terminal', ({request}) =>
  /^const response = await fetch\('http:\/\/127\.0\.0\.1:8080\/[^']*'\);$/m.test(request ?? ''),
);

export const queryProgram = findProgram('Try GraphQL', () => true);

/** The hash of a link to code in place of the short program, as `packages/sandbox` writes it. */
export const linkTo = (code: string): string =>
  `#run=${shortProgram.name}&code=${deflateRawSync(code).toString('base64url')}`;

export const runner = (page: Page | Frame): Locator => page.getByRole('region', {name: /^Run .+/});
export const editor = (page: Page | Frame): Locator => runner(page).getByRole('textbox', {name: /^Code of/});
export const output = (page: Page | Frame): Locator => runner(page).getByRole('log');
export const state = (page: Page): Locator => runner(page).getByRole('status').first();
export const runButton = (page: Page): Locator =>
  runner(page).getByRole('button', {name: 'Run', exact: true});
export const stopButton = (page: Page): Locator =>
  runner(page).getByRole('button', {name: 'Stop', exact: true});

/** The button that opens the first program of a page. */
export const opener = (page: Page) => page.getByRole('button', {name: /^Run \S/}).first();

/** Replaces the code as a person would: by keys, or several lines from the clipboard, which the editor would indent. */
export async function write(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  if (code.includes('\n')) await page.keyboard.insertText(code);
  else await editor(page).pressSequentially(code);
}

/** Opens the first program of a page and replaces its code. */
export async function openProgram(page: Page, path: string, code?: string): Promise<void> {
  await open(page, path);
  await opener(page).click();
  await expect(editor(page)).toBeFocused();
  if (code !== undefined) await write(page, code);
}

export async function runProgram(page: Page, path: string, code?: string): Promise<void> {
  await openProgram(page, path, code);
  await runButton(page).click();
}

/** What the state says of a program that ran to its end. */
export const ENDED = 'The program has ended.';

import {isDeepStrictEqual} from 'node:util';

import {metaValue, type Page} from '@cedra-docs/proof/build';
import {blockFailure, type Failure} from '@cedra-docs/proof';
import {isProgram, type PageProgram, programsOf, runsHere, runsReceipt} from '../../programs/programs';
import {type PageReceipt, readReceipts, type Receipts, writeReceipt} from '../../receipts/receipts';

/** The programs of a page that need only a localnet. */
export const provablePrograms = (page: Page): PageProgram[] =>
  programsOf(page)
    .filter(isProgram)
    .filter(({needs}) => needs === undefined);

/** One line for each program with Run or Try that has not run in a browser as it is now. */
export function waitingPrograms(pages: readonly Page[], receipts: Receipts): Failure[] {
  return pages.flatMap((page) =>
    provablePrograms(page)
      .filter((program) => !runsHere(program, receipts[page.file]))
      .map((program) =>
        blockFailure(program.block, `${describeProgram(program)} waits for its proof in a browser`, {
          hint: `CI runs it. On Linux, \`npm run build && npm run prove -- --browser ${page.file}\` does the same.`,
        }),
      ),
  );
}

/** Names a program as its page does: by its file or its heading. */
function describeProgram({block: {heading, meta}, request}: PageProgram): string {
  const name = metaValue(meta, 'title') ?? (request === undefined ? 'the program' : 'the request');
  return heading === undefined ? name : `${name} below “${heading}”`;
}

/**
 * Writes into the receipt of a page which programs ran in a browser.
 * @throws Error for a page without a receipt
 */
export function recordRuns({file}: Page, programs: readonly PageProgram[]): void {
  const receipt = readReceipts()[file];
  if (!receipt) throw new Error(`${file} has no receipt. Run \`npm run prove -- ${file}\` first.`);
  writeReceipt(file, receiptWithRuns(receipt, runsReceipt(programs)));
}

/** Puts `runsHere` before the blocks. */
function receiptWithRuns(
  {blocks, ...receipt}: PageReceipt,
  runs: NonNullable<PageReceipt['runsHere']>,
): PageReceipt {
  return {...receipt, ...(Object.keys(runs).length > 0 && {runsHere: runs}), blocks};
}

/** Keeps the programs that ran in a browser with the same tools. */
export function withRuns(before: PageReceipt | undefined, now: PageReceipt): PageReceipt {
  if (!before?.runsHere || !isDeepStrictEqual(before.tools, now.tools)) return now;
  return receiptWithRuns(now, before.runsHere);
}

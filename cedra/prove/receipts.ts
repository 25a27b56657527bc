import {isDeepStrictEqual} from 'node:util';

import {
  formatBlockReceipt,
  hashOfFiles,
  type Page,
  pageHash,
  parseBlockReceipt,
  staleReason as reasonOf,
  unproven,
} from '@cedra-docs/proof/build';
import {type Failure, type PageOutcome} from '@cedra-docs/proof';
import {cliName, sdkName, type ProofTools} from '../marks/marks';
import {OUTPUTS} from '../receipts/outputs';
import {type PageReceipt, RECEIPTS, readReceipts, type Receipts, writeReceipt} from '../receipts/receipts';
import {root} from '../../lib/repository';
import {pageScript} from '../pages/page-script';
import {classify} from '../pages/tasks';
import {withRuns} from './programs/receipts';

/** What decides the result of a proof: files and folders. */
const RULES = ['cedra', 'packages/proof', 'docs/_data/releases.yml'];

/** Folders in them that decide nothing. */
const OTHERS = [RECEIPTS, OUTPUTS, 'cedra/errors'];

let rules: string | undefined;

/** A hash of everything that decides the result of a proof, so that a change makes all receipts stale. */
export function proofRules(): string {
  rules ??= hashOfFiles(root, RULES, OTHERS);
  return rules;
}

/**
 * Makes the receipt of a page that was proven without a failure.
 * @param framework what its Move was compiled with; undefined on a page without Move
 */
export function makeReceipt(
  page: Page,
  {outcomes}: PageOutcome,
  tools: ProofTools,
  framework: string | undefined,
): PageReceipt {
  return {
    date: new Date().toISOString().slice(0, 10),
    page: pageHash(classify(page)),
    rules: proofRules(),
    tools,
    ...(framework === undefined ? {} : {framework}),
    ...(pageScript(page) === undefined ? {} : {script: true}),
    blocks: outcomes.map(({block, level, note}) =>
      formatBlockReceipt({hash: block.hash, level, ...(note === undefined ? {} : {note})}),
    ),
  };
}

/** Why a page must be proven again; undefined when its receipt holds. */
export const staleReason = (page: Page, receipts: Receipts, tools: ProofTools): string | undefined =>
  reasonOf(
    classify(page),
    receipts[page.file],
    {rules: proofRules(), tools},
    (used) => `${cliName(used)} (${used.commit}), ${sdkName(used)}`,
  );

/** One line for each page that waits for its proof, with the reason. */
export function waitingPages(pages: readonly Page[], receipts: Receipts, tools: ProofTools): Failure[] {
  return pages.flatMap((page) => {
    const reason = staleReason(page, receipts, tools);
    if (reason === undefined) return [];
    return [
      {
        file: page.file,
        line: changedLine(page, receipts),
        problem: `this page waits for its proof: ${reason}`,
        hint: `CI proves it. On Linux, \`npm run prove -- ${page.file}\` does the same.`,
      },
    ];
  });
}

/** The line of the first block without a receipt; 1 if every block has one. */
function changedLine(page: Page, receipts: Receipts): number {
  const changed = unproven(classify(page), receipts[page.file]);
  return changed.find(({block}) => block.file === page.file)?.block.line ?? 1;
}

/** The largest share of the site's blocks that may be unproven. */
const UNPROVEN_LIMIT = 0.05;

/** Checks that no more blocks of the site are unproven than allowed. */
export function checkUnproven(receipts: Receipts): Failure[] {
  const blocks = Object.values(receipts).flatMap((page) => page.blocks.map(parseBlockReceipt));
  const unproven = blocks.filter(({level}) => level === 'unproven').length;
  if (unproven <= blocks.length * UNPROVEN_LIMIT) return [];
  const share = ((100 * unproven) / blocks.length).toFixed(1);
  return [
    {
      file: RECEIPTS,
      line: 1,
      problem: `${unproven} of ${blocks.length} blocks are unproven (${share} %), more than ${UNPROVEN_LIMIT * 100} %`,
      hint: 'Prove some of them another way; `.proof/report.json` lists them with their reasons.',
    },
  ];
}

/** Writes the receipt of a page. An unchanged receipt keeps its date, so that its file does not change with every run. */
export function recordProof(page: Page, receipt: PageReceipt): void {
  const before = readReceipts()[page.file];
  writeReceipt(page.file, withFirstDate(before, withRuns(before, receipt)));
}

function withFirstDate(before: PageReceipt | undefined, now: PageReceipt): PageReceipt {
  if (before === undefined) return now;
  return isDeepStrictEqual({...before, date: ''}, {...now, date: ''}) ? before : now;
}

import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {metaValue} from '../lib/fence-meta';
import {cliName, sdkName, type ProofTools} from '../lib/proof-levels';
import {
  formatBlockReceipt,
  type PageReceipt,
  parseBlockReceipt,
  RECEIPTS,
  readReceipts,
  receiptPage,
  type Receipts,
  writeReceipt,
} from '../lib/receipts';
import {root} from '../lib/repository';
import {type Page, shortHash} from '../markdown/page';
import {isProgram, type Program, programsOf, runsHere, runsReceipt} from '../markdown/programs';
import {pageScript} from '../markdown/page-script';
import {classify} from '../markdown/tasks';
import {blockFailure, type Failure, type PageOutcome} from './outcome';

/** Files and folders that decide the result of a proof. */
const RULES = [
  'docs/_data/releases.yml',
  'lib/generated',
  'markdown/page.ts',
  'markdown/regions.ts',
  'markdown/tasks.ts',
  'proof/environment',
  'proof/indexer',
  'proof/languages',
  'proof/outcome.ts',
  'proof/output.ts',
  'proof/prove.ts',
  'proof/reference',
  'src/site/networks.ts',
];

let rules: string | undefined;

/** A hash of everything that decides the result of a proof, so that a change makes all receipts stale. */
export function proofRules(): string {
  rules ??= shortHash(
    RULES.flatMap(filesBelow)
      .map((file) => `${file}\n${readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')}`)
      .join('\n'),
  );
  return rules;
}

function filesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** Hash of everything on a page that is proven: blocks, but neither prose nor diagrams. */
function pageHash(page: Page): string {
  return shortHash(
    classify(page)
      .map(
        ({block: {hash, tabs}}) => `${hash} ${tabs.map(({group, value}) => `${group}=${value}`).join(' ')}`,
      )
      .join('\n'),
  );
}

/** Makes the receipt of a page that was proven without a failure. */
export function makeReceipt(
  page: Page,
  {outcomes}: PageOutcome,
  tools: ProofTools,
  workarounds: readonly string[],
): PageReceipt {
  return {
    date: new Date().toISOString().slice(0, 10),
    page: pageHash(page),
    rules: proofRules(),
    tools,
    ...(workarounds.length > 0 ? {workarounds: [...workarounds]} : {}),
    ...(pageScript(page) === undefined ? {} : {script: true}),
    blocks: outcomes.map(({block, level, note}) =>
      formatBlockReceipt({hash: block.hash, level, ...(note === undefined ? {} : {note})}),
    ),
  };
}

/** Why a page must be proven again; undefined when its receipt holds. */
export function staleReason(page: Page, receipts: Receipts, tools: ProofTools): string | undefined {
  const receipt = receipts[page.file];
  if (!receipt) return classify(page).length === 0 ? undefined : 'the page was never proven';
  if (receipt.page !== pageHash(page)) {
    const proven = new Set(receipt.blocks.map((line) => parseBlockReceipt(line).hash));
    const waiting = classify(page).filter(({block}) => !proven.has(block.hash)).length;
    return waiting === 0
      ? 'blocks were moved or removed'
      : `${waiting} ${waiting === 1 ? 'block has' : 'blocks have'} changed`;
  }
  if (receipt.rules !== proofRules()) return 'the proof runner or its reference data has changed';
  if (!isDeepStrictEqual(receipt.tools, tools)) {
    const names = (used: ProofTools): string => `${cliName(used)} (${used.commit}), ${sdkName(used)}`;
    return `it was proven with ${names(receipt.tools)}; now the tools are ${names(tools)}`;
  }
  return undefined;
}

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
  const proven = new Set(receipts[page.file]?.blocks.map((line) => parseBlockReceipt(line).hash));
  const changed = classify(page).find(({block}) => !proven.has(block.hash) && block.file === page.file);
  return changed?.block.line ?? 1;
}

/**
 * Leaves out receipts that differ from those of another revision, because only CI writes receipts that count.
 * @param revision where `main` was before: a commit of git
 * @throws Error if git does not know the revision
 */
export function receiptsOf(revision: string, receipts: Receipts, folder = root): Receipts {
  const diff = ['diff', '--name-only', '--no-renames', '--end-of-options', revision, '--', RECEIPTS];
  const files = execFileSync('git', diff, {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).split('\n');
  const changed = new Set(files.map(receiptPage));
  return Object.fromEntries(Object.entries(receipts).filter(([page]) => !changed.has(page)));
}

/** The programs of a page that need only a localnet. */
export const provablePrograms = (page: Page): Program[] =>
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
function describeProgram({block: {heading, meta}, request}: Program): string {
  const name = metaValue(meta, 'title') ?? (request === undefined ? 'the program' : 'the request');
  return heading === undefined ? name : `${name} below “${heading}”`;
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

/**
 * Writes into the receipt of a page which programs ran in a browser.
 * @throws Error for a page without a receipt
 */
export function recordRuns({file}: Page, programs: readonly Program[]): void {
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

function withFirstDate(before: PageReceipt | undefined, now: PageReceipt): PageReceipt {
  if (before === undefined) return now;
  return isDeepStrictEqual({...before, date: ''}, {...now, date: ''}) ? before : now;
}

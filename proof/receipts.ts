import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {cliName, sdkName, type ProofTools} from '../lib/proof-levels';
import {formatBlockReceipt, type PageReceipt, parseBlockReceipt, type ProofLock} from '../lib/receipts';
import {blockFailure, type Failure, type PageOutcome} from './outcome';
import {type Page, shortHash} from '../markdown/page';
import {isProgram, type Program, programsOf, runsHere, runsReceipt} from '../markdown/programs';
import {pageScript} from '../markdown/page-script';
import {classify} from '../markdown/tasks';
import {root} from '../lib/repository';

/** Version of the runner's rules. Raise it with every change that may alter a result. */
const RULES = 7;

/** Hash of everything on a page that is proven: prose and diagrams are not. */
function pageHash(page: Page): string {
  const blocks = classify(page).map(
    ({block: {hash, tabs}}) => `${hash} ${tabs.map(({group, value}) => `${group}=${value}`).join(' ')}`,
  );
  return shortHash([...blocks, ...page.inlineCode.map(({text}) => text)].join('\n'));
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
    rules: RULES,
    tools,
    ...(workarounds.length > 0 ? {workarounds: [...workarounds]} : {}),
    ...(pageScript(page) === undefined ? {} : {script: true}),
    blocks: outcomes.map(({block, level, note}) =>
      formatBlockReceipt({hash: block.hash, level, ...(note === undefined ? {} : {note})}),
    ),
  };
}

/** Why a page's receipt is stale; undefined when it is valid. */
export function staleReason(page: Page, lock: ProofLock, tools: ProofTools): string | undefined {
  const receipt = lock.pages[page.file];
  if (!receipt)
    return classify(page).length === 0 && page.inlineCode.length === 0
      ? undefined
      : 'the page was never proven';
  if (receipt.page !== pageHash(page)) return 'the page has changed since it was proven';
  if (receipt.rules !== RULES) return 'the rules of the proof have changed since it was proven';
  if (!isDeepStrictEqual(receipt.tools, tools)) {
    const names = (used: ProofTools): string => `${cliName(used)} (${used.commit}), ${sdkName(used)}`;
    return `it was proven with ${names(receipt.tools)}; now the tools are ${names(tools)}`;
  }
  return undefined;
}

/** Checks every page's receipt without running anything. */
export function checkReceipts(pages: readonly Page[], lock: ProofLock, tools: ProofTools): Failure[] {
  return pages.flatMap((page) => {
    const reason = staleReason(page, lock, tools);
    if (reason === undefined) return [];
    return [
      {
        file: page.file,
        line: 1,
        problem: `stale receipt: ${reason}`,
        hint: `Run \`npm run prove -- ${page.file}\` and commit proof.lock.json.`,
      },
    ];
  });
}

/** The programs of a page that need only a localnet. */
export const provablePrograms = (page: Page): Program[] =>
  programsOf(page)
    .filter(isProgram)
    .filter(({needs}) => needs === undefined);

/** Checks that every program with Run or Try has run in a browser, unchanged. */
export function checkRuns(pages: readonly Page[], lock: ProofLock): Failure[] {
  return pages.flatMap((page) =>
    provablePrograms(page)
      .filter((program) => !runsHere(program, lock.pages[page.file]))
      .map(({block, name}) =>
        blockFailure(block, `${name} can be run in the page, and no receipt says that it runs there`, {
          hint: `Run \`npm run build && npm run prove -- --browser ${page.file}\` and commit proof.lock.json.`,
        }),
      ),
  );
}

/** The largest share of the site's blocks that may be unproven. */
const UNPROVEN_LIMIT = 0.05;

/** Checks that no more blocks of the site are unproven than allowed. */
export function checkUnproven(lock: ProofLock): Failure[] {
  const blocks = Object.values(lock.pages).flatMap((page) => page.blocks.map(parseBlockReceipt));
  const unproven = blocks.filter(({level}) => level === 'unproven').length;
  if (unproven <= blocks.length * UNPROVEN_LIMIT) return [];
  const share = ((100 * unproven) / blocks.length).toFixed(1);
  return [
    {
      file: 'proof.lock.json',
      line: 1,
      problem: `${unproven} of ${blocks.length} blocks are unproven (${share} %), more than ${UNPROVEN_LIMIT * 100} %`,
      hint: 'Prove some of them another way; `.proof/report.json` lists them with their reasons.',
    },
  ];
}

const lockFile = join(root, 'proof.lock.json');
const about =
  'Written by `npm run prove`: what was proven about every block of code on the site. Do not edit.';

/** Reads `proof.lock.json`; without the file, nothing is proven. */
export function readLock(): ProofLock {
  if (!existsSync(lockFile)) return {about, pages: {}};
  return JSON.parse(readFileSync(lockFile, 'utf8')) as ProofLock;
}

/** Adds receipts to `proof.lock.json` and removes those of pages that no longer exist. */
export function updateLock(receipts: ReadonlyMap<string, PageReceipt>, existing: readonly string[]): void {
  const {pages} = readLock();
  for (const [file, receipt] of receipts)
    pages[file] = withFirstDate(pages[file], withRuns(pages[file], receipt));
  const sorted = Object.fromEntries(
    Object.entries(pages)
      .filter(([file]) => existing.includes(file))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeLock(sorted);
}

/** Updates in `proof.lock.json` which programs of a page ran in a browser. */
export function updateRuns({file}: Page, programs: readonly Program[]): void {
  const {pages} = readLock();
  const receipt = pages[file];
  if (!receipt) throw new Error(`${file} has no receipt. Run \`npm run prove -- ${file}\` first.`);
  writeLock({...pages, [file]: receiptWithRuns(receipt, runsReceipt(programs))});
}

function writeLock(pages: ProofLock['pages']): void {
  writeFileSync(lockFile, `${JSON.stringify({about, pages}, null, 2)}\n`);
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

/** Keeps the date of an unchanged receipt, so that the file does not change with every run. */
function withFirstDate(before: PageReceipt | undefined, now: PageReceipt): PageReceipt {
  if (before === undefined) return now;
  return isDeepStrictEqual({...before, date: ''}, {...now, date: ''}) ? before : now;
}

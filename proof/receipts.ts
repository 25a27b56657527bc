import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Failure, Level, PageOutcome} from './outcome';
import {type Page, shortHash} from './page';
import {pageScript} from './page-script';
import {root} from './paths';

/** What was proven about a page, committed in `proof.lock.json`. */
export interface PageReceipt {
  /** The day on which this was first proven as it stands. */
  date: string;
  /** Hash of all that was proven: the blocks in order and the code in sentences. */
  page: string;
  /** The tools that proved it. */
  tools: string;
  /** How the tools had to be bent, if at all. */
  bends?: string[];
  /** The page can be downloaded as one script. */
  script?: true;
  /** A line a block, in order: its hash, its level, and a note after a colon. */
  blocks: string[];
}

export interface ProofLock {
  about: string;
  pages: Record<string, PageReceipt>;
}

/** A line of `blocks`, read. */
export interface BlockReceipt {
  hash: string;
  level: Level;
  note?: string;
}

/** Writes a block's line. */
export function formatBlockReceipt({hash, level, note}: BlockReceipt): string {
  return `${hash} ${level}${note === undefined ? '' : `: ${note}`}`;
}

/** Reads a block's line. */
export function parseBlockReceipt(line: string): BlockReceipt {
  const [, hash = '', level = 'unproven', note] = /^(\w+) (\w+)(?:: (.*))?$/.exec(line) ?? [];
  return {hash, level: level as Level, ...(note === undefined ? {} : {note})};
}

/** Hash of everything on a page that is proven. Prose may change without a new proof. */
export function pageHash(page: Page): string {
  const blocks = page.blocks.map(
    ({hash, tabs}) => `${hash} ${tabs.map(({group, value}) => `${group}=${value}`).join(' ')}`,
  );
  return shortHash([...blocks, ...page.inlineCode.map(({text}) => text)].join('\n'));
}

/** The receipt for a page that was proven without a failure. */
export function makeReceipt(
  page: Page,
  {outcomes}: PageOutcome,
  tools: string,
  bends: readonly string[],
): PageReceipt {
  return {
    date: new Date().toISOString().slice(0, 10),
    page: pageHash(page),
    tools,
    ...(bends.length > 0 ? {bends: [...bends]} : {}),
    ...(pageScript(page) === undefined ? {} : {script: true}),
    blocks: outcomes.map(({block, level, note}) =>
      formatBlockReceipt({hash: block.hash, level, ...(note === undefined ? {} : {note})}),
    ),
  };
}

/** At most this share of the site's blocks may be unproven. */
const unprovenLimit = 0.05;

/** Why a page's receipt does not hold, or nothing when it does. */
export function staleReason(page: Page, lock: ProofLock, tools: string): string | undefined {
  const receipt = lock.pages[page.file];
  if (!receipt)
    return page.blocks.length === 0 && page.inlineCode.length === 0 ? undefined : 'the page was never proven';
  if (receipt.page !== pageHash(page)) return 'the page has changed since it was proven';
  if (receipt.tools !== tools) return `it was proven with ${receipt.tools}; now the tools are ${tools}`;
  return undefined;
}

/** Checks every page's receipt without running anything. */
export function checkReceipts(pages: readonly Page[], lock: ProofLock, tools: string): Failure[] {
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

/** Checks that nearly everything on the site is proven. */
export function checkUnproven(lock: ProofLock): Failure[] {
  const blocks = Object.values(lock.pages).flatMap((page) => page.blocks.map(parseBlockReceipt));
  const unproven = blocks.filter(({level}) => level === 'unproven').length;
  if (unproven <= blocks.length * unprovenLimit) return [];
  const share = ((100 * unproven) / blocks.length).toFixed(1);
  return [
    {
      file: 'proof.lock.json',
      line: 1,
      problem: `${unproven} of ${blocks.length} blocks are unproven (${share} %), more than ${unprovenLimit * 100} %`,
      hint: 'Prove some of them another way; `.proof/report.json` lists them with their reasons.',
    },
  ];
}

const path = join(root, 'proof.lock.json');
const about =
  'Written by `npm run prove`: what was proven about every block of code on the site. Do not edit.';

/** Reads `proof.lock.json`; a repository without it has proven nothing. */
export function readLock(): ProofLock {
  if (!existsSync(path)) return {about, pages: {}};
  return JSON.parse(readFileSync(path, 'utf8')) as ProofLock;
}

/** Puts receipts into `proof.lock.json` and drops those of pages that are gone. */
export function updateLock(receipts: ReadonlyMap<string, PageReceipt>, existing: readonly string[]): void {
  const {pages} = readLock();
  for (const [file, receipt] of receipts) pages[file] = keepDate(pages[file], receipt);
  const sorted = Object.fromEntries(
    Object.entries(pages)
      .filter(([file]) => existing.includes(file))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(path, `${JSON.stringify({about, pages: sorted}, null, 2)}\n`);
}

/** A page that was only proven again keeps its date, so that the file changes with the site and not with every run. */
function keepDate(before: PageReceipt | undefined, now: PageReceipt): PageReceipt {
  const {date, ...rest} = now;
  if (before === undefined) return now;
  const {date: earlier, ...known} = before;
  return JSON.stringify(known) === JSON.stringify(rest) ? {date: earlier, ...rest} : {date, ...rest};
}

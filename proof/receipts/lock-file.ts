import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from '../paths';
import type {PageReceipt, ProofLock} from './model';

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

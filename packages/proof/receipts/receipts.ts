import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {PROOF_LEVELS, type ProofLevel} from './levels';

export interface Receipt {
  /** The day of the first proof with this content, `2026-11-21`. */
  date: string;
  /** Hash of the page's blocks, in order. Prose does not count. */
  page: string;
  /** Hash of everything that decides a result: the runner's code and its reference data. */
  rules: string;
  /** The tools that proved the page, by any names. */
  tools: object;
  /** One line per block, in order: its hash, its level, and a note after a colon. */
  blocks: string[];
}

/** The receipts of a project. Each function takes the root of another copy of the project. */
export interface ReceiptStore<R extends Receipt> {
  /** `pages/cli/usage.mdx` → `receipts/cli/usage.json` */
  fileOf: (page: string) => string;
  /**
   * Reads all receipts, by the page's file.
   * @throws Error that names a receipt that is not JSON
   */
  read: (root?: string) => Readonly<Record<string, R>>;
  /** Writes the receipt of a page. The write is atomic, because another run may read or write the same file. */
  write: (page: string, receipt: R, root?: string) => void;
  /** Deletes the receipts of pages that no longer exist. */
  removeOthers: (pages: readonly string[], root?: string) => void;
  /**
   * Reads the receipts that are the same in another revision.
   * @param revision a commit of git
   * @throws Error if git does not know the revision
   */
  readUnchangedSince: (revision: string, root?: string) => Readonly<Record<string, R>>;
}

/**
 * Receipts in one file for each page, so that pull requests do not conflict.
 * @param root of the project
 * @param folder of the receipts, from the root
 * @param pages folder of the pages, from the root
 */
export function receiptStore<R extends Receipt>(
  root: string,
  folder: string,
  pages: string,
): ReceiptStore<R> {
  const swap = (file: string, from: string, to: string, extension: string): string =>
    `${to}/${file.slice(from.length + 1).replace(/\.\w+$/, extension)}`;
  const fileOf = (page: string): string => swap(page, pages, folder, '.json');
  const pageOf = (file: string): string => swap(file, folder, pages, '.mdx');
  const files = (from: string): string[] => {
    try {
      return readdirSync(path.join(from, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .sort();
    } catch (error) {
      // Without the folder, nothing is proven.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  const read = (from = root): Record<string, R> =>
    Object.fromEntries(
      files(from).map((file) => {
        try {
          return [pageOf(file), JSON.parse(readFileSync(path.join(from, file), 'utf8')) as R];
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}. Delete the file; CI writes it again.`);
        }
      }),
    );
  return {
    fileOf,
    read,
    write(page, receipt, to = root) {
      const file = path.join(to, fileOf(page));
      mkdirSync(path.dirname(file), {recursive: true});
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, `${JSON.stringify(receipt, null, 2)}\n`);
      renameSync(temporary, file);
    },
    removeOthers(kept, from = root) {
      for (const file of files(from)) if (!kept.includes(pageOf(file))) rmSync(path.join(from, file));
    },
    readUnchangedSince(revision, from = root) {
      const diff = ['diff', '--name-only', '--no-renames', '--end-of-options', revision, '--', folder];
      const changed = execFileSync('git', diff, {cwd: from, encoding: 'utf8', stdio: 'pipe'}).split('\n');
      return Object.fromEntries(
        Object.entries(read(from)).filter(([page]) => !changed.includes(fileOf(page))),
      );
    },
  };
}

/** A parsed line of `blocks`. */
export interface BlockReceipt {
  hash: string;
  level: ProofLevel;
  note?: string;
}

export function formatBlockReceipt({hash, level, note}: BlockReceipt): string {
  return `${hash} ${level}${note === undefined ? '' : `: ${note}`}`;
}

/** Parses the line of a block; a malformed line has the level `unproven`. */
export function parseBlockReceipt(line: string): BlockReceipt {
  const [, hash = '', level = 'unproven', note] = /^(\w+) (\w+)(?:: (.*))?$/.exec(line) ?? [];
  return {hash, level: level as ProofLevel, ...(note === undefined ? {} : {note})};
}

/** The receipts of a page's blocks by hash. Of equal blocks the weakest level counts, because the site cannot distinguish them. */
export function blockReceipts({blocks}: Pick<Receipt, 'blocks'>): Map<string, BlockReceipt> {
  const found = new Map<string, BlockReceipt>();
  const strength = ({level}: BlockReceipt): number => PROOF_LEVELS.indexOf(level);
  for (const receipt of blocks.map(parseBlockReceipt)) {
    const known = found.get(receipt.hash);
    if (!known || strength(receipt) > strength(known)) found.set(receipt.hash, receipt);
  }
  return found;
}

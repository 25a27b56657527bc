import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PROOF_LEVELS, type ProofLevel, type ProofTools} from './proof-levels';
import {root} from './repository';

/** What was proven about one page: `proof/receipts/<page>.json`. One file a page, so that pull requests do not conflict. */
export interface PageReceipt {
  /** The day of the first proof with this content, `2026-11-21`. */
  date: string;
  /** Hash of the page's blocks, in order. Prose does not count. */
  page: string;
  /** Hash of everything that decides a result: the runner's code and its reference data. */
  rules: string;
  tools: ProofTools;
  /** What the page's Move was compiled with: a commit of cedra-framework, or `localnet`. Absent on a page without Move. */
  framework?: string;
  /** Set if the code of the page can be downloaded as one script. */
  script?: true;
  /** For each program that also ran in a browser, by its name on the page: a hash of its code, files and output. */
  runsHere?: Record<string, string>;
  /** One line per block, in order: its hash, its level, and a note after a colon. */
  blocks: string[];
}

/** Receipts by the page's file: `docs/cli/usage.mdx`. */
export type Receipts = Readonly<Record<string, PageReceipt>>;

/** Folder of the receipts, from the root of the repository. */
export const RECEIPTS = 'proof/receipts';

/** `docs/cli/usage.mdx` → `proof/receipts/cli/usage.json` */
export const receiptFile = (page: string): string =>
  page.replace(/^docs\//, `${RECEIPTS}/`).replace(/\.mdx?$/, '.json');

/** `proof/receipts/cli/usage.json` → `docs/cli/usage.mdx` */
export const receiptPage = (file: string): string =>
  file.replace(`${RECEIPTS}/`, 'docs/').replace(/\.json$/, '.mdx');

/**
 * Reads all receipts.
 * @param folder the root of the repository
 * @throws Error that names a receipt that is not JSON
 */
export function readReceipts(folder = root): Receipts {
  const files = receiptFiles(folder);
  return Object.fromEntries(
    files.map((file) => {
      try {
        return [receiptPage(file), JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PageReceipt];
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}. Delete the file; CI writes it again.`);
      }
    }),
  );
}

/** Writes the receipt of a page. The write is atomic, because another run may read or write the same file. */
export function writeReceipt(page: string, receipt: PageReceipt, folder = root): void {
  const file = path.join(folder, receiptFile(page));
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(receipt, null, 2)}\n`);
  renameSync(temporary, file);
}

/** Deletes the receipts of pages that no longer exist. */
export function removeOtherReceipts(pages: readonly string[], folder = root): void {
  for (const file of receiptFiles(folder)) {
    if (!pages.includes(receiptPage(file))) rmSync(path.join(folder, file));
  }
}

function receiptFiles(folder: string): string[] {
  try {
    return readdirSync(path.join(folder, RECEIPTS), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${RECEIPTS}/${file.replaceAll('\\', '/')}`)
      .sort();
  } catch (error) {
    // Without the folder, nothing is proven.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A parsed line of `blocks`. */
export interface BlockReceipt {
  hash: string;
  level: ProofLevel;
  note?: string;
}

/** Formats the line of a block. */
export function formatBlockReceipt({hash, level, note}: BlockReceipt): string {
  return `${hash} ${level}${note === undefined ? '' : `: ${note}`}`;
}

/** Parses the line of a block; a malformed line has the level `unproven`. */
export function parseBlockReceipt(line: string): BlockReceipt {
  const [, hash = '', level = 'unproven', note] = /^(\w+) (\w+)(?:: (.*))?$/.exec(line) ?? [];
  return {hash, level: level as ProofLevel, ...(note === undefined ? {} : {note})};
}

/** The receipts of a page's blocks by hash. Of equal blocks the weakest level counts, because the site cannot tell them apart. */
export function blockReceipts({blocks}: Pick<PageReceipt, 'blocks'>): Map<string, BlockReceipt> {
  const found = new Map<string, BlockReceipt>();
  const strength = ({level}: BlockReceipt): number => PROOF_LEVELS.indexOf(level);
  for (const receipt of blocks.map(parseBlockReceipt)) {
    const known = found.get(receipt.hash);
    if (!known || strength(receipt) > strength(known)) found.set(receipt.hash, receipt);
  }
  return found;
}

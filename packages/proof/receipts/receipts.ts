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

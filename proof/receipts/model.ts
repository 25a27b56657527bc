import type {Level} from '../run/outcome';

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

import type {ProofLevel, ProofTools} from './proof-levels';

/** The receipt of a page, committed in `proof.lock.json`. */
export interface PageReceipt {
  /** The day of the first proof with this content, `2026-11-21`. */
  date: string;
  /** Hash of everything that was proven: the blocks in order and the inline code. */
  page: string;
  /** Version of the runner's rules. */
  rules: number;
  tools: ProofTools;
  /** Adaptations of programs to older tools. */
  workarounds?: string[];
  /** Set if the code of the page can be downloaded as one script. */
  script?: true;
  /** For each program that also ran in a browser, by its name on the page: a hash of its code, files and output. */
  runsHere?: Record<string, string>;
  /** One line per block, in order: its hash, its level, and a note after a colon. */
  blocks: string[];
}

export interface ProofLock {
  about: string;
  pages: Record<string, PageReceipt>;
}

/** A parsed line of `blocks`. */
interface BlockReceipt {
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

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
  /** The page can be downloaded as one script. */
  script?: true;
  /** Programs that also ran in a browser: hashes of program, files and output, by their names on the page. */
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

/** Parses the line of a block. */
export function parseBlockReceipt(line: string): BlockReceipt {
  const [, hash = '', level = 'unproven', note] = /^(\w+) (\w+)(?:: (.*))?$/.exec(line) ?? [];
  return {hash, level: level as ProofLevel, ...(note === undefined ? {} : {note})};
}

import type {ProofGrade, ProofTools} from '@site/cedra/marks/marks';

/** A page of the site and how its code was proven. */
export interface PageProof {
  path: string;
  title: string;
  /** The average of its blocks, rounded; null for a page without code. */
  grade: ProofGrade | null;
  /** "18 blocks: 16 ran, 2 checked", or "no code". */
  proof: string;
}

/** How many blocks of the site were proven, and how. The parts add up to `blocks`. */
export interface Totals {
  blocks: number;
  ran: number;
  /** Compiled or type-checked. */
  compiled: number;
  checked: number;
  /** Not run, or only written to a file. */
  notRun: number;
}

/** A command of a page with its output and receipt. */
export interface Example {
  /** Coloured HTML. */
  command: string;
  output: string;
  /** Hash of the command's block. */
  hash: string;
  /** Null while the command waits for its proof. */
  proof: {
    /** "23 November 2026" */
    date: string;
    tools: ProofTools;
  } | null;
}

/** The part of the receipts that the front page shows. */
export interface SiteProof {
  pages: PageProof[];
  totals: Totals;
  /** Blocks that are expected to fail. */
  failing: number;
  example: Example;
}

import type {ProofLevel} from '@cedra-docs/proof/browser';
import {type ProofTools} from '@site/cedra/marks/marks';

/** The program of a block. */
export interface BlockProgram {
  /** Name of the program that a reader can run in the page: `getting-started-tx/transfer.ts`. */
  program?: string;
  /** The proof ran the program in a browser, too. */
  runsHere?: boolean;
  /** The program sends the request of a command. */
  isRequest?: boolean;
}

/** How far a block was proven, as its receipt says. */
export interface BlockProof extends BlockProgram {
  /** Missing where the block has changed since the last proof. */
  level?: ProofLevel;
  note?: string;
}

export interface PageProof {
  /** "23 November 2026" */
  date: string;
  tools: ProofTools;
  /** What the page's Move was compiled with: a commit of cedra-framework, or `localnet`. */
  framework?: string;
  /** Address of the script with the page's commands, if there is one. */
  script: string | null;
  /** By the block's hash. */
  blocks: Record<string, BlockProof>;
}

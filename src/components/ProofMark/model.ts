/** How far a block was proven, as `proof.lock.json` says. */
export interface BlockProof {
  level: string;
  note?: string;
}

/** What was proven about a page. */
export interface PageProof {
  date: string;
  tools: string;
  /** How the tools had to be bent. */
  bends: string[];
  /** Address of the script that does what the page says, where there is one. */
  script: string | null;
  /** By the block's hash. */
  blocks: Record<string, BlockProof>;
}

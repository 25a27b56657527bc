import type {ProofLevel, ProofTools} from '@site/lib/proof-levels';

/** How far a block was proven, as `proof.lock.json` says. */
export interface BlockProof {
  level: ProofLevel;
  note?: string;
}

/** What was proven about a page. */
export interface PageProof {
  date: string;
  tools: ProofTools;
  /** How programs were adapted to older tools. */
  workarounds: string[];
  /** Address of the script that does what the page says, where there is one. */
  script: string | null;
  /** By the block's hash. */
  blocks: Record<string, BlockProof>;
}

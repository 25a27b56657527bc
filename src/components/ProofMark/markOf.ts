import type {ProofLevel} from '@packages/proof/browser';
import {PROOF_TIERS, type ProofTier} from '../../../lib/proof-levels';

/** What the mark of a block says. */
export interface MarkedBlock {
  /** Missing where the block has changed since the last proof. */
  level?: ProofLevel;
  note?: string;
  /** The block is meant to fail. */
  mustFail: boolean;
  /** The block is the output of the block before it. */
  isOutput: boolean;
}

interface Mark {
  tier: ProofTier;
  word: string;
  /** The block fails as expected. */
  fails?: true;
}

/** The tiers of a block's cedar, and the words beside it. A block that fails as expected is as proven as one that ran. */
export function markOf({level, mustFail, isOutput}: MarkedBlock): Mark {
  if (level === undefined) return {tier: 0, word: 'changed since'};
  const tier = PROOF_TIERS[level];
  if (level === 'unproven') return {tier, word: 'not run'};
  if (mustFail && tier > 1) return {tier: 3, word: 'fails as expected', fails: true};
  return {tier, word: isOutput && tier > 1 ? 'matched' : level};
}

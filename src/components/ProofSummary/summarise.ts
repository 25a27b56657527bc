import {
  averageTier,
  cliName,
  countLevels,
  PROOF_TIERS,
  sdkName,
  type ProofTier,
} from '@site/lib/proof-levels';
import type {PageProof} from '../ProofMark/model';

/** The proof of a page in words: "18 of 20 blocks proven", and the rest of the line. */
export function summarise({blocks, tools, date}: PageProof): {
  tier: ProofTier;
  proven: string;
  details: string;
} {
  const levels = Object.values(blocks).map(({level}) => level);
  const proven = levels.filter((level) => PROOF_TIERS[level] > 0).length;
  const unit = levels.length === 1 ? 'block' : 'blocks';
  return {
    tier: averageTier(levels),
    proven: `${proven} of ${levels.length} ${unit} proven`,
    details: [countLevels(levels), cliName(tools), sdkName(tools), date].join(' · '),
  };
}

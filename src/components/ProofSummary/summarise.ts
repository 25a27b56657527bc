import {cliName, PROOF_LEVELS, sdkName} from '@site/lib/proof-levels';
import type {PageProof} from '../ProofMark/model';

/** "23 blocks: 19 ran, 4 checked. Cedra CLI 1.2.0, ts-sdk 2.2.8, 2026-11-21." */
export function summarise({blocks, tools, date}: PageProof): string {
  const levels = Object.values(blocks).map(({level}) => level);
  const counts = PROOF_LEVELS.map((level) => [levels.filter((each) => each === level).length, level] as const)
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${count} ${level}`);
  const total = `${levels.length} ${levels.length === 1 ? 'block' : 'blocks'}`;
  return `${total}: ${counts.join(', ')}. ${cliName(tools)}, ${sdkName(tools)}, ${date}.`;
}

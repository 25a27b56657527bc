import type {PageProof} from '../ProofMark/model';

const order = ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven'];

/** "23 blocks: 19 ran, 4 checked. Cedra CLI 1.2.0, ts-sdk 2.2.8, 2026-11-21." */
export function summarise({blocks, tools, date}: PageProof): string {
  const levels = Object.values(blocks).map(({level}) => level);
  const counts = order
    .map((level) => [levels.filter((each) => each === level).length, level] as const)
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${count} ${level}`);
  const total = `${levels.length} ${levels.length === 1 ? 'block' : 'blocks'}`;
  return `${total}: ${counts.join(', ')}. ${tools.replace(/ \([0-9a-f]+\)/, '')}, ${date}.`;
}

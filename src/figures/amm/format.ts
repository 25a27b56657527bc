import {grouped} from '@site/src/grouped';
import {BPS} from './math';

/** Fees that a figure offers, in basis points. */
export const fees = [
  {value: '5', text: '0.05 %'},
  {value: '30', text: '0.30 %'},
  {value: '100', text: '1 %'},
] as const;

export type Fee = (typeof fees)[number]['value'];

/** Basis points as a percentage that no line break splits: `475n` as `4.75 %`. */
export function percent(bps: bigint): string {
  return `${decimal(bps * 100n, BPS, 2)}\u00a0%`;
}

/** `numerator / denominator`, cut after `digits` decimals. */
export function decimal(numerator: bigint, denominator: bigint, digits: number): string {
  if (digits === 0) return grouped(numerator / denominator);
  const scale = 10n ** BigInt(digits);
  const scaled = (numerator * scale) / denominator;
  return `${grouped(scaled / scale)}.${(scaled % scale).toString().padStart(digits, '0')}`;
}

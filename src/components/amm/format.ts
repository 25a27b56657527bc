import {BPS} from './math';

const grouped = new Intl.NumberFormat('en-US');

/** `1234567n` as `1,234,567`. */
export function whole(amount: bigint): string {
  return grouped.format(amount);
}

/** Basis points as a percentage that no line break splits: `475n` as `4.75 %`. */
export function percent(bps: bigint): string {
  return `${decimal(bps * 100n, BPS, 2)}\u00a0%`;
}

/** `numerator / denominator`, cut after `digits` decimals. */
export function decimal(numerator: bigint, denominator: bigint, digits: number): string {
  if (digits === 0) return whole(numerator / denominator);
  const scale = 10n ** BigInt(digits);
  const scaled = (numerator * scale) / denominator;
  return `${whole(scaled / scale)}.${(scaled % scale).toString().padStart(digits, '0')}`;
}

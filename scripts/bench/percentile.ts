/**
 * The value below which a share of all values lies; NaN for no values.
 * @param share from 0 to 1; 0.5 gives the median
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

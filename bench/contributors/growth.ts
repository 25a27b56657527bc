/**
 * How much more an added page costs on the largest site than on the second: 1 is linear. The first site is the
 * baseline of both.
 * @returns `undefined` for fewer than three sites
 */
export function growth(points: readonly {pages: number; cost: number}[]): number | undefined {
  const [base, second] = points;
  const largest = points.at(-1);
  if (!base || !second || !largest || points.length < 3) return undefined;
  const each = ({pages, cost}: {pages: number; cost: number}) => (cost - base.cost) / (pages - base.pages);
  return each(largest) / each(second);
}

/**
 * How much more an added page costs on the largest site than on the second: 1 is linear. The first site is the base that
 * both are counted from.
 * @returns `undefined` where there are not three sites to compare
 */
export function growth(points: readonly {pages: number; cost: number}[]): number | undefined {
  const [base, second] = points;
  const largest = points.at(-1);
  if (!base || !second || !largest || points.length < 3) return undefined;
  const each = ({pages, cost}: {pages: number; cost: number}) => (cost - base.cost) / (pages - base.pages);
  return each(largest) / each(second);
}

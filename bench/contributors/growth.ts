/**
 * The ratio of the cost of an added page on the largest site to the cost on the second site; 1 for a linear cost. The
 * first site is the baseline of both.
 * @returns `undefined` for fewer than three sites
 */
export function growth(points: readonly {pages: number; cost: number}[]): number | undefined {
  const [base, second] = points;
  const largest = points.at(-1);
  if (!base || !second || !largest || points.length < 3) return undefined;
  const costPerPage = ({pages, cost}: {pages: number; cost: number}) =>
    (cost - base.cost) / (pages - base.pages);
  return costPerPage(largest) / costPerPage(second);
}

/** Figures that load on demand, styles included; few pages have one. */
export const FIGURES = ['AmmCurve', 'RouteComparison', 'SlippageCalculator'].map(
  (name) => `@site/src/components/${name}/Figure`,
);

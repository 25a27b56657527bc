/** Figures of a few pages, whose code and styles load on demand. */
export const FIGURES = ['AmmCurve', 'RouteComparison', 'SlippageCalculator'].map(
  (name) => `@site/src/components/${name}/Figure`,
);

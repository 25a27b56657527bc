/**
 * What the first load of a page may weigh, in KB (1,000 bytes) after Brotli: a little above what was measured.
 */
export interface Budget {
  /** All scripts of the HTML; `e2e/first-load.spec.ts` counts in a figure that stands in view. */
  js: number;
  css: number;
  html: number;
}

/** Budgets by kind of page; the first pattern that matches a route counts. */
export const budgets: {routes: RegExp; budget: Budget}[] = [
  // Generated reference pages.
  {routes: /^\/(cli\/usage|move\/errors|glossary)$/, budget: {js: 141, css: 15.2, html: 36}},
  {routes: /./, budget: {js: 136.5, css: 15.2, html: 30}},
];

/** The median page has to be light, whatever the heaviest needs. */
export const medianHtml = 14;

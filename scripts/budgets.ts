/** What the first load of a page may weigh, in KB (1,000 bytes) after Brotli: a little above what was measured. */
export interface Budget {
  /** The scripts that the HTML names: runtime and shell. */
  js: number;
  css: number;
  html: number;
}

/** Everything that a page's HTML and its scripts load before it stands; `e2e/first-load.spec.ts` counts it. */
export interface PageBudget extends Budget {
  firstLoadJs: number;
}

/** Budgets by kind of page; the first pattern that matches a route counts. */
export const budgets: {routes: RegExp; budget: PageBudget}[] = [
  // Generated reference pages.
  {routes: /^\/(cli\/usage|move\/errors|glossary)$/, budget: {js: 95, css: 17, html: 40, firstLoadJs: 154}},
  {routes: /./, budget: {js: 95, css: 17, html: 40, firstLoadJs: 149}},
];

/** The median page has to be light, whatever the heaviest needs. */
export const medianHtml = 13.9;

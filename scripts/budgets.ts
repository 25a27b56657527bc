/**
 * What the first load of a page may weigh, in KB (1,000 bytes) after Brotli: a little above what was measured.
 */
export interface Budget {
  /** All scripts of the HTML; `e2e/first-load.spec.ts` adds a figure that is in view. */
  js: number;
  css: number;
  html: number;
}

/** Budgets by kind of page; the first pattern that matches a route counts. */
export const budgets: {routes: RegExp; budget: Budget}[] = [
  // Reference pages, and the guide with the most code.
  {
    routes: /^\/(cli\/usage|move\/errors|glossary|guides\/dex\/client-integration)$/,
    budget: {js: 156, css: 15, html: 38},
  },
  {routes: /./, budget: {js: 150, css: 15, html: 30}},
];

/** The median page has to be light, whatever the heaviest needs. */
export const medianHtml = 14.2;

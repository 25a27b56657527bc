/** Limits of the first load of a page, in KB (1,000 bytes) after Brotli: a little above the measured values. */
export interface Budget {
  /** All scripts that the HTML references. */
  js: number;
  css: number;
  html: number;
}

/** Budgets by kind of page; the first matching pattern applies. */
export const budgets: {routes: RegExp; budget: Budget}[] = [
  // Reference pages, and the guide with the most code.
  {
    routes: /^\/(cli\/usage|move\/errors|glossary|guides\/dex\/client-integration)$/,
    budget: {js: 156, css: 16, html: 38},
  },
  // The front page has its own drawing, cards and figure.
  {routes: /^\/$/, budget: {js: 150, css: 17, html: 30}},
  {routes: /./, budget: {js: 150, css: 16, html: 30}},
];

/** Limit of the HTML of the median page, in KB. */
export const medianHtml = 14.9;

/**
 * Limits of the first load of a page, in KB (1,000 bytes) after Brotli compression, slightly above the measured sizes.
 * Scripts and styles over their limit fail `npm test`. HTML grows with the text, so its limit is advice.
 */
export interface Budget {
  /** All scripts that the HTML references. */
  js: number;
  css: number;
  html: number;
}

/** Budgets by kind of page; the first matching pattern applies. */
export const budgets: {routes: RegExp; budget: Budget}[] = [
  // Reference pages, and the guides with the most code.
  {
    routes: /^\/(cli\/usage|move\/errors|glossary|guides\/dex\/(client-integration|multi-hop-routing))$/,
    budget: {js: 160, css: 18.5, html: 42},
  },
  {
    routes: /^\/(real-world-guides|guides\/dex\/price-protection)$/,
    budget: {js: 151, css: 18.5, html: 30},
  },
  // The front page has its own drawing, cards and figure.
  {routes: /^\/$/, budget: {js: 147, css: 19.5, html: 30}},
  {routes: /./, budget: {js: 149, css: 18.5, html: 30}},
];

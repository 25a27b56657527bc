/**
 * Removes the hash of links that share a program from the address that Google Analytics gets. Hashes that are ids of
 * headings stay. `src/client/analytics.ts` does the same for later page views.
 */
export const analyticsScript = `window.dataLayer = [];
(function () {
  dataLayer.push(arguments);
})('set', 'page_location', location.href.replace(/#(?![\\w-]+$).*/, ''));`;

import {TYPED} from '../../src/site/typed';

/**
 * Sets what Google Analytics gets of the first page: its address without `TYPED`, and its title before a search is in it.
 * `src/client/analytics.ts` does the same for later page views.
 */
export const analyticsScript = `window.dataLayer = [];
(function () {
  dataLayer.push(arguments);
})('set', {page_location: location.href.replace(${String(TYPED)}, ''), page_title: document.title});`;

import {scriptLiteral} from '@site/lib/script-literal';

/**
 * A script that redirects other spellings of a page's address, such as `/page.html`, `/page/index.html`, `/page/`, `//page`
 * and `/Page`, to `/page`, on hosts that do not know such paths and serve the not-found document. No address of a page has
 * capital letters (`plugins/offline/browser/cleanPath.test.ts`). The text that a link highlights (`#:~:text=`) is kept.
 */
export function cleanPathRedirectScript(baseUrl: string): string {
  return `(function () {
  var base = ${scriptLiteral(baseUrl)};
  var path = location.pathname;
  var clean = path.replace(/\\/{2,}/g, '/').replace(/(\\/index)?\\.html$|\\/$/i, '');
  if (clean + '/' === base) clean = base;
  else if (clean.indexOf(base) === 0) clean = base + clean.slice(base.length).toLowerCase();
  if (clean === path || /\\/404\\.html$/.test(path)) return;
  // Only the browser's record of the navigation has the text, which is no part of the hash.
  var entry = performance.getEntriesByType('navigation')[0];
  var text = (entry && /:~:.*/.exec(entry.name)) || '';
  window.stop();
  // The origin, because a browser takes //host for another site.
  location.replace(location.origin + clean + location.search + (location.hash || (text && '#')) + text);
})();`;
}

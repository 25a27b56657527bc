import {scriptLiteral} from '@site/lib/script-literal';

/**
 * A script that redirects `/page.html`, `/page/index.html` and `/page/` to `/page`, on hosts that do not know such paths
 * and serve the not-found document.
 */
export function cleanPathRedirectScript(baseUrl: string): string {
  return `(function () {
  var path = location.pathname;
  var clean = path.replace(/(\\/index)?\\.html$|\\/+$/, '');
  if (clean === path || /\\/404\\.html$/.test(path)) return;
  if (clean + '/' === ${scriptLiteral(baseUrl)}) clean += '/';
  window.stop();
  // The origin, because a browser takes //host for another site.
  location.replace(location.origin + clean + location.search + location.hash);
})();`;
}

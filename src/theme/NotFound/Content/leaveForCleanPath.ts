import {inline} from '@site/lib/inline';

/**
 * The not-found document stands in for such a path, and for one with a slash at its end, where the server does not
 * know them. Its text is not that of the page, so it is left for the page's own document at once.
 */
export function leaveForCleanPathScript(baseUrl: string): string {
  return `(function () {
  var path = location.pathname;
  var clean = path.replace(/(\\/index)?\\.html$|\\/+$/, '');
  if (clean === path || /\\/404\\.html$/.test(path)) return;
  if (clean + '/' === ${inline(baseUrl)}) clean += '/';
  window.stop();
  location.replace(clean + location.search + location.hash);
})();`;
}

import {inline} from './inline';

/**
 * Opened as `/intro.html` or `/intro/index.html`, a page takes its clean path before React starts. React loads the
 * code of the path that it finds, so with the other path it would start without it and blank the page.
 */
export function cleanPathScript(baseUrl: string): string {
  return `(function () {
  var path = location.pathname;
  var clean = path.replace(/(\\/index)?\\.html$/, '');
  if (clean === path) return;
  if (clean + '/' === ${inline(baseUrl)}) clean += '/';
  try {
    history.replaceState(history.state, '', clean + location.search + location.hash);
  } catch (error) {}
})();`;
}

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

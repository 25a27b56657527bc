import {inline} from '../../lib/inline';

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

import {inline} from '../../lib/inline';

/**
 * Replaces `/intro.html` or `/intro/index.html` by the clean path before React starts. React loads the code of the
 * current path, so with another path it would start without code and blank the page.
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

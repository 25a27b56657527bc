import {scriptLiteral} from '../../../lib/script-literal';

/**
 * Replaces `/intro.html` or `/intro/index.html` with the clean path before React starts. React starts with the
 * code of the current path: for any other path it would have no code, and blank the page.
 */
export function cleanPathScript(baseUrl: string): string {
  return `(function () {
  var path = location.pathname;
  var clean = path.replace(/(\\/index)?\\.html$/, '');
  if (clean === path) return;
  if (clean + '/' === ${scriptLiteral(baseUrl)}) clean += '/';
  try {
    history.replaceState(history.state, '', clean + location.search + location.hash);
  } catch (error) {}
})();`;
}

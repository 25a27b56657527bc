import {scriptLiteral} from '../../../lib/script-literal';

/**
 * Recovers from missing or broken files before React runs: fetches the file again without caches, and reloads the page
 * once. So a cached page gets the new files after a deploy, and a truncated file is replaced. Offline, nothing happens,
 * and the server-rendered text remains.
 */
export function bootRecoveryScript(baseUrl: string): string {
  return `(function () {
  var entry = performance.getEntriesByType('navigation')[0];
  var canReload = entry && entry.type !== 'reload';
  var assets = location.origin + ${scriptLiteral(baseUrl)} + 'assets/';
  addEventListener('error', function (event) {
    var node = event.target;
    var file = event.filename || node.src || (node.rel === 'stylesheet' && node.href) || '';
    if (!canReload || file.indexOf(assets) || document.documentElement.dataset.hasHydrated === 'true') return;
    canReload = false;
    fetch(file, {cache: 'reload'}).then(function () {
      location.reload();
    }, function () {});
  }, true);
  addEventListener('unhandledrejection', function (event) {
    var error = event.reason;
    if (!error || (error.name !== 'ChunkLoadError' && error.code !== 'CSS_CHUNK_LOAD_FAILED')) return;
    event.preventDefault();
    console.warn(error);
  });
})();`;
}

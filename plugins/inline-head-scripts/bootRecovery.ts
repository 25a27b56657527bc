import {inline} from '../../lib/inline';

/**
 * Until React runs the page: a file of ours that does not come, or comes broken, is fetched past all caches, and the
 * page is loaded again, once. So a page that a cache kept over a deploy gets its new files, and a file that a proxy
 * cut short gets whole. Without a network nothing happens, and the text stands as the server sent it.
 */
export function bootRecoveryScript(baseUrl: string): string {
  return `(function () {
  var entry = performance.getEntriesByType('navigation')[0];
  var canReload = entry && entry.type !== 'reload';
  var assets = location.origin + ${inline(baseUrl)} + 'assets/';
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

/** The type of scripts that a page names and a browser does not run by itself. */
export const LATE = 'text/late';

/**
 * Runs the page's late scripts, in their order, once the whole text has been painted: at the first frame after it is
 * there and something has been seen. Nobody sees a hidden page painted, so there they run at once. A script that does
 * not come goes, so that the bundler can ask for it again.
 *
 * On the front page Docusaurus says that its base URL is wrong when there is no `docusaurus` once the page is parsed;
 * here it says so when a script does not come.
 */
export function loaderScript(): string {
  return `(function () {
  var insertBanner = window.insertBanner;
  window.docusaurus = {};
  function run() {
    document.querySelectorAll('script[type="${LATE}"]').forEach(function (late) {
      var script = document.createElement('script');
      script.async = false;
      script.src = late.getAttribute('src');
      script.onerror = function () {
        script.remove();
        if (insertBanner) insertBanner();
        insertBanner = 0;
      };
      late.replaceWith(script);
    });
  }
  function afterFrame() {
    requestAnimationFrame(function () {
      setTimeout(run);
    });
  }
  addEventListener('DOMContentLoaded', function () {
    if (document.hidden) return run();
    addEventListener('visibilitychange', run);
    var types = (window.PerformanceObserver || {}).supportedEntryTypes || [];
    if (types.indexOf('paint') < 0) return afterFrame();
    new PerformanceObserver(afterFrame).observe({type: 'paint', buffered: true});
    // Browsers that keep such times to themselves.
    setTimeout(run, 1000);
  });
})();`;
}

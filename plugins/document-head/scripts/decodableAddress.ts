/**
 * Escapes percent signs of malformed escape sequences, as in `/intro#100%`, also when a reader edits the hash. The router
 * and Docusaurus decode paths and hashes, and would crash the page.
 */
export function decodableAddressScript(): string {
  return `(function () {
  function escape(text) {
    try {
      decodeURIComponent(text);
      return text;
    } catch (error) {
      return text.replace(/%/g, '%25');
    }
  }
  function escapePercents() {
    var path = escape(location.pathname);
    var hash = escape(location.hash);
    if (path === location.pathname && hash === location.hash) return;
    try {
      history.replaceState(history.state, '', path + location.search + hash);
    } catch (error) {}
  }
  addEventListener('popstate', escapePercents);
  escapePercents();
})();`;
}

/**
 * A percent sign in an address may be just that: `/intro#100%`. The router and the framework decode paths and hashes, and
 * what they then throw crashes the page. So such a sign is escaped before they see it, also when a reader edits the hash.
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
  function mend() {
    var path = escape(location.pathname);
    var hash = escape(location.hash);
    if (path === location.pathname && hash === location.hash) return;
    try {
      history.replaceState(history.state, '', path + location.search + hash);
    } catch (error) {}
  }
  addEventListener('popstate', mend);
  mend();
})();`;
}

/**
 * Repeats, as soon as React runs, what a reader did last before: a press on a tab or a button, such as the menu or the
 * search, or Ctrl+K or Cmd+K with the words typed after it. Without this script they are lost, for a second and more on a slow
 * phone. Each press is a task of its own, so that React has handled it before the next one.
 */
export function earlyInputScript(): string {
  return `(function () {
  var root = document.documentElement;
  var repeat = [];
  var isTyping = false;
  function keep(event) {
    if (event.type === 'click') {
      var button = event.target.closest('button, [role="tab"]');
      repeat = button ? [button.click.bind(button)] : [];
      isTyping = false;
      return;
    }
    // As src/keys.ts and src/client/inputMethods.ts do it later.
    if (!event.key || event.isComposing || event.keyCode === 229) return;
    var isCommand = event.ctrlKey || event.metaKey;
    var isK = event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && event.key.length === 1 && event.key > '\\u036F');
    var opensSearch = isCommand && isK && !event.altKey && !event.shiftKey;
    if (!opensSearch && (!isTyping || isCommand || (event.key.length > 1 && event.key !== 'Backspace'))) return;
    event.preventDefault();
    if (opensSearch) repeat = [];
    isTyping = true;
    repeat.push(function () {
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  }
  addEventListener('click', keep);
  addEventListener('keydown', keep);
  new MutationObserver(function (changes, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', keep);
    removeEventListener('keydown', keep);
    repeat.forEach(function (action) {
      setTimeout(action);
    });
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();`;
}

// Input methods, for example for Japanese, use Enter, Escape, arrows and letters to compose a text. These keys must not
// act on the page as well, in no component.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The code of keys that an input method handles. Safari sends the key that ends a composition with it. */
const HANDLED = 229;

function keepFromPage(event: KeyboardEvent): void {
  // `key` does not tell: some browsers name the real key, some "Process".
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (!event.isComposing && event.keyCode !== HANDLED) return;
  // A search field would clear itself.
  if (event.key === 'Escape') event.preventDefault();
  const field = event.composedPath()[0];
  // The editor of programs needs these keys itself.
  if (field instanceof HTMLElement && field.isContentEditable)
    field.addEventListener(event.type, (same) => same.stopPropagation(), {once: true});
  else event.stopImmediatePropagation();
}

// Before all other listeners.
if (ExecutionEnvironment.canUseDOM)
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, keepFromPage, true);

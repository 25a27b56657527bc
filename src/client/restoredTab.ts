// The browser can show a page again as the reader left it. Choices that were made elsewhere meanwhile, such as the colour
// mode, hold there too: the theme and our components follow events of the storage.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** All stored choices; none without access to the storage. */
function readStorage(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage));
  } catch {
    return {};
  }
}

if (ExecutionEnvironment.canUseDOM) {
  let before: Record<string, string> = {};
  window.addEventListener('pagehide', () => {
    before = readStorage();
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    const now = readStorage();
    for (const key of Object.keys({...before, ...now})) {
      const [oldValue = null, newValue = null] = [before[key], now[key]];
      if (oldValue !== newValue)
        window.dispatchEvent(
          new StorageEvent('storage', {key, oldValue, newValue, storageArea: localStorage}),
        );
    }
  });
}

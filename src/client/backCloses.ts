// Back closes what covers the page, as readers of phones expect, on the first page of a visit too, where the browser would
// leave the site. Opening adds an entry with the same address to the history. Back and Forward skip an entry that is no
// longer needed. The router does not see these steps.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Entry {
  href: string;
  /** The router's name of the entry. */
  key?: string;
  /** Opening something added the entry. */
  isLayer?: true;
}

const current = (): Entry => ({...(history.state as Omit<Entry, 'href'> | null), href: location.href});

let shown: Entry | undefined;
let close: (() => void) | undefined;

/**
 * Lets Back close what the reader has just opened.
 * @param onBack closes it
 * @returns a function to call when it is closed
 */
export function closeAtBack(onBack: () => void): () => void {
  close = onBack;
  if (!current().isLayer) history.pushState({...(history.state as object | null), isLayer: true}, '');
  shown = current();
  return () => {
    if (close === onBack) close = undefined;
  };
}

/** Opens a dialog, which covers the page until the reader closes it, also by Back. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.addEventListener(
    'close',
    // The event arrives late: the reader can press Back before.
    closeAtBack(() => (dialog.open ? dialog.close() : history.back())),
    {once: true},
  );
}

/** Called by Docusaurus after each navigation. */
export function onRouteDidUpdate(): void {
  shown = current();
}

function onStep(event: PopStateEvent): void {
  const from = shown;
  shown = current();
  if (from?.href !== shown.href || from.key !== shown.key || from.isLayer === shown.isLayer) return;
  event.stopImmediatePropagation();
  if (!from.isLayer) history.forward();
  else if (close) close();
  else history.back();
}

// Before the router, which listens later.
if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', onStep, true);

// Back, Forward and a reload return to where the reader was. Browsers do so only if the page is long enough at that time;
// hits of a search, for example, are fetched later.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const STORE = 'positions';

/** The router's name of the entry in the history, or the address of one that has none. */
const entry = (): string =>
  (history.state as {key?: string} | null)?.key ?? location.pathname + location.search;

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const positions = new Map<string, number>();
/** Where the reader was when the current entry was left. */
let wanted: number | undefined;
let stopWaiting: (() => void) | undefined;

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/** Scrolls to a position as soon as the page is long enough, unless the reader does something first. */
function waitFor(position: number): void {
  const controller = new AbortController();
  const observer = new ResizeObserver(() => {
    if (reach() < position) return;
    stopWaiting?.();
    window.scrollTo({top: position, behavior: 'instant'});
  });
  stopWaiting = () => {
    stopWaiting = undefined;
    observer.disconnect();
    controller.abort();
  };
  // The body is as high as the window.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => stopWaiting?.(), {signal: controller.signal, passive: true});
}

if (ExecutionEnvironment.canUseDOM) {
  for (const [key, position] of Object.entries(readStored())) positions.set(key, position);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') wanted = positions.get(entry());
  window.addEventListener('popstate', () => {
    wanted = positions.get(entry());
  });
  window.addEventListener('scroll', () => stopWaiting ?? positions.set(entry(), window.scrollY), {
    passive: true,
  });
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(positions)));
    } catch {
      // Without storage, only the browser restores positions.
    }
  });
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  stopWaiting?.();
  if (wanted !== undefined && reach() < wanted) waitFor(wanted);
  wanted = undefined;
};

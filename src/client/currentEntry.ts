// Scrolls the sidebar to the entry of the current page, however the reader came and whatever the height of the window.
import type {ClientModule} from '@docusaurus/types';
import {showInBox} from '@site/src/showInBox';

let stop: (() => void) | undefined;

/** Keeps the current entry of a menu in view, while categories open and the window changes, until the reader uses the menu. */
export function keepCurrentEntryInView(menu: Element): () => void {
  const controller = new AbortController();
  const observer = new ResizeObserver(() => {
    const entry = menu.querySelector('[aria-current="page"]');
    if (entry) showInBox(entry, menu);
  });
  observer.observe(menu);
  for (const list of Array.from(menu.children)) observer.observe(list);
  const end = () => {
    observer.disconnect();
    controller.abort();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    menu.addEventListener(type, end, {signal: controller.signal, passive: true});
  return end;
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  stop?.();
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  stop = menu ? keepCurrentEntryInView(menu) : undefined;
};

import {focusTarget} from './focusTarget';

const HIDDEN = 'details:not([open]), [role="tabpanel"][hidden]';

/** Whether something hides an element that the reader can open. */
export const isFolded = (target: HTMLElement): boolean => target.closest(HIDDEN) !== null;

/** Opens what hides an element: `details` around it or the element itself, and a tab that is not selected. */
function reveal(target: HTMLElement): void {
  for (let around = target.closest(HIDDEN); around; around = around.parentElement?.closest(HIDDEN) ?? null)
    if (around instanceof HTMLDetailsElement) around.open = true;
    // As the browser does for text that the reader searches.
    else around.dispatchEvent(new Event('beforematch', {bubbles: true}));
}

/** Reveals an element, scrolls to it and moves the focus there, for targets that were hidden when the browser scrolled. */
export function showTarget(target: HTMLElement): void {
  reveal(target);
  // The layout is complete in the second frame.
  requestAnimationFrame(() => scrollWhenOpen(target, 60));
}

/** Scrolls in each frame until the element is in view, because browsers skip elements whose `details` are still opening. */
function scrollWhenOpen(target: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    target.scrollIntoView();
    focusTarget(target);
    const {top, height} = target.getBoundingClientRect();
    if (frames > 1 && (height === 0 || top > window.innerHeight)) scrollWhenOpen(target, frames - 1);
  });
}

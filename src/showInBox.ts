/** Scrolls a box, but not the page, until the middle of an element in it is in view. */
export function showInBox(element: Element, box: Element): void {
  const {top, height} = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const middle = top + height / 2;
  if (middle < view.top || middle > Math.min(view.bottom, window.innerHeight))
    box.scrollTop += middle - view.top - view.height / 2;
}

import {isInField} from './isTyping';

/**
 * Moves the focus to the target of a link, so that keys act there and it is marked until the reader goes on. Browsers do
 * the same for links that they follow themselves.
 */
export function focusTarget(target: HTMLElement): void {
  if (isInField()) return;
  target.tabIndex = -1;
  target.dataset.target = '';
  target.focus({preventScroll: true});
  target.addEventListener(
    'blur',
    () => {
      target.removeAttribute('tabindex');
      delete target.dataset.target;
    },
    {once: true},
  );
}

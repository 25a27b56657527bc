import {useCallback, useId, useRef, useState, type HTMLAttributes, type PointerEvent} from 'react';
import {useDismiss} from './useDismiss';

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDownCapture' | 'onClickCapture' | 'onFocus' | 'onBlur'
>;

/** Room that a text above its link needs, with the navigation bar, in pixels. */
const ROOM = 220;

const isTouch = ({pointerType}: PointerEvent) => pointerType === 'touch';

/**
 * A text that shows beside a link while the pointer or the focus is on it. On touch the first tap shows the text, the
 * second follows the link, and a tap elsewhere hides the text. Escape hides it too.
 * @param onShow called each time the text is shown
 * @returns for the element around link and text: `ref` and `listeners`; for the text: its `id`, whether it `isOpen`, and
 *   whether it `isBelow` the link, because there is no room above
 */
export function useTooltip(onShow: () => void) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBelow, setBelow] = useState(false);
  /** The current tap began while the text was hidden. */
  const isFirstTap = useRef(false);

  const hide = useCallback(() => setOpen(false), []);
  useDismiss(ref, isOpen, hide);

  function show(): void {
    setBelow(ref.current !== null && ref.current.getBoundingClientRect().top < ROOM);
    setOpen(true);
    onShow();
  }

  const listeners: Listeners = {
    onPointerEnter: (event) => {
      if (!isTouch(event)) show();
    },
    onPointerLeave: (event) => {
      if (!isTouch(event)) hide();
    },
    // Before the browser moves the focus here, which shows the text as well.
    onPointerDownCapture: (event) => {
      isFirstTap.current = isTouch(event) && !isOpen;
    },
    onClickCapture: (event) => {
      if (!isFirstTap.current) return;
      isFirstTap.current = false;
      event.preventDefault();
      show();
    },
    onFocus: show,
    onBlur: hide,
  };
  return {id, ref, isOpen, isBelow, listeners};
}

import {useEffect, useId, useRef, useState, type HTMLAttributes, type PointerEvent} from 'react';

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDownCapture'
  | 'onClickCapture'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
>;

const isTouch = ({pointerType}: PointerEvent) => pointerType === 'touch';

/**
 * A text that a link shows beside it while the pointer or the focus is on it. On touch the first tap shows the text, the
 * second follows the link, and a tap elsewhere hides the text. Escape hides it too.
 * @param onShow is called each time the text is shown
 * @returns for the element around link and text: `ref` and `listeners`; for the text: its `id`, and whether it `isOpen`
 */
export function useTooltip(onShow?: () => void) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The tap that is going on began while the text was hidden. */
  const isFirstTap = useRef(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = ({target}: Event) => ref.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [isOpen]);

  function show(): void {
    setOpen(true);
    onShow?.();
  }

  const listeners: Listeners = {
    onPointerEnter: (event) => isTouch(event) || show(),
    onPointerLeave: (event) => isTouch(event) || setOpen(false),
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
    onBlur: () => setOpen(false),
    onKeyDown: (event) => event.key === 'Escape' && setOpen(false),
  };
  return {id, ref, isOpen, listeners};
}

import {useEffect, useId, useRef, useState, type HTMLAttributes, type PointerEvent} from 'react';

type Listeners = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDownCapture' | 'onClickCapture' | 'onFocus' | 'onBlur'
>;

const isTouch = ({pointerType}: PointerEvent) => pointerType === 'touch';

/**
 * A text that shows beside a link while the pointer or the focus is on it. On touch the first tap shows the text, the
 * second follows the link, and a tap elsewhere hides the text. Escape hides it too.
 * @param onShow called each time the text is shown
 * @returns for the element around link and text: `ref` and `listeners`; for the text: its `id`, and whether it `isOpen`
 */
export function useTooltip(onShow?: () => void) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The current tap began while the text was hidden. */
  const isFirstTap = useRef(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = ({target}: Event) => {
      if (!ref.current?.contains(target as Node)) setOpen(false);
    };
    // The focus may be elsewhere while the pointer shows the text.
    const hideAtEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', hideAtEscape);
    return () => {
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', hideAtEscape);
    };
  }, [isOpen]);

  function show(): void {
    setOpen(true);
    onShow?.();
  }

  const listeners: Listeners = {
    onPointerEnter: (event) => {
      if (!isTouch(event)) show();
    },
    onPointerLeave: (event) => {
      if (!isTouch(event)) setOpen(false);
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
    onBlur: () => setOpen(false),
  };
  return {id, ref, isOpen, listeners};
}

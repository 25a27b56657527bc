import {useLayoutEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

/**
 * DocSearch 3.9 calls its modal a button, and computes the ends of its focus trap once, before there are results.
 * This gives the modal the role of a dialog, makes the page behind it inert, and traps the focus in its current content.
 */
export function useDialog(ref: RefObject<HTMLElement | null>, label: string): void {
  useLayoutEffect(() => {
    const dialog = ref.current?.querySelector<HTMLElement>('.DocSearch-Container');
    const page = document.getElementById('__docusaurus');
    if (!dialog || !page) return undefined;
    // An open dialog, such as the menu, would cover this one.
    page.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
    page.inert = true;
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', label);
    dialog.setAttribute('tabindex', '-1');
    dialog.removeAttribute('aria-expanded');
    dialog.removeAttribute('aria-haspopup');
    dialog.removeAttribute('aria-controls');
    dialog.removeAttribute('aria-labelledby');

    function onTab(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || !dialog) return;
      const stops = Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(isVisible);
      const [first, last] = [stops[0], stops.at(-1)];
      const from = event.shiftKey ? first : last;
      if (document.activeElement !== from && dialog.contains(document.activeElement)) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
    document.addEventListener('keydown', onTab, true);
    return () => {
      document.removeEventListener('keydown', onTab, true);
      page.inert = false;
    };
  }, [ref, label]);
}

const isField = (target: unknown): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/**
 * Whether the key of an event goes into a field, so that it is not a shortcut. `target` is not enough: outside a shadow
 * root, such as that of the editor, it is the host of the root.
 */
export const isTyping = (event: Event): boolean => isField(event.composedPath()[0]);

/** Whether a field has the focus, which content that loads late must not take. */
export const isInField = (): boolean => isField(document.activeElement);

/**
 * Whether the key of an event goes into a field, so that it is not a shortcut. `target` is not enough: outside a shadow
 * root, such as that of the editor, it is the host of the root.
 */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** What the keys of shortcuts type on a US keyboard, alone and with Shift, by their places. */
const PLACES: Partial<Record<string, [plain: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  KeyK: ['k', 'K'],
  Slash: ['/', '?'],
};

/** A character of another script, such as л or ؟, but no letter or sign of European layouts, such as ü or ¨. */
const FOREIGN = /^(?!\p{Script=Latin})[\u0370-\u{10FFFF}]$/u;

/**
 * The character that a key means in a shortcut: what it types, or, on a layout of another script, what its place types on
 * a US keyboard. So shortcuts follow the letter on Dvorak and AZERTY, and still work in Russian or Arabic.
 */
export function shortcutKey(event: KeyboardEvent): string {
  const {code, shiftKey, altKey} = event;
  // Autofill sends such events without a key.
  const key = (event as {key?: string}).key ?? '';
  const place = PLACES[code];
  if (!place || altKey || event.getModifierState('AltGraph') || !FOREIGN.test(key)) return key;
  return place[shiftKey ? 1 : 0];
}

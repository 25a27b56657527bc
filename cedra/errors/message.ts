/** More lines are a log. */
const MAX_LINES = 20;

/** Escape sequences for colours. */
// eslint-disable-next-line no-control-regex -- they begin with the character ESC
const COLOUR = /\u001b\[[\d;]*m/g;
/** What compilers and terminals draw around a message. */
const DRAWING = /[\u2500-\u257f]+|^\s*\d+ (?=\s*[│|])/gm;

/** A log without the lines that name no error; a shorter text as it is. */
export function errorLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= MAX_LINES) return text;
  const named = lines.filter((line) => /error|abort|fail|refused|denied|panic|already in use/i.test(line));
  return named.slice(0, MAX_LINES).join('\n') || text;
}

/** A text as messages are compared: lower case, on one line, without quotation marks, colours and drawings. */
export const plain = (text: string): string =>
  text
    .replace(COLOUR, '')
    .replace(DRAWING, ' ')
    .replace(/\\n/g, ' ')
    .toLowerCase()
    .replace(/[\s`'"\\]+/g, ' ')
    .trim();

const parts = new Map<string, readonly string[]>();

/** The parts of a known message between its placeholders `…`, as they are compared. */
export function fixedParts(message: string): readonly string[] {
  const known = parts.get(message);
  if (known) return known;
  const made = message
    .split('…')
    .map(plain)
    .filter((part) => part.length > 1);
  // Each message is compared with every text.
  parts.set(message, made);
  return made;
}

/** Whether the parts occur in the text, one after the other. */
export function containsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** More lines are a log, unless they are short: a message can be wrapped to any width. */
const MAX_LINES = 20;
const MAX_WRAPPED = 2_000;

/** Escape sequences for colours, also where the escape character was lost or printed as text. */
// eslint-disable-next-line no-control-regex -- they begin with the character ESC
const COLOUR = /(?:\u001b|\\u001b|\\x1b|\\e|\^\[)?\[\d[\d;]*m/gi;
/** What compilers, terminals and mail programs draw around a message, and the numbers of quoted lines. */
const DRAWING = /[\u2500-\u259f]+|^\s*\d+ (?=\s*[│|])|^\s*[|>]+(?=[ \t])|\s\|\s*$|^\s*\+?-{3,}\+?\s*$/gm;

/** A text without colours and drawings. */
export const undrawn = (text: string): string => text.replace(COLOUR, '').replace(DRAWING, ' ');

/** A log without the lines that name no error; a shorter text as it is. */
export function errorLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= MAX_LINES || text.length <= MAX_WRAPPED) return text;
  const named = lines.filter((line) => /error|abort|fail|refused|denied|panic|already in use/i.test(line));
  return named.slice(0, MAX_LINES).join('\n') || text;
}

/** A message as it is compared: lower case, without quotation marks, and without white space, as lines break anywhere. */
const squeezed = (message: string): string =>
  message
    .replace(/\\[nt]/g, ' ')
    .toLowerCase()
    .replace(/[\s`'"“”‘’\\]+/g, '');

/** A pasted text as messages are compared. */
export const plain = (text: string): string => squeezed(undrawn(text));

const parts = new Map<string, readonly string[]>();

/** The parts of a known message between its placeholders `…`, as they are compared. */
export function fixedParts(message: string): readonly string[] {
  const known = parts.get(message);
  if (known) return known;
  const made = message
    .split('…')
    .map(squeezed)
    .filter((part) => part.length > 1);
  // Each message is compared with every text.
  parts.set(message, made);
  return made;
}

/** How much of a message a text contains. */
export interface Overlap {
  /** Characters of the message that do not vary and that the text has. */
  length: number;
  /** Where the message begins in the text. */
  at: number;
  isWhole: boolean;
}

/** Of a message that was cut, this much must be there, and at least so many characters; more if it was cut in a value. */
const MIN_SHARE = 0.6;
const MIN_CUT = 12;
const MIN_CUT_IN_VALUE = 20;
/** Values before the first and after the last part that a cut message may have. */
const MAX_VALUE = 160;

/** The length of the longest end of `part` that the text begins with. */
function keptEnd(text: string, part: string): number {
  const first = text.charAt(0);
  for (let at = part.indexOf(first, 1); at > 0; at = part.indexOf(first, at + 1))
    if (text.startsWith(part.slice(at))) return part.length - at;
  return 0;
}

/** The length of the longest beginning of `part` that the text from `from` on ends with. */
function keptStart(text: string, part: string, from: number): number {
  const last = text.charAt(text.length - 1);
  for (let at = part.lastIndexOf(last, part.length - 2); at >= 0; at = part.lastIndexOf(last, at - 1)) {
    if (at < text.length - from && text.endsWith(part.slice(0, at + 1))) return at + 1;
    if (at === 0) break;
  }
  return 0;
}

/** The parts from the one at `first` on that the text has one after the other; the last may be cut. */
function follow(text: string, parts: readonly string[], first: number, begin: number): Overlap {
  let from = begin;
  let length = begin;
  let at = first === 0 ? -1 : 0;
  for (const part of parts.slice(first)) {
    const found = text.indexOf(part, from);
    if (found < 0) {
      const kept = keptStart(text, part, from);
      const isEnd = kept > 0 || (length >= MIN_CUT_IN_VALUE && text.length - from <= MAX_VALUE);
      return {length: isEnd ? length + kept : 0, at: Math.max(at, 0), isWhole: false};
    }
    if (at < 0) at = found;
    from = found + part.length;
    length += part.length;
  }
  return {length, at: Math.max(at, 0), isWhole: first === 0 && begin === 0};
}

/**
 * Compares a text with a message: the text contains its fixed parts one after the other, or most of them if it was cut
 * at either end.
 */
export function overlapOf(text: string, parts: readonly string[]): Overlap | undefined {
  if (parts.length === 0 || text === '') return undefined;
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let best = follow(text, parts, 0, 0);
  if (best.isWhole) return best;
  parts.forEach((part, index) => {
    const begin = keptEnd(text, part);
    if (begin > 0) {
      const cut = follow(text, parts, index + 1, begin);
      if (cut.length > best.length) best = cut;
    }
    const inValue = index > 0 ? text.indexOf(part) : -1;
    if (inValue >= 0 && inValue <= MAX_VALUE) {
      const cut = follow(text, parts, index, 0);
      if (cut.length > Math.max(best.length, MIN_CUT_IN_VALUE)) best = {...cut, at: 0};
    }
  });
  return best.length >= Math.max(total * MIN_SHARE, MIN_CUT) ? best : undefined;
}

/** Whether a text, as `plain` makes it, contains the fixed parts of a message one after the other. */
export const containsMessage = (text: string, message: string): boolean =>
  follow(text, fixedParts(message), 0, 0).isWhole;

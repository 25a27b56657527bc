import {stripVTControlCharacters} from 'node:util';

/** Pairs of what the page shows and what really came, for values that differ on every run. */
export type Bindings = Map<string, string>;

// Hashes, keys, signatures and addresses; an address may have lost leading zeros.
const hex = /\b(0x)?[0-9a-f]{40,}\b/gi;

/**
 * Whether what was printed is what the page shows. `…` stands for any run of characters, hashes and
 * addresses match by shape, and white space at the ends of lines does not count. Returns the bindings of
 * shaped values, or nothing when the output differs.
 */
export function matchOutput(expected: string, printed: string): Bindings | undefined {
  const shapes: string[] = [];
  const pattern = normalise(expected)
    .split(/(…|\b(?:0x)?[0-9a-f]{40,}\b)/i)
    .map((part, index) => {
      if (part === '…') return '[\\s\\S]*?';
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      shapes.push(part);
      return shapePattern(part);
    })
    .join('')
    // A last line `…` stands for no line, too: how much follows is a matter of time.
    .replace(/\n\[\\s\\S\]\*\?$/, '(?:\\n[\\s\\S]*)?');
  const found = new RegExp(`^${pattern}$`).exec(normalise(printed));
  if (!found) return undefined;
  return new Map(shapes.map((shape, index) => [shape, found[index + 1] ?? '']));
}

/** Puts what really came in place of the values that an earlier output on the page showed. */
export function applyBindings(text: string, bindings: Bindings): string {
  if (bindings.size === 0) return text;
  const bare = new Map([...bindings].map(([shown, real]) => [withoutPrefix(shown), withoutPrefix(real)]));
  return text.replace(hex, (value: string) => {
    const real = bare.get(withoutPrefix(value));
    if (real === undefined) return value;
    return /^0x/i.test(value) ? `0x${real}` : real;
  });
}

/** Plain text: no colours, no trailing spaces, no blank lines at the ends. */
export function normalise(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

function shapePattern(shape: string): string {
  const prefix = /^0x/i.test(shape) ? '0x' : '';
  const digits = withoutPrefix(shape).length;
  return `(${prefix}[0-9a-fA-F]{${digits - 4},${digits + 4}})`;
}

function withoutPrefix(value: string): string {
  return value.replace(/^0x/i, '').toLowerCase();
}

import {stripVTControlCharacters} from 'node:util';

import type {Printed} from './environment/terminal';
import {blockFailure, type Failure} from './outcome';
import type {Block} from './page';

/** Compares an output block with what was printed; on a match, remembers the values that differ on every run. */
export function compareOutput(
  output: Block,
  printed: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
  ran: string,
  bindings: Bindings,
): Failure[] {
  for (const candidate of candidates(output, printed)) {
    const found = matchOutput(output.code, candidate);
    if (!found) continue;
    for (const [shown, real] of found) bindings.set(shown, real);
    return [];
  }
  return [
    blockFailure(output, 'the output is not what the page shows', {
      ran,
      expected: normalise(output.code),
      got: normalise(printed.both) || '(nothing was printed)',
      hint: 'Paste what was really printed; put … for parts that differ on every run.',
    }),
  ];
}

/** A page may show all that a terminal shows, only the result, or only the messages; and JSON with line breaks. */
function candidates(
  output: Block,
  {both, stdout, stderr}: Pick<Printed, 'both' | 'stdout' | 'stderr'>,
): string[] {
  const found = [both, stdout, stderr, `${stderr}${stdout}`];
  if (output.lang !== 'json') return found;
  try {
    found.push(JSON.stringify(JSON.parse(stdout), null, 2));
  } catch {
    // Not JSON as a whole: then only the text itself counts.
  }
  return found;
}

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

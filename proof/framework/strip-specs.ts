import {endOfOpaque} from '../move/opaque';

/**
 * Removes what the Move Prover needs and a compiler does not: `spec` blocks refer to spec files that a
 * chain does not store. Braces are matched outside strings and comments.
 */
export function stripSpecs(source: string): string {
  let result = '';
  let at = 0;
  while (at < source.length) {
    const opaque = endOfOpaque(source, at);
    if (opaque > at) {
      result += source.slice(at, opaque);
      at = opaque;
      continue;
    }
    if (startsSpec(source, at)) {
      at = endOfSpec(source, at);
      continue;
    }
    const word = /^\w+/.exec(source.slice(at, at + 256))?.[0] ?? source[at] ?? '';
    result += word;
    at += word.length;
  }
  return result;
}

/** `friend …_tests;` and the `#[test_only]` before it: the test modules are not on the chain. */
export function stripTestFriends(source: string): string {
  return source.replace(/^[ \t]*(#\[test_only\]\s*)?friend\s+[\w:]+_tests;[ \t]*\n/gm, '');
}

function startsSpec(source: string, at: number): boolean {
  return /^spec\s*[\s{]\s*[\w{]/.test(source.slice(at, at + 200));
}

/** A spec ends with its closing brace (and a semicolon after it), or with a semicolon when it has no body. */
function endOfSpec(source: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < source.length) {
    const opaque = endOfOpaque(source, at);
    if (opaque > at) {
      at = opaque;
      continue;
    }
    const character = source[at];
    at += 1;
    if (character === ';' && depth === 0) return at;
    if (character === '{') depth += 1;
    if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + (/^\s*;/.exec(source.slice(at, at + 40))?.[0].length ?? 0);
    }
  }
  return at;
}

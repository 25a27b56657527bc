import {chunks} from '../../src/search/engine/tokens';

/** Hashes, keys and signatures: nobody searches for them, and each would be a term of its own. */
const OPAQUE = /^(?:0x)?[0-9a-f]{17,}$/iu;
const NOTHING = /^(?:\d{1,2}|\p{L})$/u;

/** The words of a block of code that somebody may look for, each once, in order. */
export function codeWords(code: string): string[] {
  const words = new Set<string>();
  for (const {start, end} of chunks(code)) {
    const word = code.slice(start, end);
    if (!OPAQUE.test(word) && !NOTHING.test(word)) words.add(word);
  }
  return [...words];
}

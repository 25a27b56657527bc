import {chunkTexts} from '@packages/search/build';

/** Hashes, keys and signatures: each would be a term that nobody searches for. */
const OPAQUE = /^(?:0x)?[0-9a-f]{17,}$/iu;
const NOTHING = /^(?:\d{1,2}|\p{L})$/u;

/** The distinct words of a code block that readers may search for. */
export function codeWords(code: string): string[] {
  const words = new Set<string>();
  for (const word of chunkTexts(code)) {
    if (!OPAQUE.test(word) && !NOTHING.test(word)) words.add(word);
  }
  return [...words];
}

import {existsSync, statSync} from 'node:fs';

/** What a reader's browser fetches of a built file, in KB (1,000 bytes): its Brotli form, which `compress.ts` wrote. */
export function weigh(file: string): number {
  // The smallest files have no other form.
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size / 1000;
}

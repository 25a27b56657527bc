import {existsSync, statSync} from 'node:fs';

/** Size of a built file as a browser loads it, in KB (1,000 bytes): its Brotli form, which `compress.ts` wrote. */
export function weigh(file: string): number {
  // The smallest files have no compressed form.
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size / 1000;
}

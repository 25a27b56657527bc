import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

const weights = new Map<string, number>();

/** Size of a built file after Brotli at the level a static host uses, in KB (1,000 bytes). */
export function weigh(file: string): number {
  let weight = weights.get(file);
  if (weight === undefined) {
    const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
    weight = brotliCompressSync(readFileSync(file), options).length / 1000;
    weights.set(file, weight);
  }
  return weight;
}

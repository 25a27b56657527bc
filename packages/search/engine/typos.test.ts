import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeShard, encodeShard, sortTerms} from '../format/shard';
import {termText} from '../format/dictionary';
import {findTypos, typosAllowed} from './typos';

/** Optimal string alignment distance, as in a textbook. */
function distance(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => (rows[i] as number[])[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = cost;
    }
  }
  return at(a.length, b.length);
}

const shardOf = (terms: readonly string[]) =>
  decodeShard(encodeShard(sortTerms(terms.map((term) => ({term, docs: [0], impacts: [1], phrases: []})))));
const letters = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9});

describe('findTypos', () => {
  it('finds the same words as the textbook algorithm', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, {maxLength: 40}),
        letters,
        fc.integer({min: 1, max: 2}),
        (terms, word, limit) => {
          const shard = shardOf(terms);
          const found = findTypos(shard, new TextEncoder().encode(word), limit).map(
            ({term, distance: edits}) => [termText(shard, term), edits],
          );
          const expected = [...terms].sort().flatMap((term) => {
            const edits = distance(term, word);
            return edits <= limit ? [[term, edits]] : [];
          });
          expect(found).toEqual(expected);
        },
      ),
      {numRuns: 200},
    );
  });
});

describe('typosAllowed', () => {
  it.each([
    ['set', 0],
    ['aset', 1],
    ['validater', 2],
    ['0x10001', 0],
    ['u64x', 0],
  ])('allows typos in %s: %i', (word, expected) => expect(typosAllowed(word)).toBe(expected));
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findPrefix, findTerm, termText} from './dictionary';
import {decodeShard, encodeShard, sortTerms} from './shard';
import {IMPACT_LEVELS, type TermPostings} from './types';

const numbers = fc
  .uniqueArray(fc.nat(100_000), {maxLength: 10})
  .map((values) => values.sort((a, b) => a - b));
const postings = fc
  .uniqueArray(fc.record({doc: fc.nat(100_000), impact: fc.integer({min: 1, max: IMPACT_LEVELS})}), {
    selector: ({doc}) => doc,
    minLength: 1,
    maxLength: 30,
  })
  .map((pairs) => pairs.sort((a, b) => a.doc - b.doc));

const terms: fc.Arbitrary<TermPostings[]> = fc
  .dictionary(
    fc.string({unit: fc.constantFrom('a', 'b', 'c', '_', 'é', '日', '1'), minLength: 1, maxLength: 12}),
    fc.tuple(postings, numbers),
    {maxKeys: 60},
  )
  .map((entries) =>
    Object.entries(entries).map(([term, [pairs, phrases]]) => ({
      term,
      docs: pairs.map(({doc}) => doc),
      impacts: pairs.map(({impact}) => impact),
      phrases,
    })),
  );

describe('a shard', () => {
  it('returns every term with its postings after encoding and decoding', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const sorted = sortTerms(input);
        const shard = decodeShard(encodeShard(sorted));
        const output = Array.from({length: shard.size}, (_, term) => ({
          term: termText(shard, term),
          docs: [...shard.docs.subarray(shard.starts[term], shard.starts[term + 1])],
          impacts: [...shard.impacts.subarray(shard.starts[term], shard.starts[term + 1])],
          phrases: [...shard.phrases.subarray(shard.phraseStarts[term], shard.phraseStarts[term + 1])],
        }));
        expect(output).toEqual(sorted);
      }),
    );
  });

  it('finds the same terms and prefixes as a plain list', () => {
    fc.assert(
      fc.property(
        terms,
        fc.string({unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 4}),
        (input, word) => {
          const sorted = sortTerms(input);
          const shard = decodeShard(encodeShard(sorted));
          const bytes = new TextEncoder().encode(word);
          const list = sorted.map(({term}) => term);
          expect(findTerm(shard, bytes)).toBe(list.indexOf(word));
          const [start, end] = findPrefix(shard, bytes);
          expect(list.slice(start, end)).toEqual(list.filter((term) => term.startsWith(word)));
        },
      ),
    );
  });

  it('throws an error that says so when the file is truncated', () => {
    const bytes = encodeShard(sortTerms([{term: 'faucet', docs: [1, 7], impacts: [3, 4], phrases: [2]}]));
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decodeShard(bytes.subarray(0, length))).toThrow(/truncated/u);
    }
  });
});

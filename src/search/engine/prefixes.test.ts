import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {listTerm, prefixLists, prefixOfList, strongest} from './prefixes';

const entry = (term: string, docs: number[], impact = 16) => ({
  term,
  docs,
  impacts: docs.map(() => impact),
  phrases: [],
});

describe('prefixLists', () => {
  it('returns a list only for prefixes with more postings than the limit', () => {
    const lists = [...prefixLists([entry('pool', [1, 2]), entry('port', [2, 3]), entry('rust', [4])], 3)];
    expect(lists.map(({term, docs}) => [prefixOfList(term), docs])).toEqual([
      ['p', [1, 2, 3]],
      ['po', [1, 2, 3]],
    ]);
  });

  it('leaves out the postings of the prefix as a term', () => {
    const lists = [...prefixLists([entry('po', [1, 2, 3, 4]), entry('port', [5])], 3)];
    expect(lists.find(({term}) => term === listTerm('po'))?.docs).toEqual([5]);
  });

  it('takes the highest weight in each section, which is lower for longer terms', () => {
    const [list] = [...prefixLists([entry('po', [1, 2]), entry('portable', [2, 3])], 3)];
    const [first, second, third] = Array.from(list?.impacts ?? []);
    expect(list?.docs).toEqual([1, 2, 3]);
    expect(first).toBe(second);
    expect(third).toBeLessThan(second ?? 0);
  });
});

describe('strongest', () => {
  it('returns the postings with the highest impacts, ordered by section', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 1, max: 16}), {maxLength: 50}),
        fc.integer({min: 1, max: 20}),
        (impacts, limit) => {
          const docsOf = impacts.map((_, at) => at);
          const kept = strongest({term: 'x', docs: docsOf, impacts, phrases: []}, limit);
          const docs = Array.from(kept.docs);
          expect(docs).toHaveLength(Math.min(limit, impacts.length));
          expect(docs).toEqual([...docs].sort((a, b) => a - b));
          const left = impacts.filter((_, at) => !docs.includes(at));
          expect(Math.min(...Array.from(kept.impacts), 17)).toBeGreaterThanOrEqual(Math.max(...left, 0));
        },
      ),
    );
  });
});

import {describe, expect, it} from 'vitest';
import {listTerm, prefixLists, prefixOfList} from './prefixes';

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

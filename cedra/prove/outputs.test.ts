import {describe, expect, it} from 'vitest';

import type {Block} from '@cedra-docs/proof/build';
import type {PageReceipt} from '../receipts/receipts';
import {hasCodeOf, outputsOf} from './outputs';

const outcome = (printed: string | undefined, hash = 'one') => ({
  block: {hash} as Block,
  level: 'ran' as const,
  failures: [],
  ...(printed !== undefined && {printed}),
});
const page = (...outcomes: ReturnType<typeof outcome>[]) => ({
  file: 'docs/a.mdx',
  outcomes,
  failures: [],
  seconds: 1,
});

describe('whole outputs', () => {
  it('are stored by the block that printed them', () =>
    expect(outputsOf(page(outcome('a'), outcome(undefined, 'two')))).toEqual({one: 'a'}));

  it('stay as they are while only numbers, addresses and hashes differ', () => {
    const before = {one: 'gas 12, 0x3f2a99c0d1 in 1.5 s, /tmp/run-K6eRpd/a'};
    expect(outputsOf(page(outcome('gas 1034, 0x77aa00c0d1 in 12 s, /tmp/run-a/a')), before)).toEqual(before);
    expect(outputsOf(page(outcome('gas 12, 0x3f2a99c0d1 failed')), before)).toEqual({
      one: 'gas 12, 0x3f2a99c0d1 failed',
    });
  });

  it('of a deleted block are removed', () =>
    expect(outputsOf(page(outcome('b', 'two')), {one: 'a'})).toEqual({two: 'b'}));

  it('are left out for equal blocks, which may print different texts', () =>
    expect(outputsOf(page(outcome('1'), outcome('2')))).toEqual({}));

  it('are recorded anew when any block of the page has changed', () => {
    const receipt = {blocks: ['0123456789ab ran', '0123456789ac ran']} as unknown as PageReceipt;
    const first = outcome('gas 12', '0123456789ab');
    expect(hasCodeOf(page(first, outcome(undefined, '0123456789ac')), receipt)).toBe(true);
    expect(hasCodeOf(page(first, outcome(undefined, '0123456789ad')), receipt)).toBe(false);
    expect(hasCodeOf(page(first), undefined)).toBe(false);
  });
});

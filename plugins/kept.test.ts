import {rmSync} from 'node:fs';
import {afterAll, expect, it, vi} from 'vitest';
import {kept} from './kept';

const MODULE = 'plugins/kept.test.ts';

afterAll(() => rmSync(`node_modules/.cache/cedra-docs/${MODULE}`, {recursive: true}));

it('makes a text once, and another one from anything else', () => {
  const make = vi.fn((text: string) => `made of ${text}`);
  const ask = (...from: string[]) => kept(MODULE, from, () => make(from.join('')));
  expect([ask('a', 'b'), ask('a', 'b'), ask('b'), ask('ab')]).toEqual([
    'made of ab',
    'made of ab',
    'made of b',
    'made of ab',
  ]);
  // `ab` is not `a` and `b`.
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps nothing of what fails', () => {
  const fail = () => {
    throw new Error('no');
  };
  expect(() => kept(MODULE, ['x'], fail)).toThrow('no');
  expect(kept(MODULE, ['x'], () => 'yes')).toBe('yes');
});

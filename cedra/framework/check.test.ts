import {describe, expect, it} from 'vitest';
import {aborts} from '../errors/generated.json';
import {modules} from './generated.json';
import {findInFramework} from './check';

const find = (name: string) => findInFramework(name, modules, aborts);

describe('findInFramework', () => {
  it.each([
    '0x1::coin::transfer',
    'coin::transfer',
    '0x0001::coin::transfer',
    '0x1::coin::transfer<CoinType>(a)',
  ])('finds %s', (name) => {
    const [found, ...others] = find(name).found;
    expect(others).toEqual([]);
    expect(found).toMatchObject({module: '0x1::coin', id: '0x1-coin-transfer'});
    expect(found?.declarations[0]).toContain('fun transfer<CoinType>(from: &signer, to: address');
    expect(found?.aborts.map((abort) => abort.name)).toContain('EINSUFFICIENT_BALANCE');
  });

  it('finds modules, and all functions of a name', () => {
    expect(find('coin').found[0]).toMatchObject({module: '0x1::coin', id: '0x1-coin'});
    expect(find('transfer').found.length).toBeGreaterThan(2);
  });

  it('suggests similar names, and the same function in other modules', () => {
    expect(find('0x1::coin::transferr').similar).toContain('0x1::coin::transfer');
    expect(find('0x1::con').similar).toEqual(['0x1::coin']);
    expect(find('0x1::account::withdraw').similar).toContain('0x1::coin::withdraw');
    expect(find('nothing_like_it_at_all')).toEqual({found: [], similar: []});
  });
});

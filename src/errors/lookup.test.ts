import {describe, expect, it} from 'vitest';
import {aborts} from './aborts';
import {lookUp} from './lookup';
import {statuses} from './statuses';

const first = (text: string) => lookUp(text, aborts, statuses)[0];

describe('lookUp', () => {
  it('reads what the CLI prints', () => {
    const pasted =
      '"Error": "Simulation failed with status: Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004): Insufficient balance to withdraw or transfer."';
    expect(first(pasted)).toMatchObject({
      origin: '0x1::fungible_asset',
      name: 'EINSUFFICIENT_BALANCE (0x10004)',
    });
  });

  it('tells apart the same name in two modules', () => {
    expect(first('abort in 0x1::coin: EINSUFFICIENT_BALANCE')?.origin).toBe('0x1::coin');
  });

  it('finds a number in either form', () => {
    expect(first('abort code 65540 in 0x1::fungible_asset')?.name).toBe('EINSUFFICIENT_BALANCE (0x10004)');
    expect(first('0x10004 in 0x1::fungible_asset')?.name).toBe('EINSUFFICIENT_BALANCE (0x10004)');
  });

  it('knows the statuses of the virtual machine', () => {
    expect(first('Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD')?.id).toBe(
      'SEQUENCE_NUMBER_TOO_OLD',
    );
  });

  it('says nothing about a text that has no error in it', () => {
    expect(lookUp('hello 1 world', aborts, statuses)).toEqual([]);
    expect(lookUp('', aborts, statuses)).toEqual([]);
  });

  it('finds every entry by its own name and module', () => {
    for (const abort of aborts) {
      const found = lookUp(`${abort.module}: ${abort.name} ${abort.hex}`, aborts, statuses);
      expect(found[0]).toMatchObject({origin: abort.module, name: `${abort.name} (${abort.hex})`});
    }
  });
});

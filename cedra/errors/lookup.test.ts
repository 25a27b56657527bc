import {describe, expect, it} from 'vitest';
import {errors} from './data';
import {CATEGORIES} from './model';
import {lookUp} from './lookup';

const all = errors();
const pages = [
  {
    message: 'local `_ticket` of type `Ticket` does not have the `drop` ability',
    explanation: '“Ownership” shows it.',
    href: '/move/ownership#drop',
  },
  {
    message: 'local `mine` of type `Ticket` does not have the `copy` ability',
    explanation: '“Resources” shows it.',
    href: '/move/resource#copy',
  },
  {
    message: 'Move abort in …::pool: E_EMPTY(0x3): There is nothing in it.',
    explanation: '“Pools” shows it.',
    href: '/guides/pool#empty',
  },
];
const find = (text: string) => lookUp(text, all, pages);
const first = (text: string) => find(text)[0];

describe('lookUp', () => {
  it('finds the error of a CLI message', () => {
    const pasted =
      '"Error": "Simulation failed with status: Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004): Insufficient balance to withdraw or transfer."';
    expect(first(pasted)).toMatchObject({
      origin: '0x1::fungible_asset',
      name: 'EINSUFFICIENT_BALANCE (0x10004)',
    });
  });

  it('distinguishes equal names in two modules', () => {
    expect(first('abort in 0x1::coin: EINSUFFICIENT_BALANCE')?.origin).toBe('0x1::coin');
  });

  it('finds a number in either form', () => {
    expect(first('abort code 65540 in 0x1::fungible_asset')?.name).toBe('EINSUFFICIENT_BALANCE (0x10004)');
    expect(first('0x10004 in 0x1::fungible_asset')?.name).toBe('EINSUFFICIENT_BALANCE (0x10004)');
  });

  it('knows the statuses of the virtual machine', () => {
    expect(first('Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD')?.href).toBe(
      '#SEQUENCE_NUMBER_TOO_OLD',
    );
  });

  it('says which messages an entry has only from their source file', () => {
    expect(first('error: invalid transaction script bytecode')?.note).toBe(
      'Also about “invalid transaction script bytecode”, so not every sentence may fit.',
    );
    expect(first('error: Unable to find script with name “main” in package')?.note).toBeUndefined();
  });

  it('explains no success', () => {
    expect(find('{"Result": "Renamed profile default to alice"}').every(({isNear}) => isNear)).toBe(true);
  });

  it('promises no free failure for a status that may be charged', () => {
    expect(first('UNEXPECTED_ERROR_FROM_KNOWN_MOVE_FUNCTION')?.category).toContain('charged');
  });

  it('finds messages of the tools with any inserted text, and parts of them', () => {
    const config = `{"Error": "Unable to find config /home/ada/.cedra/config.yaml, have you run \`cedra init\`?"}`;
    expect(first(config)?.href).toBe('#unable-to-find-config');
    expect(first('RequestError: connect ECONNREFUSED 127.0.0.1:8080')?.href).toBe('#connection-refused');
    expect(first('entry function ABI')?.href).toBe('#no-entry-function-abi');
    for (const {message, when = '', frame} of all.toolErrors)
      if (!frame) expect(first(`${message} ${when}`)?.name).toBe(message);
  });

  it('explains the abort of another contract by its module and category, not by errors with the same number', () => {
    const found = find('Move abort in 0x6d3::tip_jar: E_NOT_OWNER(0x50003): Only the owner may withdraw');
    expect(found).toEqual([
      {
        href: '#read-a-message',
        name: 'E_NOT_OWNER (0x50003)',
        origin: '0x6d3::tip_jar',
        category: 'PERMISSION_DENIED, reason 3',
        cause: expect.stringContaining('“Only the owner may withdraw”') as string,
        fix: expect.stringContaining('source of tip_jar') as string,
      },
    ]);
    expect(first('Move abort in 0x6d3::tip_jar: 0x1')?.cause).toContain('without a category');
  });

  it('explains the abort of a unit test', () => {
    const printed = (code: number, module: string) =>
      `│ Test was not expected to error, but it aborted with code ${code} originating in the module ${'0'.repeat(63)}${module} rooted here`;
    expect(first(printed(393243, '1::coin'))).toMatchObject({
      origin: '0x1::coin',
      category: 'NOT_FOUND, reason 27',
    });
    expect(first(printed(7, '9::tip_jar'))).toMatchObject({origin: '0x9::tip_jar', name: '0x7'});
  });

  it('leads from a rare message to its page, which the page of errors does not list', () => {
    const finding = first('unknown experiment `kestrel`');
    expect(finding).toMatchObject({href: '/move#version', origin: 'Compiler and tests'});
    expect(finding?.page).toBeUndefined();
  });

  it('prefers the error to the words around it', () => {
    const chain =
      "Move compilation failed: Unable to resolve packages for package 'a': While resolving dependency 'B' in package 'a': Conflicting dependencies found: package 'C' conflicts with 'C'";
    expect(first(chain)?.href).toBe('#conflicting-dependencies');
    const api = (code: string) =>
      `Request to [Fullnode]: POST /v1/transactions failed with: {"message":"${code}"}`;
    expect(first(api('Invalid transaction: Type: Validation Code: TRANSACTION_EXPIRED'))?.href).toBe(
      '#TRANSACTION_EXPIRED',
    );
  });

  it('takes no number for a code that nothing calls a code', () => {
    const text = 'the request took longer than 4016 ms and returned 65540 rows of the table';
    expect(find(text).filter(({isNear}) => !isNear)).toEqual([]);
  });

  it('knows the category of every abort of the framework by its number', () => {
    const categorised = all.aborts.filter(({category}) => category !== null);
    expect(categorised.length).toBeGreaterThan(100);
    for (const {code, category} of categorised)
      expect(CATEGORIES[Math.floor(code / 0x10000) - 1]).toBe(category);
  });

  it('recognises a module of the framework by its long address', () => {
    const long = `0x${'1'.padStart(64, '0')}::fungible_asset: EINSUFFICIENT_BALANCE(0x10004)`;
    expect(first(long)?.origin).toBe('0x1::fungible_asset');
  });

  it('finds nothing in a text without an error', () => {
    expect(find('hello 1 world')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('finds every entry by its own name and module', () => {
    for (const abort of all.aborts) {
      const found = find(`${abort.module}: ${abort.name} ${abort.hex}`);
      expect(found[0]).toMatchObject({origin: abort.module, name: `${abort.name} (${abort.hex})`});
    }
  });

  it('finds what pages provoke by the fixed parts of a message, and prefers the words in backticks', () => {
    const pasted = 'error: local `c` of type `0x1::coin::Coin` does not have the `drop` ability\n  ┌─ …';
    expect(find(pasted).map(({href}) => href)).toEqual([
      '#missing-ability',
      '/move/ownership#drop',
      '/move/resource#copy',
    ]);
    expect(find('does not have the `copy` ability').map(({href}) => href)).toContain('/move/resource#copy');
    const abort = 'Move abort in 0x7::pool: E_EMPTY(0x3): There is nothing in it.';
    expect(find(abort).map(({href}) => href)).toEqual(['/guides/pool#empty', '#read-a-message']);
  });
});

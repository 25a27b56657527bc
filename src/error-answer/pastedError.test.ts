import {expect, it} from 'vitest';
import {errorLink, looksLikeError, queryOf} from './pastedError';

it.each([
  ['Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004)', true],
  ['SEQUENCE_NUMBER_TOO_OLD status', true],
  ['Unable to find package manifest in', true],
  ['how do I send coins to somebody', false],
  ['fungible asset metadata', false],
  ['error codes', false],
  ['Error: bind: Address already in use', true],
])('tells whether %j is an error: %s', (text, expected) => {
  expect(looksLikeError(text)).toBe(expected);
});

it('links to the page of errors with the beginning of the message', () => {
  expect(errorLink('a & b')).toBe('/move/errors?error=a%20%26%20b');
  expect(errorLink('x'.repeat(5000))).toHaveLength('/move/errors?error='.length + 1000);
});

it.each([
  [
    'CedraApiError: Request to [Fullnode]: POST http://127.0.0.1:8080/v1/transactions failed with: {"message":"Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD","error_code":"vm_error"}',
    'SEQUENCE_NUMBER_TOO_OLD',
  ],
  [
    '{\n  "Error": "Simulation failed with status: Move abort in 0x6d3::tip_jar: E_NOT_OWNER(0x50003): Only the owner may withdraw"\n}',
    'E_NOT_OWNER',
  ],
  [
    '{\n  "Error": "Unable to find config /home/ada/projects/first/.cedra/config.yaml, have you run `cedra init`?"\n}',
    'Unable to find config have you run cedra init ?',
  ],
  [
    'error: cannot use `u8` with an operator which expects a value of type `u64`\n  ┌─ /home/ada/first/sources/a.move:3:17',
    'cannot use u8 with an operator which expects a value of type u64',
  ],
  [
    'CedraApiError: Request to [Faucet]: POST http://127.0.0.1:8081/fund failed with: 400',
    'CedraApiError: Request to [Faucet]: POST',
  ],
  [
    'how do I send coins to somebody who has no account yet, without knowing the address',
    'how do I send coins to somebody who has no account yet, without ',
  ],
])('makes a query of %j', (text, query) => {
  expect(queryOf(text, 64)).toBe(query);
});

it('reads a hostile address in no time', () => {
  const start = performance.now();
  queryOf(`error ${'Request to ['.repeat(100_000)}`, 64);
  expect(performance.now() - start).toBeLessThan(1000);
});

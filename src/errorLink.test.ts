import {expect, it} from 'vitest';
import {errorLink, looksLikeError} from './errorLink';

it.each([
  ['Move abort in 0x1::fungible_asset: EINSUFFICIENT_BALANCE(0x10004)', true],
  ['SEQUENCE_NUMBER_TOO_OLD status', true],
  ['Unable to find package manifest in', true],
  ['how do I send coins to somebody', false],
  ['fungible asset metadata', false],
  ['error codes', false],
])('tells whether %j is an error: %s', (text, expected) => {
  expect(looksLikeError(text)).toBe(expected);
});

it('links to the page of errors with the beginning of the message', () => {
  expect(errorLink('a & b')).toBe('/move/errors?error=a%20%26%20b');
  expect(errorLink('x'.repeat(5000))).toHaveLength('/move/errors?error='.length + 1000);
});

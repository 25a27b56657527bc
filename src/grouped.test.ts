import {expect, it} from 'vitest';
import {grouped} from './grouped';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-546, '-546'],
  [-123456, '-123,456'],
  [4_002_402_500_000n, '4,002,402,500,000'],
  [1234567.4321, '1,234,567.4321'],
])('writes %s as %s, as Intl does', (amount, expected) => {
  expect(grouped(amount)).toBe(expected);
  expect(grouped(amount)).toBe(amount.toLocaleString('en', {maximumFractionDigits: 4}));
});

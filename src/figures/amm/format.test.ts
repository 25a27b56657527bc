import {describe, expect, it} from 'vitest';
import {decimal, percent} from './format';

describe('format', () => {
  it('cuts decimals and never rounds up', () => {
    expect(decimal(2n, 3n, 4)).toBe('0.6666');
    expect(decimal(7n, 2n, 0)).toBe('3');
  });

  it('writes basis points as a percentage', () => {
    expect(percent(475n)).toBe('4.75\u00a0%');
    expect(percent(5n)).toBe('0.05\u00a0%');
  });
});

import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

describe('readEnvironment', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['true', true],
    ['FALSE', false],
    ['0', false],
  ])('reads OFFLINE=%s as %s', (OFFLINE, offline) => {
    expect(readEnvironment({OFFLINE}).offline).toBe(offline);
  });

  it('names a variable whose value is not usable', () => {
    expect(() => readEnvironment({OFFLINE: 'maybe'})).toThrow('OFFLINE is "maybe"');
  });
});

import {describe, expect, it} from 'vitest';
import {applyBindings, matchOutput} from '../output';

const a = `0x${'a1'.repeat(32)}`;
const b = `0x${'b2'.repeat(32)}`;

describe('matchOutput', () => {
  it('wants the same text', () => {
    expect(matchOutput('Counter is 42', 'Counter is 42\n')).toBeDefined();
    expect(matchOutput('Counter is 42', 'Counter is 41')).toBeUndefined();
    expect(matchOutput('Counter is 42', 'Counter is 42.')).toBeUndefined();
    expect(matchOutput('counter', 'Counter')).toBeUndefined();
  });

  it('takes … for any run of characters', () => {
    expect(matchOutput('a\n…\nz', 'a\nb\nc\nz')).toBeDefined();
    expect(matchOutput('"gas_used": …,', '"gas_used": 1034,')).toBeDefined();
    expect(matchOutput('…\nend', 'start\nend\nmore')).toBeUndefined();
  });

  it('takes a last line of … for any number of lines, none among them', () => {
    expect(matchOutput('…\nend\n…', 'start\nend')).toBeDefined();
    expect(matchOutput('…\nend\n…', 'start\nend\nmore\nmore')).toBeDefined();
    expect(matchOutput('end\n…', 'ending')).toBeUndefined();
  });

  it('matches hashes by shape and binds them', () => {
    expect(matchOutput(`hash ${a}`, `hash ${b}`)).toEqual(new Map([[a, b]]));
    expect(matchOutput(`hash ${a}`, 'hash 0x12')).toBeUndefined();
    expect(matchOutput('at 0x1', 'at 0x2')).toBeUndefined();
  });

  it('does not mind colours and spaces at line ends', () => {
    expect(matchOutput('error', '\u001b[31merror\u001b[0m  \n\n')).toBeDefined();
  });
});

describe('applyBindings', () => {
  it('puts the real value in, with or without 0x', () => {
    const bindings = new Map([[a, b]]);
    expect(applyBindings(`x ${a} ${a.slice(2)} ${b}`, bindings)).toBe(`x ${b} ${b.slice(2)} ${b}`);
  });
});

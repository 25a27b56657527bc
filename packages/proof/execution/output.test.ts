import {stripVTControlCharacters} from 'node:util';
import {describe, expect, it} from 'vitest';
import {pageOf} from '../pages/test-page';
import {
  insertCaptured,
  type CapturedValues,
  compareOutput,
  matchOutput,
  patternProblem,
  wholeOutput,
} from './output';
import {formatFailure} from '../report/report';

const a = `0x${'a1'.repeat(32)}`;
const b = `0x${'b2'.repeat(32)}`;
const c = `0x${'c3'.repeat(32)}`;
const matches = (expected: string, printed: string): boolean => matchOutput(expected, printed) !== undefined;

describe('matchOutput', () => {
  it('requires the same text', () => {
    expect(matches('Counter is 42', 'Counter is 42\n')).toBe(true);
    expect(matches('Counter is 42', 'Counter is 41')).toBe(false);
    expect(matches('Counter is 42', 'Counter is 42.')).toBe(false);
    expect(matches('counter', 'Counter')).toBe(false);
    expect(matches('a', 'a\nb')).toBe(false);
    expect(matches('a\nb', 'a')).toBe(false);
  });

  it('matches a line … with any number of lines, including none', () => {
    expect(matches('a\n…\nz', 'a\nb\nc\nz')).toBe(true);
    expect(matches('a\n…\nz', 'a\nz')).toBe(true);
    expect(matches('…\nend\n…', 'start\nend\nmore')).toBe(true);
    expect(matches('…\nend', 'start\nend\nmore')).toBe(false);
    expect(matches('end\n…', 'ending')).toBe(false);
    expect(matches('a\n…\na', 'a')).toBe(false);
  });

  it('returns the omitted lines', () => {
    expect(matchOutput('a\n…\nz', 'a\nerror: b\nz')?.omitted).toEqual(['error: b']);
    expect(matchOutput('a\n…', 'a\nb\nc')?.omitted).toEqual(['b', 'c']);
  });

  it('matches … between brackets with fields of the same line', () => {
    expect(matches('{ "a": 1, … }', '{ "a": 1, "b": 2 }')).toBe(true);
    expect(matches('{ "a": 1, … }', '{ "a": 1,\n"b": 2 }')).toBe(false);
  });

  it('matches an example with a value of the same shape', () => {
    expect(matches('"gas_used": ‹1034›,', '"gas_used": 7,')).toBe(true);
    expect(matches('"gas_used": ‹1034›,', '"gas_used": seven,')).toBe(false);
    expect(matches('in ‹12.5 s›', 'in 3.25 s')).toBe(true);
    expect(matches('in ‹12.5 s›', 'in 3.25 m')).toBe(false);
    expect(matches('commit ‹c6ac59a5›', 'commit 00ff')).toBe(true);
  });

  it('matches a kind with its values, and a choice with its texts', () => {
    expect(matches('at ‹time›', 'at 2026-11-21T09:31:09Z')).toBe(true);
    expect(matches('at ‹time›', 'at noon')).toBe(false);
    expect(matches('from ‹address› ‹hash›', `from 0x1 ${a}`)).toBe(true);
    expect(matches('‹true|false›', 'false')).toBe(true);
    expect(matches('‹true|false›', 'maybe')).toBe(false);
    expect(matches('‹number› ‹number›', '1 2')).toBe(true);
  });

  it('requires equal values where the page shows equal examples, names or hashes', () => {
    expect(matches('‹1034› ‹1034›', '1 1')).toBe(true);
    expect(matches('‹1034› ‹1034›', '1 2')).toBe(false);
    expect(matches('‹gas number›\n‹gas number›', '1\n2')).toBe(false);
    expect(matches(`${a}\n${a}`, `${b}\n${b}`)).toBe(true);
    expect(matches(`${a}\n${a}`, `${b}\n${c}`)).toBe(false);
  });

  it('requires different hashes where the page shows different ones', () => {
    expect(matches(`${a}\n${b}`, `${c}\n${c}`)).toBe(false);
  });

  it('uses the values that earlier outputs captured outputs', () => {
    const {captured} = matchOutput(`hash ${a} ‹7›`, `hash ${b} 8`) ?? {};
    expect(matchOutput(`again ${a} ‹7›`, `again ${b} 8`, captured)).toBeDefined();
    expect(matchOutput(`again ${a}`, `again ${c}`, captured)).toBeUndefined();
    expect(matchOutput('again ‹7›', 'again 9', captured)).toBeUndefined();
  });

  it('accepts an address without its leading zeros, but no other length', () => {
    expect(matches(a, `0x${'b2'.repeat(31)}b`)).toBe(true);
    expect(matches(a, '0x12')).toBe(false);
    expect(matches('at 0x1', 'at 0x2')).toBe(false);
    expect(matches('ab'.repeat(64), 'cd'.repeat(63))).toBe(false);
  });

  it('ignores colours and spaces at line ends', () => {
    expect(matches('error', '\u001b[31merror\u001b[0m  \n\n')).toBe(true);
  });

  it('rejects a long output quickly', () => {
    const start = performance.now();
    expect(matches(`${'…\na\n'.repeat(50)}end`, 'a\n'.repeat(5000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('an output that differs', () => {
  const failureOf = (shown: string, printed: string, captured: CapturedValues = new Map()) => {
    const [output] = pageOf(`\`\`\`text output\n${shown}\n\`\`\`\n`).blocks;
    if (!output) throw new Error('no block');
    const [failure] = compareOutput(output, {both: printed, stdout: printed, stderr: ''}, 'run', captured);
    if (!failure) throw new Error('no failure');
    return failure;
  };

  it("is printed with the page's own addresses and marks, so that the page passes with it", () => {
    const shown = `sender ${a}\ngas ‹1034›\n…\nto ${a}, 41 of ${b}`;
    const printed = `sender ${c}\ngas 7\nmore\nto ${c}, 42 of ${b.replaceAll('b2', 'd4')}`;
    const {got = ''} = failureOf(shown, printed);
    expect(got).toBe(`sender ${a}\ngas ‹1034›\n…\nto ${a}, 42 of ${b}`);
    expect(matches(got, printed)).toBe(true);
  });

  it('has the addresses of earlier outputs', () => {
    const captured = new Map([['a1'.repeat(32), 'c3'.repeat(32)]]);
    expect(failureOf('41\nnobody', `42 ${c}\nat ${c}`, captured).got).toBe(`42 ${a}\nat ${a}`);
  });

  it('in an address only names that address, its line and both values', () => {
    const captured = new Map([['a1'.repeat(32), 'c3'.repeat(32)]]);
    const failure = failureOf(`one\nat ${a}`, `one\nat ${b}`, captured);
    expect(failure.line).toBe(3);
    expect(failure.problem).toBe(`the page shows \`${a}\`, which is ${c} elsewhere, but ${b} was printed`);
    const text = stripVTControlCharacters(formatFailure(failure));
    expect(text).toContain(`- at ${a}`);
    expect(text).toContain(`+ at ${b}`);
  });

  it('in which two addresses of the page are one names both', () => {
    expect(failureOf(`${a}\n${b}`, `${c}\n${c}`).problem).toBe(
      `the page shows \`${b}\`, but ${c} was printed, which the page shows as \`${a}\` elsewhere`,
    );
  });

  it('is shown without its long equal parts', () => {
    const lines = Array.from({length: 100}, (_, index) => `line ${index}`).join('\n');
    const failure = failureOf(`${lines}\nold`, `${lines}\nnew`);
    const text = stripVTControlCharacters(formatFailure(failure));
    expect(text).toContain('(94 equal lines)');
    expect(text).toContain('+ new');
  });
});

describe('patternProblem', () => {
  const problem = (code: string): string => patternProblem(code)?.message ?? '';

  it('accepts … for lines and fields', () => {
    expect(problem('first\n…\nlast')).toBe('');
    expect(problem('{\n  "a": 1,\n  …,\n  "b": 2\n}')).toBe('');
    expect(problem('{ "a": 1, … }')).toBe('');
  });

  it('rejects … for a value', () => {
    expect(problem('"gas_used": …,')).toContain('replaces a value');
    expect(problem('took … ms')).toContain('replaces a value');
    expect(patternProblem('ok\ntook … ms')?.line).toBe(1);
  });

  it('rejects an output that is mostly omitted', () => {
    expect(problem('…')).toContain('more than half');
    expect(problem('…\n…\n…\nok')).toContain('more than half');
  });

  it('rejects an unknown kind', () => {
    expect(problem('a ‹colour›')).toContain('neither a kind');
  });
});

describe('insertCaptured', () => {
  it('inserts actual values, with or without 0x', () => {
    const captured = new Map([['a1'.repeat(32), 'b2'.repeat(32)]]);
    expect(insertCaptured(`x ${a} ${a.slice(2)} ${b}`, captured)).toBe(`x ${b} ${b.slice(2)} ${b}`);
  });
});

describe('wholeOutput', () => {
  const sandbox = {folder: '/tmp/page/work', home: '/tmp/page/home'};
  const of = (printed: string, shown?: string, captured: CapturedValues = new Map()) =>
    wholeOutput(printed, shown === undefined ? undefined : blockOf(shown), {captured, sandbox});
  const blockOf = (code: string) => pageOf(`\`\`\`text output\n${code}\n\`\`\`\n`).blocks[0];

  it('is what a page shows a part of, or nothing of', () => {
    expect(of('a\nb\n')).toBe('a\nb');
    expect(of('a\nb\n', 'a\n…')).toBe('a\nb');
  });

  it('is undefined where the page shows all of it, or nothing was printed', () => {
    expect(of('a', 'a')).toBeUndefined();
    expect(of('\n')).toBeUndefined();
  });

  it("has the page's digits for known addresses, and ~ for the page's folder", () =>
    expect(of(`${b} in /tmp/page/work/a`, undefined, new Map([[a.slice(2), b.slice(2)]]))).toBe(
      `${a} in ~/a`,
    ));
});

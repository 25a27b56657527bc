import {describe, expect, it} from 'vitest';
import {limits} from '../page/limits';
import {excessOf, isFromProgram, isFromRelay, isToProgram} from './protocol';

const body = new ArrayBuffer(1);

const request = {method: 'GET', url: 'http://a', headers: [] as [string, string][]};
const isFrom = {program: isFromProgram, relay: isFromRelay};

describe.each(['program', 'relay'] as const)('messages from the %s', (sender) => {
  it.each([
    {kind: 'started'},
    {kind: 'request', id: 0, request},
    {kind: 'request', id: 1, request: {...request, method: 'POST', headers: [['a', 'b']], body}},
    {kind: 'abort', id: 0},
    {kind: 'ended'},
    {kind: 'ended', error: 'a'},
  ])('may be %j', (message) => {
    expect(isFrom[sender](message)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'output',
    [],
    {},
    {kind: 'run'},
    {kind: 'abort'},
    {kind: 'request', id: -1, request},
    {kind: 'request', id: 1, request: {...request, headers: [['a']]}},
    {kind: 'request', id: 1, request: {...request, url: {}}},
    {kind: 'request', id: 1, request: {...request, body: 'a'}},
    {kind: 'request', id: 1, request: {...request, url: 'x'.repeat(limits.urlCharacters + 1)}},
    {kind: 'request', id: 1, request: {...request, body: new ArrayBuffer(limits.requestBytes + 1)}},
    {kind: 'ended', error: 1},
  ])('may not be malformed, case %#', (message) => {
    expect(isFrom[sender](message)).toBe(false);
  });
});

const lineOf = (text: unknown, level = 'log') => ({level, text});

describe('isFromProgram', () => {
  it.each([
    [lineOf('a'), true],
    [lineOf('a'.repeat(limits.outputCharacters + 1)), true],
    [lineOf('a', 'html'), false],
    [lineOf({}), false],
    [undefined, false],
  ])('validates a line, case %#', (line, isValid) => {
    expect(isFromProgram({kind: 'print', line})).toBe(isValid);
  });
});

describe('isFromRelay', () => {
  const half = lineOf('a'.repeat(limits.outputCharacters / 2));
  it.each([
    [[], true],
    [[lineOf('a')], true],
    [[half, half], true],
    // Each line alone is within the limit.
    [[half, half, lineOf('a')], false],
    [Array.from({length: limits.outputLines + 1}, () => lineOf('')), false],
    [[lineOf('a', 'html')], false],
    ['a', false],
  ])('validates output, case %#', (lines, isValid) => {
    expect(isFromRelay({kind: 'output', lines})).toBe(isValid);
  });

  it('rejects a long error and an unknown limit', () => {
    expect(isFromRelay({kind: 'ended', error: 'a'.repeat(limits.errorCharacters + 1)})).toBe(false);
    expect(isFromRelay({kind: 'exceeded', limit: 'output'})).toBe(true);
    expect(isFromRelay({kind: 'exceeded', limit: 'time'})).toBe(false);
  });
});

describe('excessOf', () => {
  it('names the part of a request that is too long', () => {
    expect(excessOf(request)).toBeUndefined();
    expect(excessOf({...request, url: 'x'.repeat(8_001)})).toBe(
      'The URL has 8,001 characters; a program here may send 8,000.',
    );
    expect(excessOf({...request, headers: [['a', 'x'.repeat(16_000)]]})).toContain('The header');
    expect(excessOf({...request, body: new ArrayBuffer(1_000_001)})).toContain(
      'The body has 1,000,001 bytes',
    );
  });
});

describe('isToProgram', () => {
  it.each([
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {}, missing: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {b: 'x'}, missing: {}}},
    {kind: 'response', id: 0, response: {refused: 'no'}},
    {kind: 'response', id: 0, response: {status: 200, statusText: '', headers: [], body}},
  ])('accepts %j', (message) => {
    expect(isToProgram(message)).toBe(true);
  });

  it.each([
    null,
    {kind: 'run'},
    {kind: 'run', program: {entry: 'b.ts', files: {'a.ts': ''}, packages: {}, missing: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': 1}, packages: {}, missing: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {b: 1}, missing: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {}, missing: {b: 1}}},
    {kind: 'response', id: 0, response: {status: '200', statusText: '', headers: [], body}},
    {kind: 'response', response: {refused: 'no'}},
  ])('rejects %j', (message) => {
    expect(isToProgram(message)).toBe(false);
  });
});

import {describe, expect, it} from 'vitest';
import {limits} from './limits';
import {isFromProgram, isToProgram} from './protocol';

const body = new ArrayBuffer(1);

describe('isFromProgram', () => {
  it.each([
    {kind: 'started'},
    {kind: 'output', lines: []},
    {kind: 'output', lines: [{level: 'log', text: 'a'}]},
    {kind: 'request', id: 0, request: {method: 'GET', url: 'http://a', headers: []}},
    {kind: 'request', id: 1, request: {method: 'POST', url: 'http://a', headers: [['a', 'b']], body}},
    {kind: 'ended'},
    {kind: 'ended', error: 'a'},
  ])('accepts %j', (message) => {
    expect(isFromProgram(message)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'output',
    [],
    {},
    {kind: 'run'},
    {kind: 'output'},
    {kind: 'output', lines: 'a'},
    {kind: 'output', lines: [{level: 'html', text: 'a'}]},
    {kind: 'output', lines: [{level: 'log', text: {}}]},
    {kind: 'output', lines: [{level: 'log', text: 'a'.repeat(limits.outputCharacters + 1)}]},
    {kind: 'output', lines: Array.from({length: limits.outputLines + 1}, () => ({level: 'log', text: ''}))},
    {kind: 'request', id: -1, request: {method: 'GET', url: 'http://a', headers: []}},
    {kind: 'request', id: 1, request: {method: 'GET', url: 'http://a', headers: [['a']]}},
    {kind: 'request', id: 1, request: {method: 'GET', url: {}, headers: []}},
    {kind: 'request', id: 1, request: {method: 'GET', url: 'http://a', headers: [], body: 'a'}},
    {kind: 'ended', error: 1},
  ])('rejects a malformed message, case %#', (message) => {
    expect(isFromProgram(message)).toBe(false);
  });
});

describe('isToProgram', () => {
  it.each([
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {b: 'x'}}},
    {kind: 'response', id: 0, response: {refused: 'no'}},
    {kind: 'response', id: 0, response: {status: 200, statusText: '', headers: [], body}},
  ])('accepts %j', (message) => {
    expect(isToProgram(message)).toBe(true);
  });

  it.each([
    null,
    {kind: 'run'},
    {kind: 'run', program: {entry: 'b.ts', files: {'a.ts': ''}, packages: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': 1}, packages: {}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}}},
    {kind: 'run', program: {entry: 'a.ts', files: {'a.ts': ''}, packages: {b: 1}}},
    {kind: 'response', id: 0, response: {status: '200', statusText: '', headers: [], body}},
    {kind: 'response', response: {refused: 'no'}},
  ])('rejects %j', (message) => {
    expect(isToProgram(message)).toBe(false);
  });
});

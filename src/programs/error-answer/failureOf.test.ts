import {expect, it} from 'vitest';
import {failureOf} from './failureOf';

const lines = (...texts: string[]) => texts.map((text) => ({level: 'log' as const, text}));
const done = {kind: 'done' as const};

it('is the error of a program', () => {
  expect(failureOf({end: {kind: 'error', message: 'Error: no'}, lines: []})).toBe('Error: no');
});

it('is the answer to a request that was refused', () => {
  const body = '{"message":"Account not found by Address(0x5)"}';
  expect(failureOf({end: done, lines: lines('404 after 12 ms', body)})).toContain('Account not found');
  expect(failureOf({end: done, lines: lines('{', '  "errors": [')})).toContain('errors');
});

it('is nothing for a program that runs, was stopped, or has succeeded', () => {
  expect(failureOf({lines: lines('404 after 12 ms')})).toBeUndefined();
  expect(failureOf({end: {kind: 'stopped'}, lines: lines('404 after 12 ms')})).toBeUndefined();
  expect(failureOf({end: done, lines: lines('200 after 12 ms', 'I saw 404 after 3 ms')})).toBeUndefined();
});

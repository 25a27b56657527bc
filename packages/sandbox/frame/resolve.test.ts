import {expect, it} from 'vitest';
import {resolveImport} from './resolve';

const files = new Set(['client.ts', 'web/main.ts', 'web/tools.mjs', 'a.mts']);

it.each([
  ['main.ts', './client.js', 'client.ts'],
  ['main.ts', './client', 'client.ts'],
  ['web/main.ts', '../client.js', 'client.ts'],
  ['web/main.ts', './tools.mjs', 'web/tools.mjs'],
  ['main.ts', './a.mjs', 'a.mts'],
  ['main.ts', './none.js', undefined],
  ['main.ts', '../client.js', undefined],
])('resolves from %s the import %s to %s', (from, name, path) => {
  expect(resolveImport(from, name, (each) => files.has(each))).toBe(path);
});

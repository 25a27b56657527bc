import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {BuiltFiles} from '../browser-build/files';
import offline from './';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Whether a production build registers the worker. */
function registers(value: string | undefined): boolean {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('OFFLINE', value);
  const {getClientModules} = offline(
    {siteDir: '/site', siteConfig: {}, baseUrl: '/'} as LoadContext,
    new BuiltFiles(),
  );
  return (getClientModules?.() ?? []).length > 0;
}

it.each([
  [undefined, true],
  ['', true],
  ['true', true],
  ['FALSE', false],
  ['0', false],
])('reads OFFLINE=%s as %s', (value, isOn) => {
  expect(registers(value)).toBe(isOn);
});

it('rejects another value and names the variable', () => {
  expect(() => registers('maybe')).toThrow('OFFLINE is "maybe"');
});

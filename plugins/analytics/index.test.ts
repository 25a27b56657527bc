import {expect, it} from 'vitest';
import {contentSecurityPolicy} from '../content-security-policy/policy';
import {analytics} from './';

it('Without a tracking id, no host is allowed, and Google has no plugin', () => {
  const {plugins, sources} = analytics(' ');
  expect(sources).toEqual({});
  expect(plugins.some(Array.isArray)).toBe(false);
  expect(analytics('G-ABC123').plugins.some(Array.isArray)).toBe(true);
});

it('An invalid tracking id is rejected by the name of its variable', () => {
  expect(() => analytics('mine')).toThrow('GTAG_TRACKING_ID is "mine"');
});

it('The policy allows hosts of Google only, and scripts of one host', () => {
  const {sources} = analytics('G-ABC123');
  const policy = contentSecurityPolicy([], {run: [], sources});
  const hosts = policy.match(/https:[^ ;]+/g) ?? [];
  expect(hosts).not.toEqual([]);
  for (const host of hosts) expect(host).toMatch(/google/);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
});

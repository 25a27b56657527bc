import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearest';

const pages = [
  {path: '/', title: 'Build with us'},
  {path: '/getting-started/cli', title: 'Install the CLI'},
  {path: '/getting-started/counter', title: 'Your first contract'},
  {path: '/nodes/validator-setup', title: 'Set up a validator'},
  {path: '/sdks/typescript-sdk', title: 'TypeScript SDK'},
  {path: '/sdks/typescript/accounts', title: 'Accounts'},
];

const paths = (path: string) => nearestPages(path, pages).map((page) => page.path);

describe('nearestPages', () => {
  it('finds a page despite a typo', () => {
    expect(paths('/getting-started/countr')[0]).toBe('/getting-started/counter');
  });

  it('finds a page that moved to another folder', () => {
    expect(paths('/docs/validator-setup')[0]).toBe('/nodes/validator-setup');
  });

  it('finds a page by a word of its title', () => {
    expect(paths('/install')).toEqual(['/getting-started/cli']);
  });

  it('prefers the last part of the path', () => {
    expect(paths('/typescript/account')[0]).toBe('/sdks/typescript/accounts');
  });

  it('suggests nothing when no page is similar', () => {
    expect(paths('/zzz/qqq')).toEqual([]);
    expect(paths('/')).toEqual([]);
  });

  it('accepts a malformed path', () => {
    expect(paths('/%E0%A4%A/counter')[0]).toBe('/getting-started/counter');
  });
});

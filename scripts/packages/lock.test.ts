import {describe, expect, it} from 'vitest';
import {licenceProblems, lockProblems, type Lock} from './lock';

const integrity = 'sha512-x';
const lockOf = (entry: Lock['packages'][string]): Lock => ({
  packages: {'': {license: 'Apache-2.0'}, 'node_modules/a': {integrity, license: 'MIT', ...entry}},
});

describe('lockProblems', () => {
  it.each([{}, {resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'}])('takes %j', (entry) => {
    expect(lockProblems(lockOf(entry))).toEqual([]);
  });

  it.each([
    [{resolved: 'https://mirror.example/a-1.0.0.tgz'}, 'mirror.example'],
    [{resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz'}, 'http:'],
    [{resolved: 'git+ssh://git@github.com/a/a.git#1'}, 'git+ssh'],
    [{integrity: undefined}, 'no sha512 integrity'],
    [{integrity: 'sha1-x'}, 'no sha512 integrity'],
  ])('names %j', (entry, problem) => {
    expect(lockProblems(lockOf(entry)).join()).toContain(problem);
  });
});

describe('licenceProblems', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('takes %s', (license) => {
    expect(licenceProblems(lockOf({license}), {})).toEqual([]);
  });

  it.each([['GPL-3.0'], ['MIT AND GPL-3.0'], [undefined]])('names %s', (license) => {
    expect(licenceProblems(lockOf({license}), {}).join()).toContain('node_modules/a has the licence');
  });

  it('leaves what does not ship', () => {
    expect(licenceProblems(lockOf({license: 'GPL-3.0', dev: true}), {})).toEqual([]);
  });

  it('takes what was read by hand, and says when that is over', () => {
    expect(licenceProblems(lockOf({license: undefined}), {a: 'MIT'})).toEqual([]);
    expect(licenceProblems(lockOf({license: 'MIT'}), {a: 'MIT'}).join()).toContain('take it out');
    expect(licenceProblems(lockOf({}), {gone: 'MIT'}).join()).toContain('gone needs no licence');
  });
});

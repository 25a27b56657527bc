import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {lockProblems} from './lock';

type Lock = Parameters<typeof lockProblems>[0];
const text = readFileSync('package-lock.json', 'utf8');
const problemsOf = (path: string, change: Partial<Lock['packages'][string]>): string[] => {
  const lock = JSON.parse(text) as Lock;
  Object.assign((lock.packages[path] ??= {}), change);
  return lockProblems(lock);
};

it('accepts the lock file', () => expect(problemsOf('', {})).toEqual([]));

it.each([
  [{integrity: undefined}, 'node_modules/clsx has no sha512 checksum'],
  [{integrity: ''}, 'node_modules/clsx has no sha512 checksum'],
  [{integrity: 'sha1-q2oKXCnCdHCTnPZO4UFhTXUSHAo='}, 'node_modules/clsx has no sha512 checksum'],
  [{name: 'evil-clsx'}, 'node_modules/clsx is another package: evil-clsx'],
  [{name: 'string-width'}, 'node_modules/clsx is another package: string-width'],
  [{resolved: 'https://evil.example/clsx.tgz'}, 'node_modules/clsx comes from https://evil.example/clsx.tgz'],
  [{resolved: 'git+ssh://git@github.com/a/b.git#1'}, 'node_modules/clsx comes from git+ssh'],
  [{resolved: 'http://registry.npmjs.org/clsx/-/clsx-2.1.1.tgz'}, 'node_modules/clsx comes from http:'],
])('rejects %j', (change, problem) => {
  const problems = problemsOf('node_modules/clsx', change);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

it('accepts the address of the npm registry', () => {
  const resolved = 'https://registry.npmjs.org/clsx/-/clsx-2.1.1.tgz';
  expect(problemsOf('node_modules/clsx', {resolved})).toEqual([]);
});

it('compares the names of packages in packages, and of those with a scope', () => {
  expect(
    problemsOf('node_modules/a/node_modules/@b/c', {name: 'd', integrity: `sha512-${'a'.repeat(86)}==`}),
  ).toEqual(['node_modules/a/node_modules/@b/c is another package: d']);
});

import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {registrySettings, wordsToHide} from './home';

it('a page gets the registry settings of the contributor, and no token', () => {
  const kept = [
    'registry=https://npm.example/',
    '@company:registry = https://npm.company.example/',
    'cafile=/etc/ca.pem',
    'ca[]="-----BEGIN CERTIFICATE-----"',
    'proxy=http://proxy.example:8080',
    'https-proxy=http://proxy.example:8080',
    'strict-ssl=true',
  ];
  const dropped = [
    '//npm.example/:_authToken=npm_secret',
    '//npm.company.example/:_password=c2VjcmV0',
    '_auth=c2VjcmV0',
    'email=someone@example.com',
    'key="-----BEGIN PRIVATE KEY-----"',
    '; registry=https://comment.example/',
    'init-module=/home/someone/init.js',
  ];
  expect(registrySettings([...dropped, ...kept].join('\n'))).toBe(`${kept.join('\n')}\n`);
  expect(registrySettings([...kept, ...dropped].join('\r\n'))).toBe(`${kept.join('\n')}\n`);
});

it('nothing is hidden when a path in use is the home itself', () => {
  expect(wordsToHide('/home/a', ['/home/a', '/home/a/docs'])).toEqual([]);
});

it('paths that contain others come first, and paths elsewhere need no options', () => {
  const words = wordsToHide('/home/a', ['/home/a/docs/.cache', '/home/a/docs', '/usr/bin', '/home/ab/bin']);
  expect(words.join(' ')).toBe(
    'bwrap --dev-bind / / --tmpfs /home/a --dev-bind /home/a/docs /home/a/docs ' +
      '--dev-bind /home/a/docs/.cache /home/a/docs/.cache --',
  );
});

const [bubblewrap = ''] = wordsToHide('/home', []);
const hasBubblewrap = spawnSync(bubblewrap, ['--dev-bind', '/', '/', 'true']).status === 0;

it.skipIf(!hasBubblewrap)('a command sees the visible paths of the home, and nothing else', () => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'proof-home-')));
  onTestFinished(() => rmSync(home, {recursive: true}));
  mkdirSync(join(home, 'docs'));
  writeFileSync(join(home, 'token'), 'secret');
  writeFileSync(join(home, 'docs/page'), 'text');
  const [, ...options] = wordsToHide(home, [join(home, 'docs')]);
  const {stdout} = spawnSync(bubblewrap, [...options, 'find', home, '-type', 'f'], {encoding: 'utf8'});
  expect(stdout).toBe(`${join(home, 'docs/page')}\n`);
});

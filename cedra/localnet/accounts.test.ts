import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {Account, Ed25519PrivateKey} from '@cedra-labs/ts-sdk';
import {expect, it, onTestFinished} from 'vitest';
import {root} from '../../lib/repository';
import {drawUnlucky, keyOfSeed, unluckyScript} from './accounts.mjs';
import {findCli} from '../cli/find';

/** The address of a key, by the SDK. */
const addressOf = (key: Uint8Array): string =>
  Account.fromPrivateKey({privateKey: new Ed25519PrivateKey(key)}).accountAddress.toStringLong();

it('an unlucky key has an address that begins with a zero', () => {
  for (let times = 0; times < 8; times += 1) expect(addressOf(drawUnlucky())).toMatch(/^0x0/);
});

it('a program of a page generates unlucky accounts', () => {
  const program = `
    import {Account} from '@cedra-labs/ts-sdk';
    for (let times = 0; times < 4; times += 1) console.log(Account.generate().accountAddress.toStringLong());`;
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', join(root, 'cedra/localnet/preload.mjs'), '--input-type=module', '-e', program],
    {cwd: root, encoding: 'utf8'},
  );
  expect(stderr).toBe('');
  expect(new Set(stdout.trim().split('\n')).size).toBe(4);
  for (const address of stdout.trim().split('\n')) expect(address).toMatch(/^0x0/);
});

it('a web page generates unlucky accounts, and then others', () => {
  const [, code = ''] = /^<script>(.*)<\/script>$/.exec(unluckyScript(2)) ?? [];
  const plain = new Uint8Array(32).fill(7);
  const crypto = {
    getRandomValues: (array: Uint8Array) => (array.set(plain.subarray(0, array.length)), array),
  };
  const removed = {currentScript: {remove: () => undefined}};
  runInNewContext(code, {crypto, document: removed});
  const draw = (length = 32) => crypto.getRandomValues(new Uint8Array(length));
  expect(draw(16)).toEqual(plain.subarray(0, 16));
  expect(addressOf(draw())).toMatch(/^0x0/);
  expect(addressOf(draw())).toMatch(/^0x0/);
  expect(draw()).toEqual(plain);
});

it('the CLI makes the predicted key from a seed', () => {
  const seed = drawUnlucky(keyOfSeed);
  expect(addressOf(keyOfSeed(seed))).toMatch(/^0x0/);
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = join(folder, 'key');
  const hex = Buffer.from(seed).toString('hex');
  execFileSync(findCli().binary, ['key', 'generate', '--random-seed', hex, '--output-file', file]);
  expect(readFileSync(file, 'utf8').toLowerCase()).toBe(Buffer.from(keyOfSeed(seed)).toString('hex'));
});

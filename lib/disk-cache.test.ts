import {mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {randomUUID} from 'node:crypto';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {cachedData, cachedText, codeVersion} from './disk-cache';

const caches: string[] = [];
const folderOf = (cache: string) => `node_modules/.cache/cedra-docs/${cache}`;

/** A new name, because an interrupted run leaves its folder behind. */
function newCache(): string {
  const cache = `test-${randomUUID()}`;
  caches.push(cache);
  return cache;
}

afterAll(() => caches.forEach((cache) => rmSync(folderOf(cache), {recursive: true, force: true})));

describe('cachedText', () => {
  it('computes a text once for the same inputs, and again for other inputs', () => {
    const cache = newCache();
    const compute = vi.fn((text: string) => `computed from ${text}`);
    const ask = (...inputs: string[]) => cachedText(cache, inputs, () => compute(inputs.join('')));
    expect(ask('a', 'b')).toBe('computed from ab');
    expect(ask('a', 'b')).toBe('computed from ab');
    expect(ask('ab')).toBe('computed from ab');
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('stores nothing when the computation fails', () => {
    const cache = newCache();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => cachedText(cache, ['x'], fail)).toThrow('no');
    expect(cachedText(cache, ['x'], () => 'yes')).toBe('yes');
  });

  it('deletes entries that were not used for a month', () => {
    const cache = newCache();
    mkdirSync(folderOf(cache), {recursive: true});
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    for (const name of ['old', 'new']) writeFileSync(`${folderOf(cache)}/${name}`, name);
    utimesSync(`${folderOf(cache)}/old`, old, old);
    cachedText(cache, ['x'], () => 'x');
    const names = readdirSync(folderOf(cache));
    expect(names).toContain('new');
    expect(names).not.toContain('old');
  });
});

describe('cachedData', () => {
  it('computes data once, even from binary inputs', async () => {
    const cache = newCache();
    const compute = vi.fn(() => Promise.resolve(Buffer.from([1, 2])));
    for (let turn = 0; turn < 2; turn++) {
      expect(await cachedData(cache, [Buffer.from([255])], compute)).toEqual(Buffer.from([1, 2]));
    }
    expect(compute).toHaveBeenCalledOnce();
  });
});

describe('codeVersion', () => {
  it('differs between files, and fails for a file that does not exist', () => {
    expect(codeVersion('tsconfig.json')).not.toBe(codeVersion('package.json'));
    expect(() => codeVersion('no-such-file')).toThrow('no-such-file');
  });
});

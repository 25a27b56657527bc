import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {limits} from './limits';
import {codeOfLink, linkHash} from './share';

describe('a link to a program', () => {
  it('contains the code, whatever its characters', async () => {
    for (const code of ['', 'console.log(1)', '“\u0000\u{1f600}”\n'.repeat(1000)]) {
      const hash = await linkHash('a-b/c.ts', code);
      expect(hash).toMatch(/^#run=a-b\/c\.ts&code=[\w-]*$/);
      expect(await codeOfLink(hash)).toBe(code);
    }
  });

  it.each(['#run=a&code=', '#run=a&code=x', '#run=a&code=AAAA', '#run=a'])(
    'is rejected when damaged: %s',
    async (hash) => {
      await expect(codeOfLink(hash)).rejects.toThrow();
    },
  );

  it('is rejected when its code expands beyond the limit', async () => {
    const bomb = deflateRawSync('x'.repeat(50_000_000)).toString('base64url');
    await expect(codeOfLink(`#run=a&code=${bomb}`)).rejects.toThrow(`longer than ${limits.sharedCharacters}`);
  });

  it('is rejected when it contains a long sequence of combining marks', async () => {
    const eight = `a${'\u0301'.repeat(8)}`;
    expect(await codeOfLink(await linkHash('a', eight))).toBe(eight);
    await expect(codeOfLink(await linkHash('a', `${eight}\u0301`))).rejects.toThrow('combining marks');
  });
});

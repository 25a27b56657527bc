import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../proof/page';

const pages = [
  'understanding-amm',
  'first-trading-pair',
  'price-protection',
  'multi-hop-routing',
  'client-integration',
].map((name) => `docs/guides/dex/${name}.mdx`);

/** The files as they stand at the end of a page, regions filled in. */
function filesOf(page: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const {meta, code} of parsePage(page).blocks) {
    const {title, region} = meta;
    if (typeof title !== 'string') continue;
    if (typeof region !== 'string') {
      files.set(title, code);
      continue;
    }
    const start = `// region: ${region}\n`;
    const end = `    // endregion: ${region}`;
    const [before = '', rest = ''] = (files.get(title) ?? '').split(start);
    files.set(title, `${before}${start}${code}\n${end}${rest.split(end)[1] ?? ''}`);
  }
  return files;
}

describe('the DEX series', () => {
  const [first, ...later] = pages.map((page) => ({page, files: filesOf(page)}));
  if (!first) throw new Error('no pages');
  const known = new Map(first.files);

  it.each(later)('carries every file unchanged to $page', ({files}) => {
    for (const [path, code] of files) {
      expect(code, path).toBe(known.get(path) ?? code);
      known.set(path, code);
    }
  });

  it('gives readers the arithmetic that the figures use', () => {
    const ours = readFileSync('src/components/amm/math.ts', 'utf8').trimEnd();
    expect(first.files.get('client/math.ts')).toBe(ours);
  });
});

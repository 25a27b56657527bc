import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {replaceRegion, withoutMarks} from '@cedra-docs/proof/build';
import {loadPage} from '../../pages/page';

const pages = [
  'understanding-amm',
  'first-trading-pair',
  'price-protection',
  'multi-hop-routing',
  'client-integration',
].map((name) => `docs/guides/dex/${name}.mdx`);

/** The files at the end of a page, with regions filled in. */
function filesOf(page: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const {meta, code, marked} of loadPage(page).blocks) {
    const {title, region} = meta;
    if (typeof title !== 'string') continue;
    const text =
      typeof region === 'string' ? replaceRegion(files.get(title) ?? '', region, code) : (marked ?? code);
    if (text === undefined) throw new Error(`${page}: ${title} has no such region.`);
    files.set(title, text);
  }
  return new Map([...files].map(([path, text]) => [path, withoutMarks(text)]));
}

describe('the DEX series', () => {
  const [first, ...later] = pages.map((page) => ({page, files: filesOf(page)}));
  if (!first) throw new Error('no pages');
  const known = new Map(first.files);

  it.each(later)('$page starts with the files of the previous page', ({files}) => {
    for (const [path, code] of files) {
      expect(code, path).toBe(known.get(path) ?? code);
      known.set(path, code);
    }
  });

  it('shows the same arithmetic as the figures use', () => {
    const ours = readFileSync('src/figures/amm/math.ts', 'utf8').trimEnd();
    expect(first.files.get('client/math.ts')).toBe(ours);
  });
});

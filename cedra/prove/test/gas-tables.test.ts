// The cost tables of the guides must match the outputs of the guides, which the proof compares with real runs.
import {readFileSync} from 'node:fs';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {loadPage} from '../../pages/page';
import {findPages} from '../../pages/files';

const guides = findPages().filter((file) => file.startsWith('docs/guides/'));
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The numbers in the gas column of a page's cost tables, as written; "about 4,200" is not a measurement. */
function claimed(file: string): string[] {
  const numbers: string[] = [];
  visit(parser.parse(readFileSync(file, 'utf8')), 'table', (table: Table) => {
    const [head = [], ...rows] = table.children.map(({children}) => children.map((cell) => toString(cell)));
    const first = head.findIndex((title) => title.startsWith('gas'));
    if (first < 0) return;
    const last = head[first + 1] === 'later' ? first + 1 : first;
    numbers.push(
      ...rows.flatMap((row) => row.slice(first, last + 1)).filter((cell) => /^[\d,]+$/.test(cell)),
    );
  });
  return numbers;
}

/** The gas that the outputs of these pages show: `"gas_used": 543`, `mint: 9 gas`. */
function measured(files: readonly string[]): Set<string> {
  const outputs = files.flatMap((file) => loadPage(file).blocks).filter(({meta}) => meta.output);
  const found = outputs.flatMap(({code}) => [...code.matchAll(/"gas_used": (\d+)|(\d+) gas$/gm)]);
  return new Set(found.map(([, field, line]) => Number(field ?? line).toLocaleString('en-US')));
}

describe('the cost tables of the guides', () => {
  const tables = guides.map((file) => [file, claimed(file)] as const).filter(([, cells]) => cells.length > 0);

  it('are on every guide with a contract', () => {
    expect(tables.map(([file]) => file)).toEqual([
      'docs/guides/dex/first-trading-pair.mdx',
      'docs/guides/dex/index.mdx',
      'docs/guides/dex/multi-hop-routing.mdx',
      'docs/guides/dex/price-protection.mdx',
      'docs/guides/escrow.mdx',
      'docs/guides/fee-splitter.mdx',
      'docs/guides/first-fa.mdx',
      'docs/guides/first-nft.mdx',
    ]);
  });

  it.each(tables)('%s', (file, cells) => {
    // The pages of the series share a package: what one measured, another may repeat.
    const sources = file.includes('/dex/') ? guides.filter((page) => page.includes('/dex/')) : [file];
    const gas = measured(sources);
    expect(cells.filter((cell) => !gas.has(cell))).toEqual([]);
  });
});

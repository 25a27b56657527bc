import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {readOutputs} from '../../cedra/receipts/outputs';
import {readReceipts} from '../../cedra/receipts/receipts';
import {loadPage} from '../../cedra/pages/page';
import {findPages} from '../../cedra/pages/files';
import {pageOf} from '../../cedra/pages/test-page';
import {pageData, proofSchema} from './proof-data';

/** Title and addresses. */
const about = ['A page', 'https://docs.example/a', 'https://docs.example/s'] as const;

const dataOf = (file: string) =>
  pageData({page: loadPage(file), receipt: readReceipts()[file]}, readOutputs()[file] ?? {}, ...about);

describe('pageData', () => {
  it('fits the published schema for every page, proven or not', () => {
    const fits = new Ajv2020().compile(proofSchema);
    for (const file of findPages()) {
      for (const data of [dataOf(file), {...dataOf(file), proof: null}])
        expect(fits(JSON.parse(JSON.stringify(data))), `${file}: ${JSON.stringify(fits.errors)}`).toBe(true);
    }
  });

  it('lists the files that exist before a block, with the block that wrote each last', () => {
    const page = pageOf(
      '```ts title="a.ts"\n1;\n```\n\n```ts title="a.ts"\n2;\n```\n\n```bash\ncat a.ts\n```\n',
    );
    const {blocks} = pageData({page, receipt: undefined}, {}, ...about);
    const [first, second] = blocks.map(({id}) => id);
    expect(blocks.map(({files}) => files)).toEqual([{}, {'a.ts': first}, {'a.ts': second}]);
  });

  it('has the whole output of commands of which the pages show a part', () => {
    const missing: string[] = [];
    let checked = 0;
    for (const file of findPages()) {
      const {blocks} = dataOf(file);
      for (const [at, {isOutput, code, level}] of blocks.entries()) {
        const {output, id} = blocks[at - 1] ?? {};
        if (!isOutput || level !== 'ran' || !/^\s*…$/m.test(code) || output === undefined) continue;
        checked += 1;
        const lines = output.split('\n').map((line) => line.trimEnd());
        const shown = code.split('\n').filter((line) => !/[…‹]|\d/.test(line));
        for (const line of shown) if (!lines.includes(line.trimEnd())) missing.push(`${file} ${id}: ${line}`);
      }
    }
    expect(missing).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });

  it('gives a block that changed since its proof no level', () => {
    const page = pageOf('```bash\ncedra info\n```\n');
    const tools = {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'};
    const levels = (lines: string[]) =>
      pageData(
        {page, receipt: {date: '2026-11-21', page: '', rules: '', tools, blocks: lines}},
        {},
        ...about,
      ).blocks.map(({level}) => level);
    expect(levels([`${page.blocks[0]?.hash} ran`])).toEqual(['ran']);
    expect(levels([])).toEqual([null]);
  });
});

import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {readOutputs} from '../../cedra/proof/outputs';
import {readReceipts} from '../../cedra/proof/receipts';
import {loadPage} from '../../cedra/pages/page';
import {findPages} from '../../cedra/pages/files';
import {pageData, proofSchema} from './proof-data';

const dataOf = (file: string, receipt = readReceipts()[file]) =>
  pageData(
    {page: loadPage(file), receipt},
    readOutputs()[file] ?? {},
    'A page',
    'https://docs.example/a',
    'https://docs.example/s',
  );

describe('pageData', () => {
  it('fits the published schema for every page, proven or not', () => {
    const fits = new Ajv2020().compile(proofSchema);
    for (const file of findPages()) {
      for (const data of [dataOf(file), {...dataOf(file), proof: null}])
        expect(fits(JSON.parse(JSON.stringify(data))), `${file}: ${JSON.stringify(fits.errors)}`).toBe(true);
    }
  });

  it('lists the files that exist before a block, with the block that wrote each last', () => {
    const {blocks} = dataOf('docs/getting-started/counter.mdx');
    const first = blocks.find(({file}) => file === 'sources/counter.move');
    const last = blocks.at(-1);
    expect(first?.files).not.toHaveProperty('sources/counter.move');
    expect(blocks.map(({id}) => id)).toContain(last?.files['sources/counter.move']);
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
    expect(checked).toBeGreaterThan(100);
  });

  it('gives a block that changed since its proof no level', () => {
    const receipt = readReceipts()['docs/getting-started/counter.mdx'];
    if (!receipt) throw new Error('The page of the counter has no receipt.');
    const {blocks} = dataOf('docs/getting-started/counter.mdx', {...receipt, blocks: []});
    expect(new Set(blocks.map(({level}) => level))).toEqual(new Set([null]));
  });
});

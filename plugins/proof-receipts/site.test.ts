import {describe, expect, it} from 'vitest';
import {parsePage} from '../../markdown/page';
import {readReceipts} from './receipts';
import {failingOf, leafOf, specimenOf, totalsOf} from './site';

const tools = {cli: '1.2.0', commit: 'c6ac59a5', sdk: '2.2.8'};
const receiptOf = (...blocks: string[]) => ({date: '2026-11-21', page: 'a', rules: 1, tools, blocks});

describe('totalsOf', () => {
  const receipts = Object.values(readReceipts(process.cwd()));
  const {blocks, ...parts} = totalsOf(receipts);

  it('counts every block of proof.lock.json', () => {
    expect(blocks).toBe(receipts.flatMap((receipt) => receipt.blocks).length);
    expect(blocks).toBeGreaterThan(1_000);
  });

  it('returns parts that add up to the number of blocks', () => {
    expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(blocks);
  });

  it('counts blocks by level', () => {
    const receipt = receiptOf(
      'a ran',
      'b compiled',
      'c typed',
      'd checked: testnet',
      'e written',
      'f unproven',
    );
    expect(totalsOf([receipt])).toEqual({blocks: 6, ran: 1, compiled: 2, checked: 1, notRun: 2});
  });
});

describe('leafOf', () => {
  const page = {path: '/a', title: 'A'};

  it('returns the average tier of the blocks of a page', () => {
    const leaf = leafOf({...page, receipt: receiptOf('a ran', 'b ran', 'c checked: testnet')});
    expect(leaf).toEqual({...page, tier: 2, proof: '3 blocks: 2 ran, 1 checked'});
  });

  it('returns no tier for a page without code', () => {
    expect(leafOf({...page, receipt: receiptOf()})).toEqual({...page, tier: null, proof: 'no code'});
    expect(leafOf({...page, receipt: undefined}).proof).toBe('not proven');
  });
});

describe('specimenOf', () => {
  const page = parsePage('docs/getting-started/index.mdx');
  const receipt = readReceipts(process.cwd())[page.file];

  it('returns a command of the page that ran', async () => {
    const {hash, command, output} = await specimenOf(page, receipt);
    expect(receipt?.blocks).toContain(`${hash} ran`);
    expect(command).toContain('cedra');
    expect(output).not.toBe('');
  });

  it('throws if no command ran', async () => {
    await expect(specimenOf(page, receiptOf())).rejects.toThrow(
      'npm run prove -- docs/getting-started/index.mdx',
    );
  });
});

it('failingOf counts blocks that fail as they should', () => {
  const page = parsePage('docs/move/ownership.mdx');
  const receipt = readReceipts(process.cwd())[page.file];
  const failing = receipt ? failingOf(page, receipt) : 0;
  expect(failing).toBe(page.blocks.filter(({meta}) => meta.fails !== undefined).length);
  expect(failing).toBeGreaterThan(0);
});

import {describe, expect, it} from 'vitest';
import type {ProofLevel} from '../../lib/proof-levels';
import {
  checkReceipts,
  checkUnproven,
  formatBlockReceipt,
  makeReceipt,
  parseBlockReceipt,
  staleReason,
  type ProofLock,
} from '../receipts';
import {pageOf} from './page-of';

const tools = {cli: '1.2.0', commit: 'c6ac59a5', sdk: '2.2.8'};
const text = 'Run `cedra info`.\n\n```bash\ncedra info\n```\n';

function lockOf(source: string, level: ProofLevel = 'ran'): ProofLock {
  const page = pageOf(source);
  const outcomes = page.blocks.map((block) => ({block, level, failures: []}));
  const receipt = makeReceipt(page, {file: page.file, outcomes, failures: [], seconds: 1}, tools, []);
  return {about: '', pages: {'docs/page.mdx': receipt}};
}

function stale(source: string, lock: ProofLock, now = tools): string | undefined {
  return staleReason({...pageOf(source), file: 'docs/page.mdx'}, lock, now);
}

describe('receipts', () => {
  it('hold while code and tools stay', () => {
    expect(stale(text, lockOf(text))).toBeUndefined();
    expect(stale(text.replace('.\n', ', please.\n'), lockOf(text))).toBeUndefined();
  });

  it('are stale when a block, a code span or a tool changes, and say which command renews them', () => {
    expect(stale(text.replace('\ncedra info', '\ncedra  info'), lockOf(text))).toContain('changed');
    expect(stale(text.replace('`cedra info`', '`cedra`'), lockOf(text))).toContain('changed');
    expect(stale(text, lockOf(text), {...tools, cli: '1.3.0'})).toContain('1.2.0');
    expect(stale(text, {about: '', pages: {}})).toContain('never proven');
    const [failure] = checkReceipts(
      [{...pageOf(text), file: 'docs/page.mdx'}],
      {about: '', pages: {}},
      tools,
    );
    expect(failure?.hint).toContain('npm run prove -- docs/page.mdx');
  });

  it('allow few unproven blocks', () => {
    expect(checkUnproven(lockOf(text))).toEqual([]);
    expect(checkUnproven(lockOf(text, 'unproven'))).toHaveLength(1);
  });

  it('survive writing and reading', () => {
    const receipt = {hash: '0123456789ab', level: 'checked', note: 'testnet: why'} as const;
    expect(parseBlockReceipt(formatBlockReceipt(receipt))).toEqual(receipt);
  });
});

import {describe, expect, it} from 'vitest';
import type {ProofLevel} from '../../lib/proof-levels';
import {formatBlockReceipt, type PageReceipt, parseBlockReceipt, type ProofLock} from '../../lib/receipts';
import {
  checkReceipts,
  checkRuns,
  checkUnproven,
  makeReceipt,
  provablePrograms,
  staleReason,
  withRuns,
} from '../receipts';
import {runsReceipt} from '../../markdown/programs';
import {pageOf} from '../../markdown/page-of';

const tools = {cli: '1.2.0', commit: 'c6ac59a5', sdk: '2.2.8'};
const text = 'Run `cedra info`.\n\n```bash\ncedra info\n```\n';

function receiptOf(source: string, level: ProofLevel = 'ran'): PageReceipt {
  const page = pageOf(source);
  const outcomes = page.blocks.map((block) => ({block, level, failures: []}));
  return makeReceipt(page, {file: page.file, outcomes, failures: [], seconds: 1}, tools, []);
}

function lockOf(source: string, level: ProofLevel = 'ran'): ProofLock {
  return {about: '', pages: {'docs/page.mdx': receiptOf(source, level)}};
}

function stale(source: string, lock: ProofLock, now = tools): string | undefined {
  return staleReason({...pageOf(source), file: 'docs/page.mdx'}, lock, now);
}

describe('receipts', () => {
  it('are valid while code and tools are unchanged', () => {
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

  it('are valid after a change of a diagram', () => {
    const diagram = (label: string): string =>
      `${text}\n\`\`\`mermaid\nflowchart LR\n  A --> ${label}\n\`\`\`\n`;
    expect(stale(diagram('C'), lockOf(diagram('B')))).toBeUndefined();
    expect(stale(diagram('B'), lockOf(text))).toBeUndefined();
  });

  it('allow few unproven blocks', () => {
    expect(checkUnproven(lockOf(text))).toEqual([]);
    expect(checkUnproven(lockOf(text, 'unproven'))).toHaveLength(1);
  });

  describe('of programs that ran in a browser', () => {
    const program = '```ts run\nconsole.log(1)\n```\n';
    const page = {...pageOf(program), file: 'docs/page.mdx'};
    const without = receiptOf(program);
    const receipt = {...without, runsHere: runsReceipt(provablePrograms(page))};

    it('are required for every program; the failure names line and command', () => {
      expect(checkRuns([page], {about: '', pages: {'docs/page.mdx': receipt}})).toEqual([]);
      const [failure] = checkRuns([page], {about: '', pages: {'docs/page.mdx': without}});
      expect(failure).toMatchObject({line: 1, problem: expect.stringContaining('program-1.ts') as string});
      expect(failure?.hint).toContain('npm run prove -- --browser docs/page.mdx');
    });

    it('are not required for programs that need more than a localnet', () => {
      const query = pageOf('```graphql\n{ processor_status { processor } }\n```\n');
      expect(checkRuns([query], {about: '', pages: {}})).toEqual([]);
    });

    it('are kept by a new proof of the page, but not with new tools', () => {
      expect(withRuns(receipt, without)).toEqual(receipt);
      expect(withRuns(receipt, {...without, tools: {...tools, sdk: '3.0.0'}})).not.toHaveProperty('runsHere');
    });
  });

  it('can be formatted and parsed', () => {
    const receipt = {hash: '0123456789ab', level: 'checked', note: 'testnet: why'} as const;
    expect(parseBlockReceipt(formatBlockReceipt(receipt))).toEqual(receipt);
  });
});

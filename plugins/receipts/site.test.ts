import {describe, expect, it} from 'vitest';
import {readReceipts} from '../../cedra/receipts/receipts';
import {loadPage} from '../../cedra/pages/page';
import {pageOf} from '../../cedra/pages/test-page';
import {findPages} from '../../cedra/pages/files';
import {failingOf, pageProofOf, exampleOf, totalsOf} from './site';

const tools = {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'};
const receiptOf = (...blocks: string[]) => ({date: '2026-11-21', page: 'a', rules: 'a', tools, blocks});

/** A page of commands, each different, with their levels in its receipt. */
function proven(...levels: string[]) {
  const page = pageOf(levels.map((_, index) => `\`\`\`bash\necho ${index}\n\`\`\`\n`).join('\n'));
  return {page, receipt: receiptOf(...page.blocks.map(({hash}, index) => `${hash} ${levels[index]}`))};
}

describe('totalsOf', () => {
  const receipts = readReceipts();
  const pages = findPages().map((file) => ({page: loadPage(file), receipt: receipts[file]}));

  it('counts every block of the pages', () => {
    const {blocks} = totalsOf(pages);
    expect(blocks).toBe(pages.flatMap(({page}) => page.blocks).filter(({lang}) => lang !== 'mermaid').length);
    expect(blocks).toBeGreaterThan(0);
  });

  it('counts blocks by level', () => {
    const page = proven('ran', 'compiled', 'typed', 'checked: testnet', 'written', 'unproven');
    expect(totalsOf([page])).toEqual({blocks: 6, ran: 1, compiled: 2, checked: 1, notRun: 2});
  });

  it('counts a block without a receipt as not run', () => {
    const {page} = proven('ran');
    expect(totalsOf([{page, receipt: receiptOf()}])).toMatchObject({blocks: 1, ran: 0, notRun: 1});
    expect(totalsOf([{page, receipt: undefined}])).toMatchObject({blocks: 1, ran: 0, notRun: 1});
  });
});

describe('pageProofOf', () => {
  const place = {path: '/a', title: 'A'};

  it('returns the average grade of the blocks of a page', () => {
    const entry = pageProofOf(proven('ran', 'ran', 'checked: testnet'), '/a', 'A');
    expect(entry).toEqual({...place, grade: 2, proof: '3 blocks: 2 ran, 1 checked'});
  });

  it('returns no grade for a page without code or without a receipt', () => {
    expect(pageProofOf(proven(), '/a', 'A')).toEqual({...place, grade: null, proof: 'no code'});
    expect(pageProofOf({...proven('ran'), receipt: undefined}, '/a', 'A').proof).toBe('not proven');
  });
});

describe('exampleOf', () => {
  const page = pageOf(
    '```bash\ncedra info\n```\n\n```text output\none\n```\n\n```bash\ncedra --version\n```\n\n```text output\ntwo\n```\n',
  );
  const [first] = page.blocks;

  it('returns a command that ran, with its output and receipt', async () => {
    const {hash, command, output, proof} = await exampleOf({page, receipt: receiptOf(`${first?.hash} ran`)});
    expect(hash).toBe(first?.hash);
    expect(command).toContain('cedra');
    expect(output).toContain('one');
    expect(proof).toEqual({date: '21 November 2026', tools});
  });

  it('returns a command without a receipt if none ran', async () => {
    const {output, proof} = await exampleOf({page, receipt: receiptOf()});
    expect(output).toContain('two');
    expect(proof).toBeNull();
  });

  it('throws if no command has an output', async () => {
    await expect(exampleOf({page: pageOf('```bash\ncedra info\n```\n'), receipt: undefined})).rejects.toThrow(
      'Add a `bash` block',
    );
  });
});

it('failingOf counts blocks that fail as they should', () => {
  const page = pageOf('```bash fails\nfalse\n```\n\n```bash\ntrue\n```\n');
  const [fails, runs] = page.blocks;
  expect(failingOf({page, receipt: receiptOf(`${fails?.hash} ran`, `${runs?.hash} ran`)})).toBe(1);
  expect(failingOf({page, receipt: receiptOf()})).toBe(0);
});

import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {formatBlockReceipt, parseBlockReceipt, type ProofLevel} from '@cedra-docs/proof/build';
import {checkPage} from '@cedra-docs/proof';
import {
  type PageReceipt,
  readReceipts,
  receiptFile,
  receiptsOf,
  removeOtherReceipts,
  type Receipts,
  writeReceipt,
} from '../receipts/receipts';
import {checkUnproven, makeReceipt, proofRules, staleReason, waitingPages} from './receipts';
import {project} from './languages';
import {loadReferences} from './references';
import {pageOf} from '../pages/test-page';

const tools = {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'};
const text = 'Run `cedra info`.\n\n```bash\ncedra info\n```\n';

function receiptOf(source: string, level: ProofLevel = 'ran'): PageReceipt {
  const page = pageOf(source);
  const outcomes = page.blocks.map((block) => ({block, level, failures: []}));
  return makeReceipt(page, {file: page.file, outcomes, failures: [], seconds: 1}, tools, undefined);
}

function receiptsFor(source: string, level: ProofLevel = 'ran'): Receipts {
  return {'docs/page.mdx': receiptOf(source, level)};
}

function stale(source: string, receipts: Receipts, now = tools): string | undefined {
  return staleReason({...pageOf(source), file: 'docs/page.mdx'}, receipts, now);
}

describe('receipts', () => {
  it('hold while code and tools are unchanged', () => {
    expect(stale(text, receiptsFor(text))).toBeUndefined();
  });

  it('hold after a change of prose or of code in a sentence', () => {
    expect(stale(text.replace('.\n', ', please.\n'), receiptsFor(text))).toBeUndefined();
    expect(stale(text.replace('`cedra info`', '`cedra account`'), receiptsFor(text))).toBeUndefined();
  });

  it('are stale when a block, the rules or a tool changes', () => {
    const changed = text.replace('\ncedra info', '\ncedra  info');
    expect(stale(changed, receiptsFor(text))).toBe('1 block has changed');
    expect(stale(`${text}\n${text}`, receiptsFor(text))).toBe('blocks were moved or removed');
    expect(stale(text, receiptsFor(text), {...tools, cli: '1.3.0'})).toContain('1.0.0');
    const otherRules = {'docs/page.mdx': {...receiptOf(text), rules: 'b'}};
    expect(stale(text, otherRules)).toContain('proof runner');
    expect(stale(text, {})).toContain('never proven');
  });

  it('have a hash of all files that affect a result', () => {
    expect(proofRules()).toMatch(/^[0-9a-f]{12}$/);
    expect(receiptOf(text).rules).toBe(proofRules());
  });

  it('name the line of the first changed block of a page that waits for its proof', () => {
    const changed = `${text}\n\`\`\`bash\ncedra --version\n\`\`\`\n`;
    const page = pageOf(changed);
    const [waiting] = waitingPages([page], {[page.file]: receiptOf(text)}, tools);
    expect(waiting).toMatchObject({line: 7, problem: 'this page waits for its proof: 1 block has changed'});
  });

  it('hold after a change of a diagram', () => {
    const diagram = (label: string): string =>
      `${text}\n\`\`\`mermaid\nflowchart LR\n  A --> ${label}\n\`\`\`\n`;
    expect(stale(diagram('C'), receiptsFor(diagram('B')))).toBeUndefined();
    expect(stale(diagram('B'), receiptsFor(text))).toBeUndefined();
  });

  it('limit the number of unproven blocks', () => {
    expect(checkUnproven(receiptsFor(text))).toEqual([]);
    expect(checkUnproven(receiptsFor(text, 'unproven'))).toHaveLength(1);
  });

  it('can be formatted and parsed', () => {
    const receipt = {hash: '0123456789ab', level: 'checked', note: 'testnet: why'} as const;
    expect(parseBlockReceipt(formatBlockReceipt(receipt))).toEqual(receipt);
  });

  describe('in a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
    afterEach(() => rmSync(folder, {recursive: true, force: true}));

    it('are one file for each page, and those of deleted pages are removed', () => {
      writeReceipt('docs/a/b.mdx', receiptOf(text), folder);
      writeReceipt('docs/a-b.mdx', receiptOf(text, 'checked'), folder);
      expect(receiptFile('docs/a/b.mdx')).toBe('cedra/receipts/pages/a/b.json');
      expect(readReceipts(folder)).toEqual({
        'docs/a/b.mdx': receiptOf(text),
        'docs/a-b.mdx': receiptOf(text, 'checked'),
      });
      removeOtherReceipts(['docs/a/b.mdx'], folder);
      expect(Object.keys(readReceipts(folder))).toEqual(['docs/a/b.mdx']);
    });

    it('with invalid JSON are reported by name', () => {
      writeReceipt('docs/a.mdx', receiptOf(text), folder);
      writeFileSync(join(folder, receiptFile('docs/a.mdx')), '<<<<<<< HEAD');
      expect(() => readReceipts(folder)).toThrow(/^cedra\/receipts\/pages\/a\.json: .*Delete the file/);
    });

    it('count only if they belong to the given commit', () => {
      const git = (...words: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {cwd: folder});
      writeReceipt('docs/a.mdx', receiptOf(text), folder);
      writeReceipt('docs/b.mdx', receiptOf(text), folder);
      git('init', '-q');
      git('add', '.');
      git('commit', '-qm', 'first');
      // A contributor's own receipt, committed with the page.
      writeReceipt('docs/b.mdx', receiptOf(text, 'compiled'), folder);
      git('commit', '-qam', 'second');
      const counting = receiptsOf('HEAD~1', folder);
      expect(Object.keys(counting)).toEqual(['docs/a.mdx']);
      expect(() => receiptsOf('no-such-commit', folder)).toThrow();
    });
  });
});

describe('checkPage', () => {
  const problems = (source: string): string[] =>
    checkPage(pageOf(source), project(loadReferences())).map(({line, problem}) => `${line}: ${problem}`);

  it('checks commands in sentences without a localnet', () => {
    expect(problems('Run `cedra account create`.\n')).toEqual([]);
    expect(problems('First.\n\nRun `cedra acount create`.\n')).toEqual([
      expect.stringMatching(/^3: .*acount/) as string,
    ]);
  });

  it('checks fences without a localnet', () => {
    expect(problems('```bash outptu\ncedra info\n```\n')).toEqual([
      expect.stringContaining('1: unknown code-fence attribute `outptu`') as string,
    ]);
  });
});

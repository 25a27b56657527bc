import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {afterAll, describe, expect, it} from 'vitest';
import {loadPage} from '../../cedra/pages/page';
import {stringify} from './convert';
import {addProofLines} from './proof-lines';

const folder = mkdtempSync(join(tmpdir(), 'proof-lines-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const file = join(folder, 'page.mdx');
writeFileSync(file, '```bash\ncedra info\n```\n');
const hash = loadPage(file).blocks[0]?.hash ?? '';
const receipt = {
  date: '',
  page: '',
  rules: '',
  tools: {cli: '', commit: '', sdk: ''},
  blocks: [`${hash} ran`],
};

/** The Markdown of a page with one block. */
function withLines(value: string, blocks = receipt.blocks): string {
  const tree: Root = {type: 'root', children: [{type: 'code', lang: 'bash', value}]};
  addProofLines(tree, file, {...receipt, blocks});
  return stringify(tree.children);
}

describe('addProofLines', () => {
  it('adds a line below a block that says how it was proven', () => {
    expect(withLines('cedra info')).toContain(`\n*Proof: ran, block ${hash}*\n`);
  });

  it('says that a block without a receipt has changed', () => {
    expect(withLines('cedra info', [])).toContain(`*Proof: changed since, block ${hash}*`);
  });

  it('adds nothing to code that is not a block of the page', () => {
    expect(withLines('elsewhere')).toBe('```bash\nelsewhere\n```\n');
  });
});

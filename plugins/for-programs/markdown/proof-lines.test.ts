import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {readReceipts} from '../../../cedra/proof/receipts';
import {loadPage} from '../../../cedra/pages/page';
import {stringify} from './convert';
import {addProofLines} from './proof-lines';

const file = 'docs/getting-started/counter.mdx';
const [block] = loadPage(file).blocks;

/** The Markdown of a page with one block. */
function withLines(value: string, receipt = readReceipts()[file]): string {
  const tree: Root = {type: 'root', children: [{type: 'code', lang: 'bash', value}]};
  addProofLines(tree, file, receipt);
  return stringify(tree.children);
}

describe('addProofLines', () => {
  it('adds a line below a block that says how it was proven', () => {
    expect(withLines(block?.code ?? '')).toContain(`\n*Proof: ran, block ${block?.hash}*\n`);
  });

  it('says that a block without a receipt has changed', () => {
    const receipt = {date: '', page: '', rules: '', tools: {cli: '', commit: '', sdk: ''}, blocks: []};
    expect(withLines(block?.code ?? '', receipt)).toContain('*Proof: changed since');
  });

  it('adds nothing to code that is not a block of the page', () => {
    expect(withLines('elsewhere')).toBe('```bash\nelsewhere\n```\n');
  });
});

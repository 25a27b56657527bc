import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {blockHash} from '@cedra-docs/proof/build';
import {pageOf} from '../../cedra/pages/test-page';
import {markOf} from '../../cedra/marks/marks';
import {explain, toolOf} from '../../src/proof/Receipt/explain';
import {pageName} from '../../cedra/pages/files';
import {summarise} from '../../src/proof/ProofSummary/summarise';
import addBlockHashes from '../mdx/remark/add-block-hashes';
import {pageProof} from './receipts';

const tools = {cli: '1.0.0', commit: 'c6ac59a5', sdk: '2.2.8'};
const source =
  '```bash\ncedra info\n```\n\n```bash checked="testnet"\ncedra init\n```\n\n```rust unproven="needs hardware"\n1\n```\n';
const page = pageOf(source);
const [ran = '', checked = '', unproven = ''] = page.blocks.map(({hash}) => hash);
const receipt = {
  date: '2026-11-21',
  page: 'a',
  rules: 'a',
  tools,
  blocks: [`${ran} ran`, `${checked} checked: testnet`, `${unproven} unproven: needs hardware`],
};

describe('pageProof', () => {
  it('indexes receipts by the hash of the block', () => {
    expect(pageProof(page, receipt, '/run/x.sh')?.blocks[checked]).toEqual({
      level: 'checked',
      note: 'testnet',
    });
  });

  it('returns null for a page that was never proven', () => {
    expect(pageProof(page, undefined, '/run/x.sh')).toBeNull();
  });

  it('names the programs that a reader can run', () => {
    const programs = new Map([[ran, {program: 'a/b.ts'}]]);
    expect(pageProof(page, receipt, null, programs)?.blocks[ran]?.program).toBe('a/b.ts');
  });

  it('has a script only if the page can be run as one', () => {
    expect(pageProof(page, receipt, '/run/x.sh')?.script).toBeNull();
    expect(pageProof(page, {...receipt, script: true}, '/run/x.sh')?.script).toBe('/run/x.sh');
  });

  it('is summarised in one line', () => {
    const proof = pageProof(page, receipt, null);
    expect(proof && summarise(proof)).toEqual({
      grade: 1,
      proven: '2 of 3 blocks proven',
      details: '1 ran, 1 checked, 1 not run · Cedra CLI 1.0.0 · ts-sdk 2.2.8 · 21 November 2026',
    });
  });

  it('counts a block that has changed since the proof as not proven', () => {
    const proof = pageProof(pageOf(source.replace('cedra info', 'cedra --version')), receipt, null);
    expect(proof && summarise(proof)).toMatchObject({
      grade: 0,
      proven: '1 of 3 blocks proven',
      details: expect.stringMatching(/^1 checked, 1 not run, 1 changed since ·/) as string,
    });
  });

  it('keeps equal commands of two tabs apart', () => {
    const tab = (network: string) =>
      `<TabItem value="${network}">\n\n\`\`\`bash\ncedra init\n\`\`\`\n\n</TabItem>\n`;
    const tabs = pageOf(`<NetworkTabs>\n${tab('testnet')}${tab('devnet')}</NetworkTabs>\n`);
    const [testnet = '', devnet = ''] = tabs.blocks.map(({hash}) => hash);
    const lines = [`${testnet} checked: testnet`, `${devnet} checked: devnet`];
    const proof = pageProof(tabs, {...receipt, blocks: lines}, null);
    expect(proof?.blocks).toEqual({
      [testnet]: {level: 'checked', note: 'testnet'},
      [devnet]: {level: 'checked', note: 'devnet'},
    });
  });

  it('gives equal blocks the weaker level', () => {
    for (const blocks of [
      [`${ran} ran`, `${ran} written`],
      [`${ran} written`, `${ran} ran`],
    ])
      expect(pageProof(page, {...receipt, blocks}, null)?.blocks[ran]?.level).toBe('written');
  });

  it('explains how each block was proven', () => {
    const proof = {date: '', tools, script: null, blocks: {}};
    const plain = {mustFail: false, isOutput: false, usesSdk: false};
    expect(explain({level: 'ran', ...plain}, proof)).toBe('Ran with Cedra CLI 1.0.0');
    expect(explain({level: 'typed', ...plain, usesSdk: true}, proof)).toBe(
      'Type-checked against ts-sdk 2.2.8',
    );
    expect(explain({level: 'checked', note: 'testnet', ...plain}, proof)).toContain('not run: testnet');
    expect(explain({level: 'unproven', note: 'needs hardware', ...plain}, proof)).toBe(
      'Not run here: needs hardware',
    );
  });

  it('never presents a failure as a success', () => {
    const proof = {date: '', tools, script: null, blocks: {}};
    const failing = {mustFail: true, isOutput: false, usesSdk: false};
    expect(explain({level: 'compiled', ...failing}, proof)).toBe('Rejected as expected by Cedra CLI 1.0.0');
    expect(explain({level: 'ran', ...failing}, proof)).toBe('Failed as expected with Cedra CLI 1.0.0');
  });
});

describe('markOf', () => {
  const plain = {mustFail: false, isOutput: false};

  it.each([
    ['ran', {level: 'ran', ...plain}],
    ['matched', {level: 'ran', ...plain, isOutput: true}],
    ['checked', {level: 'checked', ...plain, isOutput: true}],
    ['checked', {level: 'checked', ...plain, mustFail: true}],
    ['not run', {level: 'unproven', ...plain}],
    ['changed since', plain],
  ] as const)('says "%s" of %j', (word, block) => {
    expect(markOf(block).word).toBe(word);
  });

  it('returns grade 3 for a block that fails as expected', () => {
    for (const level of ['ran', 'compiled', 'typed'] as const) {
      expect(markOf({level, ...plain, mustFail: true})).toMatchObject({grade: 3, fails: true});
    }
  });

  it('toolOf names no tool for a block that no tool proved', () => {
    const named = (level?: 'ran' | 'written') =>
      toolOf({...(level && {level}), ...plain, usesSdk: true}, {tools});
    expect(named('ran')).toBe('Cedra CLI 1.0.0 (c6ac59a5), ts-sdk 2.2.8');
    expect(named('written')).toBeNull();
    expect(named()).toBeNull();
  });
});

describe('addBlockHashes', () => {
  function mark(file: string): Root {
    const tree: Root = {
      type: 'root',
      children: [{type: 'code', lang: 'bash', meta: 'fails', value: 'false'}],
    };
    addBlockHashes()(tree, new VFile({path: `${process.cwd()}/${file}`}));
    return tree;
  }

  it('adds hashes to blocks, and receipts and a summary to the page', () => {
    const [code, reexport, summary] = mark('docs/nodes/index.mdx').children;
    expect(code?.data).toEqual({hProperties: {proof: blockHash('bash', 'fails', 'false')}});
    expect(reexport).toMatchObject({
      value: expect.stringContaining(`${pageName('docs/nodes/index.mdx')}.json`) as string,
    });
    expect(summary).toMatchObject({name: 'ProofSummary'});
  });

  it('distinguishes the tabs of a block, as loadPage does', () => {
    const element = (
      name: string,
      value: string | null,
      child: MdxJsxFlowElement | Code,
    ): MdxJsxFlowElement => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: value === null ? [] : [{type: 'mdxJsxAttribute', name: 'value', value}],
      children: [child],
    });
    const code: Code = {type: 'code', lang: 'bash', value: 'cedra init'};
    const tabs = element('NetworkTabs', null, element('TabItem', 'devnet', code));
    const tree: Root = {type: 'root', children: [tabs]};
    addBlockHashes()(tree, new VFile({path: `${process.cwd()}/docs/x.mdx`}));
    const [block] = pageOf(
      '<NetworkTabs>\n<TabItem value="devnet">\n\n```bash\ncedra init\n```\n\n</TabItem>\n</NetworkTabs>\n',
    ).blocks;
    expect(code.data).toEqual({hProperties: {proof: block?.hash}});
    expect(block?.hash).not.toBe(blockHash('bash', '', 'cedra init'));
  });

  it('adds neither receipts nor a summary to a partial', () => {
    expect(mark('docs/guides/_files/a.mdx').children).toHaveLength(1);
    expect(mark('docs/guides/_a.mdx').children).toHaveLength(1);
  });
});

import {blockReceipts} from '@packages/proof/build';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageReceipt} from '../../lib/receipts';
import {parsePage} from '../../markdown/page';
import {classify} from '../../markdown/tasks';
import {markOf} from '../../src/components/ProofMark/markOf';

/** Adds a line after each block of code that says how the block was proven, as its mark on the page does. */
export function addProofLines(tree: Root, file: string, receipt: PageReceipt | undefined): void {
  const receipts = receipt && blockReceipts(receipt);
  const blocks = classify(parsePage(file)).map(({block}) => block);
  visit(tree, 'code', (node, index, parent) => {
    const found = blocks.findIndex(({code}) => code.trim() === node.value.trim());
    const [block] = found < 0 ? [] : blocks.splice(found, 1);
    if (!block || !parent || index === undefined) return undefined;
    const {level, note} = receipts?.get(block.hash) ?? {};
    const isOutput = block.meta.output !== undefined;
    const {word} = markOf({level, note, isOutput, mustFail: block.meta.fails !== undefined});
    const value = `Proof: ${word}${note === undefined ? '' : ` (${note})`}, block ${block.hash}`;
    parent.children.splice(index + 1, 0, {
      type: 'paragraph',
      children: [{type: 'emphasis', children: [{type: 'text', value}]}],
    });
    return index + 2;
  });
}

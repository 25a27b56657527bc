import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageReceipt} from '../../cedra/receipts/receipts';
import {loadPage} from '../../cedra/pages/page';
import {provenBlocks} from '../../cedra/pages/proven-blocks';
import {markOf} from '../../cedra/marks/marks';

/** Adds a line after each block of code that says how the block was proven, as its mark on the page does. */
export function addProofLines(tree: Root, file: string, receipt: PageReceipt | undefined): void {
  const blocks = provenBlocks(loadPage(file), receipt);
  visit(tree, 'code', (node, index, parent) => {
    const found = blocks.findIndex(({block}) => block.code.trim() === node.value.trim());
    const [proven] = found < 0 ? [] : blocks.splice(found, 1);
    if (!proven || !parent || index === undefined) return undefined;
    const {block, level, note} = proven;
    const {output, fails} = block.meta;
    const {word} = markOf({level, note, isOutput: output !== undefined, mustFail: fails !== undefined});
    const value = `Proof: ${word}${note === undefined ? '' : ` (${note})`}, block ${block.hash}`;
    parent.children.splice(index + 1, 0, {
      type: 'paragraph',
      children: [{type: 'emphasis', children: [{type: 'text', value}]}],
    });
    return index + 2;
  });
}

import {type Block, blockReceipts, type Page, type ProofLevel} from '@packages/proof/build';
import type {PageReceipt} from '../../lib/receipts';
import {classify} from './tasks';

/** A block of a page with its proof. `level` is missing where the block has changed since the last proof. */
export interface ProvenBlock {
  block: Block;
  level?: ProofLevel;
  note?: string;
}

/** The blocks that a page has now, in order, with what its receipt says about each. */
export function provenBlocks(page: Page, receipt: PageReceipt | undefined): ProvenBlock[] {
  const receipts = receipt && blockReceipts(receipt);
  return classify(page).map(({block}) => {
    const {level, note} = receipts?.get(block.hash) ?? {};
    return {block, ...(level && {level}), ...(note !== undefined && {note})};
  });
}

import {type Block, blockReceipts, metaValue, type Page, type ProofLevel} from '@cedra-docs/proof/build';
import type {ProofTools} from '../marks/marks';
import type {PageReceipt} from '../receipts/receipts';
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
    return {block, level, note};
  });
}

/** A block with its proof as published data. */
export interface BlockData {
  /** Identifies language, meta and code; equal blocks of a page have the same. */
  id: string;
  heading?: string;
  language: string;
  /** Path of the file that the block writes, or of which it replaces a part. */
  file?: string;
  code: string;
  /** The block is what the block before it prints. */
  isOutput: boolean;
  mustFail: boolean;
  /** As in `packages/proof/receipts/levels.ts`; null for a block that has changed since its proof. */
  level: ProofLevel | null;
  /** Why a block was not run, or how it was checked. */
  note?: string;
}

export const blockData = ({
  block: {hash, lang, heading, meta, code},
  level,
  note,
}: ProvenBlock): BlockData => ({
  id: hash,
  heading,
  language: lang,
  file: metaValue(meta, 'title'),
  code,
  isOutput: meta.output !== undefined,
  mustFail: meta.fails !== undefined,
  level: level ?? null,
  note,
});

/** When and with what a page was proven. */
export interface ProofData extends ProofTools {
  date: string;
  framework?: string;
}

export const proofData = ({date, tools, framework}: PageReceipt): ProofData => ({date, ...tools, framework});

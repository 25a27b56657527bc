import type {Page} from '@cedra-docs/proof/build';
import {type PageReceipt} from '../../cedra/receipts/receipts';
import {provenBlocks} from '../../cedra/pages/proven-blocks';
import type {BlockProgram, BlockProof, PageProof} from '../../src/proof/ProofMark/model';

/** `2026-11-23` → "23 November 2026". Formatted at build time, because the first date that a browser formats is slow. */
export const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * The part of a receipt that the page's components need: the blocks that the page has now.
 * @param programs programs that a reader can run, by the hash of their block
 * @returns null for a page that was never proven
 */
export function pageProof(
  page: Page,
  receipt: PageReceipt | undefined,
  script: string | null,
  programs: ReadonlyMap<string, BlockProgram> = new Map(),
): PageProof | null {
  if (!receipt) return null;
  const {date, tools, framework} = receipt;
  const proofs = provenBlocks(page, receipt).map(({block: {hash}, ...proof}): [string, BlockProof] => [
    hash,
    {...proof, ...programs.get(hash)},
  ]);
  return {
    date: longDate(date),
    tools,
    framework,
    script: receipt.script ? script : null,
    blocks: Object.fromEntries(proofs),
  };
}

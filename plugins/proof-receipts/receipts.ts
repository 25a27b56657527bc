import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseBlockReceipt, type PageReceipt, type ProofLock} from '../../lib/receipts';
import type {BlockProof, PageProof} from '../../src/components/ProofMark/model';

/** `2026-11-23` → "23 November 2026". Formatted at build time, because the first date that a browser formats is slow. */
export const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * The part of a receipt that the page's components need.
 * @param programs programs that a reader can run, by the hash of their block
 * @returns null for a page that was never proven
 */
export function pageProof(
  receipt: PageReceipt | undefined,
  script: string | null,
  programs: ReadonlyMap<string, Pick<BlockProof, 'program' | 'isRequest' | 'runsHere'>> = new Map(),
): PageProof | null {
  if (!receipt) return null;
  const {date, tools, workarounds = [], blocks} = receipt;
  return {
    date: longDate(date),
    tools,
    workarounds,
    script: receipt.script ? script : null,
    blocks: Object.fromEntries(
      blocks.map(parseBlockReceipt).map(({hash, ...block}) => [hash, {...block, ...programs.get(hash)}]),
    ),
  };
}

/** The receipts in `proof.lock.json`, by page. */
export function readReceipts(siteDir: string): Record<string, PageReceipt> {
  const file = path.join(siteDir, 'proof.lock.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as ProofLock).pages;
}

import {isDeepStrictEqual} from 'node:util';

import type {PageOutcome} from '@cedra-docs/proof';
import {parseBlockReceipt} from '@cedra-docs/proof/build';
import {type PageOutputs, readOutputs, writeOutputs} from '../receipts/outputs';
import {readReceipts, type PageReceipt} from '../receipts/receipts';

/** A text without the values that differ in each run: temporary folders, addresses, hashes and numbers. */
const shapeOf = (text: string): string =>
  text
    .replace(/\/tmp\/[\w-]+/g, 'folder')
    .replace(/\b(?:0x)?[0-9a-f]{8,}\b/gi, 'hash')
    .replace(/\d[\d.,_]*/g, 'number');

/**
 * Whole outputs by the hash of the command's block. An output that differs from the former one in its values only stays
 * as it is, so that a file does not change with every run. Equal blocks of a page have no output, because their outputs
 * may differ.
 */
export function outputsOf({outcomes}: PageOutcome, before: PageOutputs = {}): PageOutputs {
  const hashes = outcomes.map(({block}) => block.hash);
  const isUnique = (hash: string): boolean => hashes.indexOf(hash) === hashes.lastIndexOf(hash);
  return Object.fromEntries(
    outcomes.flatMap(({block: {hash}, printed}) => {
      if (printed === undefined || !isUnique(hash)) return [];
      const former = before[hash];
      return [[hash, former !== undefined && shapeOf(former) === shapeOf(printed) ? former : printed]];
    }),
  );
}

/** Whether a page has the code of its receipt. Other code may print other numbers. */
export const hasCodeOf = ({outcomes}: PageOutcome, receipt: PageReceipt | undefined): boolean =>
  isDeepStrictEqual(
    outcomes.map(({block}) => block.hash),
    receipt?.blocks.map((block) => parseBlockReceipt(block).hash),
  );

/** Writes the outputs of a page, if they have changed. Call it before the new receipt is written. */
export function recordOutputs(file: string, outcome: PageOutcome): void {
  const before = readOutputs()[file];
  const now = outputsOf(outcome, hasCodeOf(outcome, readReceipts()[file]) ? before : {});
  if (!isDeepStrictEqual(now, before ?? {})) writeOutputs(file, now);
}

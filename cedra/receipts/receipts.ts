import {pageFiles, type Receipt} from '@cedra-docs/proof/build';
import type {ProofTools} from '../marks/marks';
import {root} from '../../lib/repository';

/** What was proven about one page: `cedra/receipts/pages/<page>.json`. */
export interface PageReceipt extends Receipt {
  tools: ProofTools;
  /** What the page's Move was compiled with: a commit of cedra-framework, or `localnet`. Absent on a page without Move. */
  framework?: string;
  /** Set if the code of the page can be downloaded as one script. */
  script?: true;
  /** For each program that also ran in a browser, by its name on the page: a hash of its code, files and output. */
  runsHere?: Record<string, string>;
}

/** Receipts by the page's file: `docs/cli/usage.mdx`. */
export type Receipts = Readonly<Record<string, PageReceipt>>;

/** Folder of the receipts, from the root of the repository. */
export const RECEIPTS = 'cedra/receipts/pages';

export const {
  fileOf: receiptFile,
  read: readReceipts,
  write: writeReceipt,
  removeOthers: removeOtherReceipts,
  readUnchangedSince: receiptsOf,
} = pageFiles<PageReceipt>(root, RECEIPTS, 'docs');

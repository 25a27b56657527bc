import {pageFiles} from '@cedra-docs/proof/build';
import {root} from '../../lib/repository';

/** What the commands of a page printed, where the page shows less: whole outputs by the hash of the command's block. */
export type PageOutputs = Record<string, string>;

/** Folder of the outputs, from the root of the repository. */
export const OUTPUTS = 'cedra/receipts/outputs';

export const {
  read: readOutputs,
  write: writeOutputs,
  removeOthers: removeOtherOutputs,
} = pageFiles<PageOutputs>(root, OUTPUTS, 'docs');

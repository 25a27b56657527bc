import type {Page} from '@cedra-docs/proof/build';
import {isProgram, programName, programsOf, runsHere} from '../../cedra/programs/programs';
import type {PageReceipt} from '../../cedra/receipts/receipts';
import type {BlockProgram} from '../../src/proof/ProofMark/model';

/** The programs of a page, by the hash of their block. */
export const blockPrograms = (
  file: string,
  page: Page,
  receipt: PageReceipt | undefined,
): ReadonlyMap<string, BlockProgram> =>
  new Map(
    programsOf(page)
      .filter(isProgram)
      .map((program) => [
        program.block.hash,
        {
          program: programName(file, program),
          isRequest: program.request !== undefined || undefined,
          runsHere: runsHere(program, receipt) || undefined,
        },
      ]),
  );

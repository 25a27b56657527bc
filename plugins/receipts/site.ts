import type {Block, Page, ProofLevel} from '@cedra-docs/proof/build';
import {averageGrade, countLevels, PROOF_GRADES} from '../../cedra/marks/marks';
import {type PageReceipt} from '../../cedra/receipts/receipts';
import {provenBlocks} from '../../cedra/pages/proven-blocks';
import type {PageProof, Example, Totals} from '../../src/figures/Front/model';
import {highlight} from '../highlight/highlight';
import {longDate} from './receipts';

/** A page of the site, with its receipt if it was proven. */
export interface ProvenPage {
  page: Page;
  receipt: PageReceipt | undefined;
}

/** The level of each block that a page has now; `unproven` for a block that has changed since the proof. */
const levelsOf = ({page, receipt}: ProvenPage): {block: Block; level: ProofLevel}[] =>
  provenBlocks(page, receipt).map(({block, level = 'unproven'}) => ({block, level}));

export function pageProofOf(proven: ProvenPage, path: string, title: string): PageProof {
  const levels = levelsOf(proven).map(({level}) => level);
  if (levels.length === 0) return {path, title, grade: null, proof: 'no code'};
  if (!proven.receipt) return {path, title, grade: null, proof: 'not proven'};
  const blocks = `${levels.length} ${levels.length === 1 ? 'block' : 'blocks'}`;
  return {path, title, grade: averageGrade(levels), proof: `${blocks}: ${countLevels(levels)}`};
}

/** Counts the blocks of all pages by how they were proven. */
export function totalsOf(pages: readonly ProvenPage[]): Totals {
  const levels = pages.flatMap(levelsOf).map(({level}) => level);
  const count = (...wanted: ProofLevel[]): number => levels.filter((level) => wanted.includes(level)).length;
  return {
    blocks: levels.length,
    ran: count('ran'),
    compiled: count('compiled', 'typed'),
    checked: count('checked'),
    notRun: count('written', 'unproven'),
  };
}

/** The number of a page's blocks that failed as they should. */
export const failingOf = (proven: ProvenPage): number =>
  levelsOf(proven).filter(({block, level}) => block.meta.fails !== undefined && PROOF_GRADES[level] > 1)
    .length;

/**
 * The last command of a page with an output: one that ran, else one that waits for its proof.
 * @throws Error when no command of the page has an output
 */
export async function exampleOf({page, receipt}: ProvenPage): Promise<Example> {
  const hasOutput = ({lang, index}: Block): boolean =>
    lang === 'bash' && page.blocks[index + 1]?.meta.output !== undefined;
  const commands = levelsOf({page, receipt}).filter(({block}) => hasOutput(block));
  const found = commands.filter(({level}) => level === 'ran').at(-1) ?? commands.at(-1);
  const command = found?.block;
  const output = command && page.blocks[command.index + 1];
  if (!output) {
    throw new Error(
      `${page.file}: the front page shows a command of this page with its output. Add a \`bash\` block, followed by \`text output\`.`,
    );
  }
  return {
    command: await highlight(command.code, command.lang),
    output: await highlight(output.code, output.code.startsWith('{') ? 'json' : output.lang),
    hash: command.hash,
    proof: receipt && found.level === 'ran' ? {date: longDate(receipt.date), tools: receipt.tools} : null,
  };
}

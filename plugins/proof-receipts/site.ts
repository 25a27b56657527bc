import {averageTier, countLevels, PROOF_TIERS, type ProofLevel} from '../../lib/proof-levels';
import {parseBlockReceipt, type PageReceipt} from '../../lib/receipts';
import type {Page} from '../../markdown/page';
import type {Leaf, Specimen, Totals} from '../../src/components/Front/model';
import {highlight} from '../../src/prism/highlight';
import {longDate} from './receipts';

const levelsOf = ({blocks}: PageReceipt): ProofLevel[] => blocks.map((line) => parseBlockReceipt(line).level);

const count = (levels: readonly ProofLevel[], ...wanted: ProofLevel[]): number =>
  levels.filter((level) => wanted.includes(level)).length;

/** A page of the site, with its receipt if it was proven. */
export interface ProvenPage {
  path: string;
  title: string;
  receipt: PageReceipt | undefined;
}

/** The leaf of a page on the front page's tree. */
export function leafOf({path, title, receipt}: ProvenPage): Leaf {
  const levels = receipt ? levelsOf(receipt) : [];
  if (levels.length === 0) return {path, title, tier: null, proof: receipt ? 'no code' : 'not proven'};
  const blocks = `${levels.length} ${levels.length === 1 ? 'block' : 'blocks'}`;
  return {path, title, tier: averageTier(levels), proof: `${blocks}: ${countLevels(levels)}`};
}

/** Counts the blocks of all pages by how they were proven. */
export function totalsOf(receipts: readonly PageReceipt[]): Totals {
  const levels = receipts.flatMap(levelsOf);
  return {
    blocks: levels.length,
    ran: count(levels, 'ran'),
    compiled: count(levels, 'compiled', 'typed'),
    checked: count(levels, 'checked'),
    notRun: count(levels, 'written', 'unproven'),
  };
}

/** The number of a page's blocks that failed as they should. */
export function failingOf({blocks}: Page, receipt: PageReceipt): number {
  const levels = new Map(
    receipt.blocks.map(parseBlockReceipt).map(({hash, level}) => [hash, level] as const),
  );
  return blocks.filter(({meta, hash}) => {
    const level = levels.get(hash);
    return meta.fails !== undefined && level !== undefined && PROOF_TIERS[level] > 1;
  }).length;
}

/**
 * The last command of a page that ran and has an output, with that output.
 * @throws Error when there is none
 */
export async function specimenOf({file, blocks}: Page, receipt: PageReceipt | undefined): Promise<Specimen> {
  const ran = new Set(
    receipt?.blocks
      .map(parseBlockReceipt)
      .filter(({level}) => level === 'ran')
      .map(({hash}) => hash),
  );
  const command = blocks
    .filter(
      ({lang, hash, index}) =>
        lang === 'bash' && ran.has(hash) && blocks[index + 1]?.meta.output !== undefined,
    )
    .at(-1);
  const output = command && blocks[command.index + 1];
  if (!receipt || !command || !output) {
    throw new Error(
      `${file}: the front page needs a command on this page that ran and whose output matched, but there is none. Run \`npm run prove -- ${file}\`.`,
    );
  }
  return {
    command: await highlight(command.code, command.lang),
    output: await highlight(output.code, output.code.startsWith('{') ? 'json' : output.lang),
    hash: command.hash,
    date: longDate(receipt.date),
    tools: receipt.tools,
  };
}

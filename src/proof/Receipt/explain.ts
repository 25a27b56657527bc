import type {ProofLevel} from '@cedra-docs/proof/browser';
import {cliName, sdkName, type MarkedBlock} from '@site/cedra/marks/marks';
import type {PageProof} from '../ProofMark/model';

export interface ExplainedBlock extends MarkedBlock {
  /** The block runs code that uses the TypeScript SDK. */
  usesSdk: boolean;
  /** A reader can run the block in the page. */
  program?: string;
  /** The proof did so, too. */
  runsHere?: boolean;
}

const verbs: Partial<Record<ProofLevel, string>> = {
  ran: 'Ran with',
  compiled: 'Compiled with',
  typed: 'Type-checked against',
  checked: 'Checked against',
};

const failures: Partial<Record<ProofLevel, string>> = {
  ran: 'Failed as expected with',
  compiled: 'Rejected as expected by',
  typed: 'Rejected as expected by the types of',
};

/** The tool that proved a block: "Cedra CLI 1.0.0 (c6ac59a5)". Null where no tool did. */
export function toolOf({level, usesSdk}: ExplainedBlock, {tools}: Pick<PageProof, 'tools'>): string | null {
  if (level === undefined || level === 'unproven' || level === 'written') return null;
  const cli = `${cliName(tools)} (${tools.commit})`;
  if (level === 'typed') return sdkName(tools);
  return usesSdk ? `${cli}, ${sdkName(tools)}` : cli;
}

/** The Move framework that a block was compiled with, on a page that has Move. */
export function frameworkOf(
  {level, usesSdk}: ExplainedBlock,
  {framework}: Pick<PageProof, 'framework'>,
): string | null {
  if (framework === undefined || usesSdk || (level !== 'ran' && level !== 'compiled')) return null;
  return framework === 'localnet'
    ? 'of the localnet, June 2025; branch mainnet is newer'
    : `cedra-framework, branch mainnet, commit ${framework}; on chain that of the localnet, June 2025`;
}

const meanings: Partial<Record<ProofLevel, string>> = {
  ran: 'It was executed in the order of the page and succeeded.',
  compiled: 'The compiler accepts this code; nothing on this page executes it.',
  typed: 'Its names and types are correct; nothing on this page executes it.',
  checked: 'It was not executed; its commands, names and settings were looked up.',
};

/** What a level of proof promises, for readers who do not know the marks. */
export const meaningOf = ({level, mustFail, isOutput}: MarkedBlock): string | undefined =>
  level === undefined || mustFail || (isOutput && level !== 'checked') ? undefined : meanings[level];

/** Explains how a block was proven: "Ran with Cedra CLI 1.0.0". */
export function explain(
  {level, note, mustFail, isOutput, usesSdk}: ExplainedBlock,
  {tools}: Pick<PageProof, 'tools'>,
): string {
  if (level === undefined) return 'Not run: this block has changed since the page was last proven';
  if (level === 'unproven') return `Not run here: ${note ?? 'no reason given'}`;
  if (level === 'written') return 'Written to a file. Nothing on this page runs or reads that file';
  const [cli, sdk] = [cliName(tools), sdkName(tools)];
  const tool = level === 'typed' ? sdk : usesSdk ? `${cli} and ${sdk}` : cli;
  if (isOutput && level !== 'checked') return `Compared with the output of ${tool}`;
  const verb = (mustFail ? failures[level] : undefined) ?? verbs[level] ?? 'Proven with';
  return `${verb} ${tool}${level === 'checked' && note ? `; not run: ${note}` : ''}`;
}

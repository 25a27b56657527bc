import {cliName, sdkName, type ProofLevel} from '@site/lib/proof-levels';
import type {BlockProof, PageProof} from './model';

/** A block's receipt, and what its fence says about it. */
export interface ProvenBlock extends BlockProof {
  /** The block shows something that fails. */
  mustFail: boolean;
  /** What the block before it printed. */
  isOutput: boolean;
  /** The block runs code that uses the TypeScript SDK. */
  usesSdk: boolean;
}

const verbs: Partial<Record<ProofLevel, string>> = {
  ran: 'Ran on',
  compiled: 'Compiled with',
  typed: 'Type-checked against',
  checked: 'Checked against',
};

const failures: Partial<Record<ProofLevel, string>> = {
  ran: 'Failed, as it should, on',
  compiled: 'Rejected, as it should be, by',
  typed: 'Rejected, as it should be, by the types of',
};

/** The one word that stands at the block. */
export function wordFor({level, mustFail, isOutput}: ProvenBlock): string {
  if (level === 'unproven') return 'not run';
  if (isOutput) return 'matched';
  if (mustFail) return level === 'ran' ? 'fails' : 'rejected';
  return level;
}

/** Says what was done with a block, and with which tool: "Ran on Cedra CLI 1.2.0". */
export function explain(
  {level, note, mustFail, isOutput, usesSdk}: ProvenBlock,
  {tools, workarounds}: PageProof,
): string {
  if (level === 'unproven') return `Not run here: ${note ?? 'no reason given'}`;
  const [cli, sdk] = [cliName(tools), sdkName(tools)];
  const tool = level === 'typed' ? sdk : usesSdk ? `${cli} and ${sdk}` : cli;
  if (isOutput) return `Compared with what was printed by ${tool}`;
  const verb = (mustFail && failures[level]) || verbs[level] || 'Proven with';
  const limits = [
    ...(level === 'checked' && note ? [`not run: ${note}`] : []),
    ...(usesSdk ? workarounds : []),
  ];
  return [`${verb} ${tool}`, ...limits].join('; ');
}

import {cliName, sdkName, type ProofLevel} from '@site/lib/proof-levels';
import type {BlockProof, PageProof} from './model';

/** A block's receipt, and the properties of its fence. */
export interface ProvenBlock extends BlockProof {
  /** The block is meant to fail. */
  mustFail: boolean;
  /** The block is the output of the block before it. */
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

/** The word shown at the block. */
export function wordFor({level, mustFail, isOutput}: ProvenBlock): string {
  if (level === 'unproven') return 'not run';
  if (isOutput) return 'matched';
  if (mustFail) return level === 'ran' ? 'fails' : 'rejected';
  return level;
}

/** Explains how a block was proven: "Ran on Cedra CLI 1.2.0". */
export function explain(
  {level, note, mustFail, isOutput, usesSdk}: ProvenBlock,
  {tools, workarounds}: PageProof,
): string {
  if (level === 'unproven') return `Not run here: ${note ?? 'no reason given'}`;
  const [cli, sdk] = [cliName(tools), sdkName(tools)];
  const tool = level === 'typed' ? sdk : usesSdk ? `${cli} and ${sdk}` : cli;
  if (isOutput) return `Compared with what was printed by ${tool}`;
  const verb = (mustFail ? failures[level] : undefined) ?? verbs[level] ?? 'Proven with';
  const limits = [
    ...(level === 'checked' && note ? [`not run: ${note}`] : []),
    ...(usesSdk ? workarounds : []),
  ];
  return [`${verb} ${tool}`, ...limits].join('; ');
}

import {PROOF_LEVELS, type ProofLevel} from '../receipts/levels';
import type {Block} from '../pages/page';
import {markedLine} from '../pages/regions';

/** A problem on a page, with details that help to fix it. */
export interface Failure {
  file: string;
  line: number;
  /** The problem in one line. */
  problem: string;
  /** The command or program that ran. */
  ran?: string;
  expected?: string;
  got?: string;
  /** The most likely fix. */
  hint?: string;
  /** Caused by a port, the network or the environment, and probably not by the page. */
  external?: true;
}

/** The result for one block. */
export interface Outcome {
  block: Block;
  level: ProofLevel;
  /** A remark for readers, such as why the block is unproven. */
  note?: string;
  /** All that the block printed, where the page shows less. */
  printed?: string;
  failures: Failure[];
}

export interface PageOutcome {
  file: string;
  outcomes: Outcome[];
  /** Failures outside of blocks: code in sentences. */
  failures: Failure[];
  seconds: number;
}

/** All failures of a page: of its blocks, then of its sentences. */
export const failuresOf = ({outcomes, failures}: PageOutcome): Failure[] => [
  ...outcomes.flatMap((outcome) => outcome.failures),
  ...failures,
];

/** Makes a failure of a block, at line `offset` of its code (from 0) or else at its fence. */
export function blockFailure(
  block: Block,
  problem: string,
  more: Partial<Failure> = {},
  offset?: number,
): Failure {
  const line =
    offset === undefined
      ? block.line
      : block.line + 1 + (block.marked === undefined ? offset : markedLine(block.marked, offset));
  return {file: block.file, line, problem, ...more};
}

/** Merges outcomes to one per block, in page order, with the strongest level and all failures. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const merged = new Map<Block, Outcome>();
  for (const outcome of outcomes) {
    const known = merged.get(outcome.block);
    if (!known) {
      merged.set(outcome.block, {...outcome, failures: [...outcome.failures]});
      continue;
    }
    known.failures.push(...outcome.failures);
    if (PROOF_LEVELS.indexOf(outcome.level) < PROOF_LEVELS.indexOf(known.level)) known.level = outcome.level;
    if (outcome.note !== undefined) known.note = outcome.note;
    if (outcome.printed !== undefined) known.printed = outcome.printed;
  }
  return [...merged.values()].sort((a, b) => a.block.index - b.block.index);
}

import {PROOF_LEVELS, type ProofLevel} from '../lib/proof-levels';
import type {CedraCli} from './environment/cli';
import type {FrameworkFile} from './environment/framework';
import type {Localnet} from './environment/localnet';
import type {Sandbox} from './environment/sandbox';
import type {Terminal} from './environment/terminal';
import type {FileUse} from './languages/files';
import type {Bindings} from './output';
import type {Block} from '../markdown/page';
import {markedLine} from '../markdown/regions';
import type {References} from './reference/load';

/** Something on a page that is not true, with what a contributor needs to fix it. */
export interface Failure {
  file: string;
  line: number;
  /** One line: what is wrong. */
  problem: string;
  /** The command or program that ran. */
  ran?: string;
  expected?: string;
  got?: string;
  /** How to fix it, most likely. */
  hint?: string;
  /** A port, the network or the localnet is the cause, and most likely not the page. */
  external?: true;
}

/** The result for one block. */
export interface Outcome {
  block: Block;
  level: ProofLevel;
  /** What a reader should know about how it was proven, e.g. why it is unproven. */
  note?: string;
  failures: Failure[];
}

/** The result for a page. */
export interface PageOutcome {
  file: string;
  outcomes: Outcome[];
  /** Failures outside of blocks: code in sentences. */
  failures: Failure[];
  seconds: number;
}

/** For each output block that was compared: finds the failures that another block in its place would have had. */
export type Comparisons = Map<Block, (shown: Block) => Failure[]>;

/** What the blocks of one page share while they are proven. */
export interface PageContext {
  cli: CedraCli;
  localnet: Localnet;
  references: References;
  /** The prepared framework: its folder and its files. */
  framework: {folder: string; files: readonly FrameworkFile[]};
  sandbox: Sandbox;
  terminal: Terminal;
  /** How commands used the files that the page wrote. */
  files: FileUse;
  /** Values that outputs on the page showed, and what they were in this run. */
  bindings: Bindings;
  comparisons: Comparisons;
}

/** A failure of a block. `offset` is a line of its code, from 0; without it, the failure is at the fence. */
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

/** One outcome per block, in page order. Of several proofs the strongest level counts, and all failures do. */
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
  }
  return [...merged.values()].sort((a, b) => a.block.index - b.block.index);
}

import type {CedraCli} from './environment/cli';
import type {FrameworkFile} from './environment/framework';
import type {Localnet} from './environment/localnet';
import type {Sandbox} from './environment/sandbox';
import type {Terminal} from './environment/terminal';
import type {Bindings} from './output';
import type {Block} from './page';
import type {References} from './reference/load';

/** How far a block was proven. */
export type Level = 'ran' | 'compiled' | 'typed' | 'checked' | 'written' | 'unproven';

/** Something on a page that is not true, with all that is needed to hint it. */
export interface Failure {
  file: string;
  line: number;
  /** One line: what is wrong. */
  problem: string;
  /** The command or program that ran. */
  ran?: string;
  expected?: string;
  got?: string;
  /** The likely way to hint it. */
  hint?: string;
}

/** What became of one block. */
export interface Outcome {
  block: Block;
  level: Level;
  /** What a reader should know about how it was proven, e.g. why it is unproven. */
  note?: string;
  failures: Failure[];
}

/** What became of a page. */
export interface PageOutcome {
  file: string;
  outcomes: Outcome[];
  /** Failures of the page beside its blocks: code in sentences. */
  failures: Failure[];
  seconds: number;
}

/** A failure of a block; `offset` counts lines of its code from 0, without it the fence itself is meant. */
export function blockFailure(
  block: Block,
  problem: string,
  more: Partial<Failure> = {},
  offset?: number,
): Failure {
  const line = offset === undefined ? block.line : block.line + 1 + offset;
  return {file: block.file, line, problem, ...more};
}

// From the strongest proof to the weakest.
const strength: readonly Level[] = ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven'];

/** A block may be proven in several ways (type-checked and run): the strongest counts, all failures do. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const merged = new Map<Outcome['block'], Outcome>();
  for (const outcome of outcomes) {
    const known = merged.get(outcome.block);
    if (!known) {
      merged.set(outcome.block, {...outcome, failures: [...outcome.failures]});
      continue;
    }
    known.failures.push(...outcome.failures);
    if (strength.indexOf(outcome.level) < strength.indexOf(known.level)) known.level = outcome.level;
    if (outcome.note !== undefined) known.note = outcome.note;
  }
  return [...merged.values()].sort((a, b) => a.block.index - b.block.index);
}

/** What the blocks of one page share while they are proven. */
export interface PageContext {
  cli: CedraCli;
  localnet: Localnet;
  references: References;
  /** The prepared framework: its folder and its files. */
  framework: {folder: string; files: readonly FrameworkFile[]};
  sandbox: Sandbox;
  terminal: Terminal;
  /** Values that outputs on the page showed, and what they were in this run. */
  bindings: Bindings;
}

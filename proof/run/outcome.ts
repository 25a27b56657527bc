import type {Block} from '../page/model';

/** How far a block was proven. */
export type Level = 'ran' | 'compiled' | 'typed' | 'checked' | 'written' | 'unproven';

/** Something on a page that is not true, with all that is needed to mend it. */
export interface Failure {
  file: string;
  line: number;
  /** One line: what is wrong. */
  problem: string;
  /** The command or program that ran. */
  ran?: string;
  expected?: string;
  got?: string;
  /** The likely way to mend it. */
  mend?: string;
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

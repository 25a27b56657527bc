import {PROOF_LEVELS, type ProofLevel} from '@cedra-docs/proof/browser';

/** How well a block is proven, from 0 (not run) to 3 (ran): the number of filled branches in its icon, a tree. */
export type ProofGrade = 0 | 1 | 2 | 3;

export const PROOF_GRADES: Record<ProofLevel, ProofGrade> = {
  ran: 3,
  compiled: 2,
  typed: 2,
  checked: 1,
  written: 0,
  unproven: 0,
};

/** The rounded average grade of some blocks; 0 for no blocks. */
export const averageGrade = (levels: readonly ProofLevel[]): ProofGrade =>
  Math.round(
    levels.reduce((sum, level) => sum + PROOF_GRADES[level], 0) / (levels.length || 1),
  ) as ProofGrade;

/** What the mark of a block says. */
export interface MarkedBlock {
  /** Missing where the block has changed since the last proof. */
  level?: ProofLevel;
  note?: string;
  /** The block is meant to fail. */
  mustFail: boolean;
  /** The block is the output of the block before it. */
  isOutput: boolean;
}

interface Mark {
  grade: ProofGrade;
  word: string;
  /** The block fails as expected. */
  fails?: true;
}

/** The grade of a block, and the words beside its icon. A block that fails as expected is as proven as one that ran. */
export function markOf({level, mustFail, isOutput}: MarkedBlock): Mark {
  if (level === undefined) return {grade: 0, word: 'changed since'};
  const grade = PROOF_GRADES[level];
  if (level === 'unproven') return {grade, word: 'not run'};
  if (mustFail && grade > 1) return {grade: 3, word: 'fails as expected', fails: true};
  return {grade, word: isOutput && grade > 1 ? 'matched' : level};
}

/** Counts the blocks of each level, in the words of their marks: "16 ran, 2 checked, 1 not run". */
export const countLevels = (levels: readonly ProofLevel[]): string =>
  PROOF_LEVELS.map((level) => [levels.filter((each) => each === level).length, level] as const)
    .filter(([number]) => number > 0)
    .map(([number, level]) => `${number} ${level === 'unproven' ? 'not run' : level}`)
    .join(', ');

export interface ProofTools {
  /** What `cedra --version` says, e.g. `1.0.0`. */
  cli: string;
  /** The commit that the CLI was built from, eight hex digits. */
  commit: string;
  /** Version of `@cedra-labs/ts-sdk`, e.g. `2.2.8`. */
  sdk: string;
}

/** The Cedra CLI as readers know it: "Cedra CLI 1.0.0". */
export const cliName = ({cli}: ProofTools): string => `Cedra CLI ${cli}`;

/** The TypeScript SDK as readers know it: "ts-sdk 2.2.8". */
export const sdkName = ({sdk}: ProofTools): string => `ts-sdk ${sdk}`;

/** The tools of a proof in texts for programs: "Cedra CLI 1.0.0 (commit c6ac59a5), ts-sdk 2.2.8". */
export const exactTools = (tools: ProofTools, framework?: string): string =>
  [
    `${cliName(tools)} (commit ${tools.commit})`,
    sdkName(tools),
    ...(framework === undefined ? [] : [`cedra-framework ${framework}`]),
  ].join(', ');

// The runner: languages, environments, and what a command line does with them.
export {bash} from './languages/bash';
export {data, type DataCheck} from './languages/data';
export {files} from './languages/files';
export {shellCommands} from './languages/shell';
export {typescript} from './languages/typescript';
export {judgeMutants, type Mutant, type MutantRules, sampleMutants, scores} from './mutants/mutants';
export {
  boldText,
  formatFailure,
  formatScores,
  formatSummary,
  formatTable,
  formatVerdict,
  showProgress,
  writeReport,
} from './report/report';
export {onEverySave} from './report/watch';
export {type FileObserver, FileUsage} from './run/file-usage';
export type {Sandbox} from './run/terminal';
export {defineEnvironment, defineLanguage, type Language, type PageContext} from './run/language';
export {blockFailure, type Failure, failuresOf, type Outcome, type PageOutcome} from './run/outcome';
export {compareOutput, normalise, recordComparison} from './run/output';
export {isFree} from './run/ports';
export {endGroup, endGroupsWithThisProcess, spawnGroup} from './run/processes';
export {checkPage, type Project, provePage, provePages, type ProofRun} from './run/prove';

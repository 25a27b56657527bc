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
export {type FileObserver, FileUsage} from './execution/file-usage';
export type {Sandbox} from './execution/terminal';
export {defineEnvironment, defineLanguage, type Language, type PageContext} from './execution/language';
export {blockFailure, type Failure, failuresOf, type Outcome, type PageOutcome} from './execution/outcome';
export {compareOutput, normalise, recordComparison} from './execution/output';
export {isFree} from './execution/ports';
export {endGroup, endGroupsWithThisProcess, spawnGroup} from './execution/processes';
export {checkPage, type Project, provePage, provePages, type ProofRun} from './execution/prove';

// What a page needs in the browser. `build/` is for the build of the site.
export {limits} from './page/limits';
export {shortenCombiningMarks} from './page/combining-marks';
export type {OutputLine, ProgramRequest, ProgramResponse} from './frame/protocol';
export {runInSandbox, type EndReason} from './page/sandbox';
export {codeOfLink, linkHash, sharesProgram} from './page/share';

// What a page needs in the browser. `build.ts` is for the build of the site.
export {decide, sendRequest, type Endpoint} from './gate';
export {limits} from './limits';
export {shortenPiles} from './piles';
export type {Line, ProgramRequest, ProgramResponse} from './protocol';
export {runInSandbox, type EndReason} from './sandbox';
export {codeOfLink, linkHash, sharesProgram} from './share';

import type {Page} from '../pages/page';
import type {Task} from '../pages/tasks';
import {FileUsage} from './file-usage';
import type {Environment, Language, PageContext} from './language';
import {blockFailure, type Failure, mergeOutcomes, type Outcome, type PageOutcome} from './outcome';
import type {Comparisons} from './output';
import {takenPort} from './ports';
import {Terminal} from './terminal';

export interface Project<T = unknown> {
  classify: (page: Page) => Task[];
  languages: readonly Language<T>[];
}

/** The state that all pages of a run share. */
export interface ProofRun<T = unknown> extends Project<T> {
  environment: Environment<T>;
  /** Estimates the seconds that a page takes. Without it, each block counts as one. */
  estimate?: (page: Page) => number;
}

/**
 * Proves `jobs` pages at a time. A failing page does not stop the others.
 * @param done called after each page
 */
export async function provePages<T>(
  pages: readonly Page[],
  run: ProofRun<T>,
  jobs: number,
  done: (page: Page, outcome: PageOutcome) => void,
): Promise<PageOutcome[]> {
  const outcomes: PageOutcome[] = [];
  await forEachPage(pages, jobs, run.estimate, async (page) => {
    const outcome = await provePage(page, run).catch((error: unknown) =>
      crashed(page, error, run.environment.died()),
    );
    outcomes.push(outcome);
    done(page, outcome);
  });
  return outcomes.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function crashed(page: Page, error: unknown, died: string | undefined): PageOutcome {
  const got = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failure: Failure = {
    file: page.file,
    line: 1,
    got,
    ...(died === undefined
      ? {
          problem: 'the runner itself failed on this page',
          hint: 'This is a bug in the proof runner, not in the page.',
        }
      : {problem: died, hint: "This is not the page's fault: prove it again.", external: true}),
  };
  return {file: page.file, outcomes: [], failures: [failure], seconds: 0};
}

/** Works on each page, `jobs` at a time, the longest first, because a long page that starts last would run alone. */
export async function forEachPage(
  pages: readonly Page[],
  jobs: number,
  estimate = ({blocks}: Page): number => blocks.length,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const seconds = new Map(pages.map((page) => [page, estimate(page)]));
  const waiting = [...seconds].sort(([, a], [, b]) => b - a).map(([page]) => page);
  const worker = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await work(page);
  };
  await Promise.all(Array.from({length: Math.max(1, jobs)}, worker));
}

/** The outcome of a page, with the comparisons by which mutants of its output blocks are judged. */
export interface DetailedPageOutcome extends PageOutcome {
  comparisons: Comparisons;
}

/**
 * Follows a page as its reader would, and returns the outcome of each block. With `untilFailure`, all commands are checked
 * before the first one runs, and the proof stops at the first failure.
 */
export async function provePage<T>(
  page: Page,
  {environment, languages, classify}: ProofRun<T>,
  {untilFailure = false} = {},
): Promise<DetailedPageOutcome> {
  const start = performance.now();
  const comparisons: Comparisons = new Map();
  const tasks = classify(page);
  const taken = await takenPort(
    tasks.filter((task) => acts(task, languages)).map(({block}) => block),
    environment.redirectedPorts,
  );
  if (taken) return {file: page.file, outcomes: [taken], failures: [], seconds: 0, comparisons};
  const {sandbox, observers, tools} = await environment.open(page);
  const terminal = new Terminal(sandbox);
  const context: PageContext<T> = {
    sandbox,
    terminal,
    files: new FileUsage(sandbox.records, observers),
    captured: new Map(),
    comparisons,
    died: environment.died,
    tools,
  };
  // Each awaited before the next begins: an error in one must not leave another running.
  const steps = [
    languages.map((language) => () => language.check?.(tasks)),
    untilFailure ? languages.map((language) => () => language.preview?.(tasks)) : [],
    languages.map((language) => () => language.before?.(tasks, context)),
    [() => proveInOrder(tasks, context, languages, untilFailure)],
    languages.map((language) => () => language.after?.(tasks, context)),
  ];
  try {
    const outcomes: Outcome[] = [];
    for (const step of steps) {
      for (const prove of step) outcomes.push(...((await prove()) ?? []));
      if (untilFailure && outcomes.some(hasFailed)) break;
    }
    return {
      file: page.file,
      outcomes: mergeOutcomes(outcomes),
      failures: checkSentences(page, languages),
      seconds: (performance.now() - start) / 1000,
      comparisons,
    };
  } finally {
    await terminal.close();
  }
}

/** Checks everything on a page that needs no environment, so on any system. */
export function checkPage<T>(page: Page, {classify, languages}: Project<T>): Failure[] {
  const tasks = classify(page);
  return [
    ...languages.flatMap(({check}) => check?.(tasks) ?? []).flatMap(({failures}) => failures),
    ...checkSentences(page, languages),
  ];
}

function checkSentences<T>(page: Page, languages: readonly Language<T>[]): Failure[] {
  return languages.flatMap((language) => language.checkSentences?.(page) ?? []);
}

function acts<T>(task: Task, languages: readonly Language<T>[]): boolean {
  return languages.some((language) => language.acts?.(task));
}

const hasFailed = ({failures}: Outcome): boolean => failures.length > 0;

/** Writes files, runs commands and programs, from top to bottom. */
async function proveInOrder<T>(
  tasks: readonly Task[],
  page: PageContext<T>,
  languages: readonly Language<T>[],
  untilFailure: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let blockedBy: Task | undefined;
  for (const [at, task] of tasks.entries()) {
    const isActing = acts(task, languages);
    if (isActing && blockedBy) {
      outcomes.push(...notReached(task, blockedBy));
      continue;
    }
    const found: Outcome[] = [];
    for (const {run} of languages) found.push(...((await run?.(task, page, tasks.slice(0, at))) ?? []));
    outcomes.push(...found);
    if (untilFailure && found.some(hasFailed)) break;
    if (isActing && found.some((outcome) => outcome.block === task.block && hasFailed(outcome)))
      blockedBy = task;
  }
  return outcomes;
}

function notReached(task: Task, blockedBy: Task): Outcome[] {
  const blocks = [task.block, ...('output' in task && task.output ? [task.output] : [])];
  return blocks.map((block) => ({
    block,
    level: 'unproven',
    failures: [blockFailure(block, `not reached, because the block at line ${blockedBy.block.line} failed`)],
  }));
}

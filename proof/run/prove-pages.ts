import type {Page} from '../page/model';
import type {Progress} from '../report/progress';
import {longestFirst} from './longest-first';
import type {PageOutcome} from './outcome';
import {provePage, type RunContext} from './prove-page';

/** Proves pages, some at a time. One that fails does not keep the others from running. */
export async function provePages(
  pages: readonly Page[],
  run: RunContext,
  jobs: number,
  progress: Progress,
  proven: (page: Page, outcome: PageOutcome) => void,
): Promise<PageOutcome[]> {
  const outcomes: PageOutcome[] = [];
  const waiting = longestFirst(pages);
  const worker = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      progress.start(page.file);
      const outcome = await provePage(page, run).catch((error: unknown) => crashed(page as Page, error));
      outcomes.push(outcome);
      proven(page, outcome);
      progress.done(outcome);
    }
  };
  await Promise.all(Array.from({length: Math.max(1, jobs)}, worker));
  return outcomes.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function crashed(page: Page, error: unknown): PageOutcome {
  const got = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failure = {
    file: page.file,
    line: 1,
    problem: 'the runner itself failed on this page',
    got,
    mend: 'This is a mistake of proof/, not of the page.',
  };
  return {file: page.file, outcomes: [], failures: [failure], seconds: 0};
}

import {failuresOf, showProgress} from '@cedra-docs/proof';
import type {Page} from '@cedra-docs/proof/build';
import {styleText} from 'node:util';
import {findCli, isPinned, proofTools} from '../../cli/find';
import {findPages} from '../../pages/files';
import {loadPage} from '../../pages/page';
import {readReceipts, receiptsOf} from '../../receipts/receipts';
import type {ProveOptions} from '../main';
import {print, warnOfDrift} from '../messages';
import {waitingPages} from '../receipts';
import {loadReferences} from '../references';
import {startRun} from '../start';
import {buildProblem, runInBrowser} from './browser';
import {provablePrograms, recordRuns, waitingPrograms} from './receipts';

/** `--browser`: runs the programs of the built pages and records which succeed. Returns the exit code. */
export async function proveInBrowser({pages: files, all, since}: ProveOptions): Promise<number> {
  const {cli: reference} = loadReferences();
  const receipts = readReceipts();
  // Programs have their receipts in those of their page, which `prove --since` has written again.
  const counting = since === undefined ? receipts : receiptsOf(since);
  const found = (files.length > 0 ? files : findPages())
    .map(loadPage)
    .filter((page) => provablePrograms(page).length > 0);
  const isChosen = (page: Page): boolean =>
    all || files.length > 0 || waitingPrograms([page], counting).length > 0;
  const pages = found.filter(isChosen);
  if (pages.length === 0) {
    console.log(styleText('green', 'Nothing to run: every program of these pages has its receipt.'));
    return 0;
  }
  const problem = buildProblem(pages);
  if (problem !== undefined) throw new Error(problem);
  // Results are added to the receipt of a page, which names the tools.
  const waiting = waitingPages(pages, receipts, proofTools(reference));
  print(waiting);
  const ready = pages.filter(({file}) => waiting.every((each) => each.file !== file));
  const cli = findCli();
  const pinned = isPinned(cli, reference);
  if (!pinned) warnOfDrift(cli, reference);
  const {run, end} = await startRun(cli);
  const progress = showProgress(ready.length);
  try {
    const outcomes = await runInBrowser(ready, run, (page, outcome) => {
      const {outcomes: results} = outcome;
      const failed = results.filter(({failures}) => failures.length > 0).map(({block}) => block);
      if (pinned)
        recordRuns(
          page,
          provablePrograms(page).filter(({block}) => !failed.includes(block)),
        );
      progress(outcome);
    });
    const failures = outcomes.flatMap(failuresOf);
    print(failures);
    const count = outcomes.flatMap((each) => each.outcomes).length;
    console.log(`${count - failures.length} of ${count} programs run in the browser.`);
    return failures.length > 0 || ready.length < pages.length || !pinned ? 1 : 0;
  } finally {
    await end();
  }
}

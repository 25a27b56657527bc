import {availableParallelism} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs, styleText} from 'node:util';

import {
  boldText,
  checkPage,
  endGroupsWithThisProcess,
  failuresOf,
  formatScores,
  formatSummary,
  formatTable,
  formatVerdict,
  judgeMutants,
  onEverySave,
  type PageOutcome,
  provePage,
  provePages,
  sampleMutants,
  scores,
  showProgress,
  writeReport,
} from '@cedra-docs/proof';
import type {Page} from '@cedra-docs/proof/build';
import {annotate} from '../../lib/command/annotate';
import {root} from '../../lib/repository';
import type {ProofTools} from '../marks/marks';
import {findCli, isPinned, NoCli, proofTools} from '../cli/find';
import {frameworkName, usesMove} from '../framework/source';
import {type CedraRun, startRun} from './start';
import {PageSyntaxError, loadPage} from '../pages/page';
import {findPages, isPartial} from '../pages/files';
import {removeOtherOutputs} from '../receipts/outputs';
import {readReceipts, type Receipts, receiptsOf, removeOtherReceipts} from '../receipts/receipts';
import {checkUnproven, makeReceipt, recordProof, staleReason, waitingPages} from './receipts';
import {recordOutputs} from './outputs';
import {project} from './languages';
import {mutantRules} from './mutants';
import {reportFolder} from '../localnet/localnet';
import {print, warnOfDrift} from './messages';
import {waitingPrograms} from './programs/receipts';
import {loadReferences} from './references';

/** GitHub shows as many annotations of a step. */
const MOST_NOTICES = 10;

const usage = `npm run prove -- [pages] [flags]

  (no pages)           prove the pages that wait for their proof
  docs/x.mdx …         prove these pages
  --all                prove every page
  --browser            run the programs of the built pages in a browser, by their buttons
  --since <commit>     prove pages whose receipt has changed since this commit, too: only receipts of CI count
  --check              check what needs no localnet, and list the pages that wait for their proof; works on any system
  --watch docs/x.mdx   prove again on every save; the localnet stays up
  --mutants <n>        change blocks at random, one at a time, and list the changes that no proof detects
  --seed <n>           with --mutants: the seed (default: today's date, as 20261123)
  --minutes <n>        with --mutants: stop after this time, and list what was not judged
  --jobs <n>           pages at a time (default: two more than cores)
  --renew              regenerate the reference data from the installed tools
  --renew-from-network <clone of cedra-network>   the node's settings and the tools' error messages

  CEDRA_CLI=<path>          use this command-line tool
  CEDRA_FRAMEWORK=<clone>   compile with this clone of cedra-framework (default: GitHub's; localnet: the localnet's)
  PROVE_LOCALNET=<REST url> use a localnet that already runs
`;

async function main(args: string[]): Promise<number> {
  const {positionals, values} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      browser: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
      since: {type: 'string'},
      watch: {type: 'boolean', default: false},
      mutants: {type: 'string'},
      minutes: {type: 'string'},
      seed: {type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '')},
      jobs: {type: 'string', default: String(availableParallelism() + 2)},
      renew: {type: 'boolean', default: false},
      'renew-from-network': {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  endGroupsWithThisProcess();
  if (values.renew || values['renew-from-network'] !== undefined) {
    // Only here, because the SDK takes seconds to load.
    const {renewFromNetwork, renewReferences} = await import('./renew');
    const clone = values['renew-from-network'];
    console.log((clone === undefined ? await renewReferences() : renewFromNetwork(clone)).join('\n'));
    return 0;
  }
  if (values.check) return checkOnly(positionals);
  const options: ProveOptions = {
    pages: positionals,
    all: values.all,
    ...(values.since !== undefined && {since: values.since}),
    jobs: wholeNumber('--jobs', values.jobs),
  };
  if (values.browser) {
    // Only here, because a browser takes a second to load.
    const {proveInBrowser} = await import('./programs/command');
    return proveInBrowser(options);
  }
  if (values.mutants !== undefined) {
    const [count, seed] = [wholeNumber('--mutants', values.mutants), wholeNumber('--seed', values.seed)];
    const minutes = values.minutes === undefined ? Infinity : wholeNumber('--minutes', values.minutes);
    return proveMutants(options, {count, seed, minutes});
  }
  return values.watch ? watch(options) : prove(options);
}

/** Runs the command, and prints what went wrong. @returns its exit code, by which CI decides */
export const exitCode = (args: string[]): Promise<number> =>
  main(args).catch((error: unknown) => {
    printError(error);
    return 1;
  });

if (require.main === module)
  void exitCode(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });

function printError(error: unknown): void {
  console.error(`${boldText('red', 'error')}: ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof PageSyntaxError) annotate('error', error, error.message);
  if (process.env.DEBUG) console.error(error);
}

export interface ProveOptions {
  pages: readonly string[];
  all: boolean;
  /** A commit, whose receipts count. */
  since?: string;
  jobs: number;
}

/** `npm run prove`: proves pages and writes their receipts. Returns the exit code. */
async function prove(options: ProveOptions): Promise<number> {
  const {cli: reference} = loadReferences();
  const tools = proofTools(reference);
  const pages = selectPages(options, tools);
  if (pages.length === 0) {
    console.log(
      styleText('green', 'Nothing to prove: all receipts are valid. `--all` proves every page again.'),
    );
    return checkOnly([]);
  }
  let cli;
  try {
    cli = findCli();
  } catch (error) {
    if (error instanceof NoCli) return withoutCli(error, options.pages);
    throw error;
  }
  const pinned = isPinned(cli, reference);
  if (!pinned) warnOfDrift(cli, reference);
  const start = performance.now();
  const {run, end} = await startRun(cli);
  try {
    const outcomes = await proveAndReport(pages, run, options.jobs, pinned ? tools : undefined);
    const seconds = (performance.now() - start) / 1000;
    const used = {...tools, cli: cli.version, commit: cli.commit};
    console.log(
      `\n${formatSummary(outcomes, seconds)}\n${styleText('dim', `Report: ${writeReport(reportFolder, outcomes, used, seconds)}`)}`,
    );
    const failed = outcomes.some(hasFailed);
    // A contributor may use another version of the CLI; the packaged CLI must be the pinned version.
    if (failed || (!pinned && (cli.isPackaged || process.env.CI))) return 1;
    const unproven = checkUnproven(readReceipts());
    print(unproven);
    return unproven.length > 0 ? 1 : 0;
  } finally {
    await end();
  }
}

/** `--check`: checks what needs no localnet, and lists what waits for its proof. Returns the exit code. */
function checkOnly(files: readonly string[]): number {
  const references = loadReferences();
  const own = project(references);
  const pages = (files.length > 0 ? files : findPages()).map(loadPage);
  const failures = pages.flatMap((page) => checkPage(page, own));
  print(failures);
  const receipts = readReceipts();
  const waiting = [
    ...waitingPages(pages, receipts, proofTools(references.cli)),
    ...waitingPrograms(pages, receipts),
  ];
  print(waiting.slice(0, MOST_NOTICES), 'notice');
  const more = waiting.length - MOST_NOTICES;
  if (more > 0) console.log(`${more} more pages and programs wait for their proof.`);
  if (failures.length + waiting.length === 0)
    console.log(styleText('green', `The receipts of ${pages.length} pages are valid.`));
  return failures.length === 0 ? 0 : 1;
}

/** `--watch`: proves pages again after every save, until it is interrupted. */
async function watch({pages: files, jobs}: ProveOptions): Promise<number> {
  if (files.length === 0) throw new Error('--watch needs a page: npm run prove -- --watch docs/x.mdx');
  const {cli: reference} = loadReferences();
  const cli = findCli();
  const tools = isPinned(cli, reference) ? proofTools(reference) : undefined;
  const {run} = await startRun(cli);
  const waiting = (): void =>
    console.log(styleText('dim', 'Waiting for the next save; press Ctrl-C to stop.'));
  const again = async (): Promise<void> => {
    await proveAndReport(files.map(loadPage), run, jobs, tools);
    waiting();
  };
  const pages = files.map((file) => resolve(root, file));
  const partials = {
    folder: join(root, 'docs'),
    isPartial: (file: string) => isPartial(file) && /\.mdx?$/.test(file),
  };
  onEverySave(pages, partials, again, (error) => {
    printError(error);
    waiting();
  });
  return new Promise(() => undefined);
}

/**
 * `--mutants`: judges mutants and lists the survivors, without writing receipts. Returns the exit code: 1 when fewer than
 * `MUTANTS_GOAL` of the mutants were killed.
 */
async function proveMutants(
  {pages: files, jobs}: ProveOptions,
  {count, seed, minutes}: {count: number; seed: number; minutes: number},
): Promise<number> {
  const {cli: reference} = loadReferences();
  const pages = (files.length > 0 ? files : findPages()).map(loadPage);
  // On a page that fails unchanged, every mutant would fail, too.
  const receipts = readReceipts();
  const waiting = waitingPages(pages, receipts, proofTools(reference));
  if (waiting.length > 0) {
    print(waiting);
    return 1;
  }
  const mutants = sampleMutants(pages, count, seed, mutantRules);
  console.log(`${mutants.length} mutants of ${pages.length} pages, seed ${seed}`);
  const {run, end} = await startRun(findCli());
  try {
    const verdicts = await judgeMutants(mutants, {
      rules: mutantRules,
      prove: (page, options) => provePage(page, run, options),
      ...(run.estimate && {estimate: run.estimate}),
      jobs,
      deadline: Date.now() + minutes * 60_000,
      judged: (verdict) => console.log(formatVerdict(verdict)),
    });
    console.log(`\n${formatScores(verdicts, receipts)}`);
    const [{killed, total} = {killed: 0, total: 0}] = scores(verdicts, () => 'all');
    return killed >= MUTANTS_GOAL * total ? 0 : 1;
  } finally {
    await end();
  }
}

/** The share of mutants that must be killed: a tenth below that of all pages, because a sample of 60 varies. */
const MUTANTS_GOAL = 0.75;

function wholeNumber(flag: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${flag} needs a whole number, not \`${text}\`.`);
  return Number(text);
}

function selectPages({pages, all, since}: ProveOptions, tools: ProofTools): Page[] {
  if (pages.length > 0) return pages.map(loadPage);
  const found = findPages().map(loadPage);
  if (all) return found;
  const receipts: Receipts = since === undefined ? readReceipts() : receiptsOf(since);
  return found.filter((page) => staleReason(page, receipts, tools) !== undefined);
}

/** Proves pages. With `tools`, writes the receipt of each page without failures. */
async function proveAndReport(
  pages: readonly Page[],
  run: CedraRun,
  jobs: number,
  tools: ProofTools | undefined,
): Promise<PageOutcome[]> {
  const progress = showProgress(pages.length);
  const done = (page: Page, outcome: PageOutcome): void => {
    progress(outcome);
    print(failuresOf(outcome));
    // Pages outside docs/ (fixtures, drafts) have no receipt.
    if (tools === undefined || hasFailed(outcome) || !page.file.startsWith('docs/')) return;
    recordOutputs(page.file, outcome);
    recordProof(
      page,
      makeReceipt(page, outcome, tools, usesMove(page) ? frameworkName(run.framework) : undefined),
    );
  };
  if (tools !== undefined) {
    removeOtherReceipts(findPages());
    removeOtherOutputs(findPages());
  }
  const outcomes = await provePages(pages, run, jobs, done);
  console.log(`\n${formatTable(outcomes, 'docs/')}\n`);
  return outcomes;
}

function hasFailed(outcome: PageOutcome): boolean {
  return failuresOf(outcome).length > 0;
}

function withoutCli(error: NoCli, pages: readonly string[]): number {
  console.error(boldText('yellow', `\nNOTHING WAS RUN. ${error.message}\n`));
  const code = checkOnly(pages);
  return process.env.CI ? 1 : code;
}

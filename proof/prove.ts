import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';

import {type Framework, pageFramework, usesMove, writePageFramework} from './environment/framework';
import {Ledger} from './environment/ledger';
import {documentedPorts, isFree} from './environment/localnet';
import {makeSandbox, type SandboxTools} from './environment/sandbox';
import {Terminal} from './environment/terminal';
import {commandFailures, proveBash, proveCommands, proveScripts} from './languages/bash';
import {proveData} from './languages/data';
import {FileUsage, writeFileBlock} from './languages/files';
import {proveQueries} from './languages/graphql';
import {proveMove} from './languages/move/prove';
import {proveInlineRust, proveRust} from './languages/rust';
import {shellCommands} from './languages/shell';
import {proveBlockTypes, proveFileTypes, runTypescript} from './languages/typescript';
import {
  blockFailure,
  type Comparisons,
  type Failure,
  mergeOutcomes,
  type Outcome,
  type PageContext,
  type PageOutcome,
} from './outcome';
import type {Block, Page} from '../markdown/page';
import {pageName} from '../markdown/pages';
import {checkCommand} from './reference/check-command';
import type {References} from './reference/load';
import {checkMember} from './reference/sdk';
import type {Progress} from './report';
import {classify, isDataLanguage, type Task} from '../markdown/tasks';

/** Proves `jobs` pages at a time. A failing page does not stop the others. */
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
      const outcome = await provePage(page, run).catch((error: unknown) =>
        crashed(page, error, run.tools.localnet.died()),
      );
      outcomes.push(outcome);
      proven(page, outcome);
      progress.done(outcome);
    }
  };
  await Promise.all(Array.from({length: Math.max(1, jobs)}, worker));
  return outcomes.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function crashed(page: Page, error: unknown, localnetDied: string | undefined): PageOutcome {
  const got = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failure: Failure = {
    file: page.file,
    line: 1,
    got,
    ...(localnetDied === undefined
      ? {problem: 'the runner itself failed on this page', hint: 'This is a bug in proof/, not in the page.'}
      : {problem: localnetDied, hint: "This is not the page's fault: prove it again.", external: true}),
  };
  return {file: page.file, outcomes: [], failures: [failure], seconds: 0};
}

/** Sorts pages by estimated duration, the longest first, because a long page that starts last would run alone. */
export function longestFirst(pages: readonly Page[]): Page[] {
  const seconds = new Map(pages.map((page) => [page, estimate(page)]));
  return [...pages].sort((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0));
}

function estimate({blocks}: Page): number {
  const code = blocks.map((block) => block.code).join('\n');
  const count = (what: RegExp): number => code.match(what)?.length ?? 0;
  const network = code.includes('run-localnet --test-dir') ? 60 : 0;
  return (
    network +
    8 * count(/\bcedra move (?:test|publish|compile)/g) +
    blocks.filter(({lang}) => lang === 'bash').length
  );
}

/** The state that all pages of a run share. */
export interface RunContext {
  tools: Omit<SandboxTools, 'frameworkRepository'>;
  references: References;
  framework: Framework;
  /** Parent of the pages' folders. */
  folder: string;
}

/** The outcome of a page, with the comparisons by which mutants of its output blocks are judged. */
export interface PageProof extends PageOutcome {
  comparisons: Comparisons;
}

/**
 * Follows a page as its reader would, and returns the outcome of each block. With `untilFailure`, all commands are checked
 * before the first one runs, and the proof stops at the first failure.
 */
export async function provePage(
  page: Page,
  run: RunContext,
  {untilFailure = false} = {},
): Promise<PageProof> {
  const start = performance.now();
  const comparisons: Comparisons = new Map();
  const tasks = classify(page);
  const taken = await takenPort(tasks);
  if (taken) return {file: page.file, outcomes: [portTaken(taken)], failures: [], seconds: 0, comparisons};
  const name = pageName(page.file);
  const base = join(run.folder, 'frameworks', name);
  await mkdir(base, {recursive: true});
  const files = usesMove(page) ? pageFramework(page, run.framework.files) : [];
  const reduced = await writePageFramework(files, run.framework.folder, base);
  const frameworkRepository = run.framework.clone?.path ?? reduced;
  const sandbox = await makeSandbox(run.folder, name, {...run.tools, frameworkRepository});
  const terminal = new Terminal(sandbox);
  const ledger = await Ledger.open(run.tools.localnet.restUrl);
  const context: PageContext = {
    cli: run.tools.cli,
    localnet: run.tools.localnet,
    references: run.references,
    framework: {folder: join(base, 'framework'), files: run.framework.files},
    sandbox,
    terminal,
    // A localnet that has ended is reported with the command that failed.
    files: new FileUsage(sandbox.records, async () =>
      run.tools.localnet.died() === undefined ? ledger.read() : {called: new Set(), published: new Set()},
    ),
    bindings: new Map(),
    comparisons,
  };
  const steps = [
    async () => proveWithoutRunning(tasks, run.references),
    ...(untilFailure ? [async () => checkCommands(tasks, context)] : []),
    async () => proveBlockTypes(tasks, context),
    () => proveInOrder(tasks, context, untilFailure),
    () => proveMove(tasks, context),
    async () => proveFileTypes(tasks, context),
    () => context.files.outcomes(),
  ];
  try {
    const outcomes: Outcome[] = [];
    for (const step of steps) {
      outcomes.push(...(await step()));
      if (untilFailure && outcomes.some(({failures}) => failures.length > 0)) break;
    }
    const seconds = (performance.now() - start) / 1000;
    return {
      file: page.file,
      outcomes: mergeOutcomes(outcomes),
      failures: checkSentences(page, run.references),
      seconds,
      comparisons,
    };
  } finally {
    await terminal.close();
  }
}

/** What the committed reference data alone can decide: queries, calls of the Rust SDK, commands that are only checked. */
function proveWithoutRunning(tasks: readonly Task[], references: References): Outcome[] {
  return [
    ...proveQueries(tasks),
    ...proveRust(tasks, references.rust),
    ...proveScripts(tasks, references),
    ...tasks.filter((task) => task.kind === 'unknown').map(unknownOutcome),
  ];
}

/** Checks everything on a page that needs no localnet, so on any system. */
export function checkPage(page: Page, references: References): Failure[] {
  return [
    ...proveWithoutRunning(classify(page), references).flatMap(({failures}) => failures),
    ...checkSentences(page, references),
  ];
}

function checkSentences(page: Page, references: References): Failure[] {
  return [...proveInlineCode(page, references), ...proveInlineRust(page, references.rust)];
}

function unknownOutcome({block, problem, hint}: Extract<Task, {kind: 'unknown'}>): Outcome {
  return {block, level: 'unproven', failures: [blockFailure(block, problem, {hint})]};
}

/** Checks the commands of blocks that will run and must succeed, without running them. */
function checkCommands(tasks: readonly Task[], page: PageContext): Outcome[] {
  return tasks
    .filter((task) => task.kind === 'bash' && !task.fails)
    .map(({block}) => ({block, level: 'written', failures: commandFailures(block, page)}));
}

/** Writes files, runs commands and programs, from top to bottom. */
async function proveInOrder(
  tasks: readonly Task[],
  page: PageContext,
  untilFailure: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const programs: Block[] = [];
  let blockedBy: Block | undefined;
  for (const task of tasks) {
    const acts = task.kind === 'bash' || (task.kind === 'typescript' && task.run);
    if (acts && blockedBy) {
      outcomes.push(...notReached(task, blockedBy));
      continue;
    }
    const found = await proveTask(task, programs, page);
    outcomes.push(...found);
    if (untilFailure && found.some(({failures}) => failures.length > 0)) break;
    if (task.kind === 'typescript') programs.push(task.block);
    if (acts && found.some(({block, failures}) => block === task.block && failures.length > 0))
      blockedBy = task.block;
  }
  return outcomes;
}

async function proveTask(task: Task, programs: readonly Block[], page: PageContext): Promise<Outcome[]> {
  switch (task.kind) {
    case 'bash':
      return proveBash(task, page);
    case 'commands':
      return proveCommands(task, page);
    case 'file':
      return [
        writeFileBlock(task, page),
        ...(isDataLanguage(task.block.lang) && task.region === undefined
          ? [proveData(task.block, task.block.lang, page.references.nodeConfig)]
          : []),
      ];
    case 'typescript':
      return task.run ? runTypescript(task, programs, page) : [];
    case 'data':
      return [proveData(task.block, task.language, page.references.nodeConfig)];
    case 'unproven':
      return [{block: task.block, level: 'unproven', note: task.why, failures: []}];
    case 'move':
    case 'graphql':
    case 'output':
    case 'unknown':
      // Fragments and queries are proven in other steps, outputs with their commands.
      return [];
  }
}

function portTaken({block, port}: {block: Block; port: number}): Outcome {
  const failure = blockFailure(
    block,
    `port ${port}, which the page needs, is already in use on this machine`,
    {
      external: true,
      hint: `Stop the process that listens there (\`ss -ltnp "sport = :${port}"\` or \`lsof -i :${port}\` shows it), and prove the page again.`,
    },
  );
  return {block, level: 'unproven', failures: [failure]};
}

function notReached(task: Extract<Task, {block: Block}>, blockedBy: Block): Outcome[] {
  const blocks = [task.block, ...('output' in task && task.output ? [task.output] : [])];
  return blocks.map((block) => ({
    block,
    level: 'unproven',
    failures: [blockFailure(block, `not reached, because the block at line ${blockedBy.line} failed`)],
  }));
}

/** Checks commands (`cedra move test`) and SDK members (`cedra.getLedgerInfo`) in sentences. */
function proveInlineCode(page: Page, {cli, sdk}: References): Failure[] {
  return page.inlineCode.flatMap(({file, line, text}) => {
    const commands = shellCommands(text).filter(({words}) => words[0] === 'cedra');
    const problems = [
      ...commands.map(({words}) => checkCommand(words.slice(1), cli, true)),
      checkMember(text, sdk),
    ];
    return problems.flatMap((found) =>
      found ? [{file, line, problem: found.problem, ran: text, hint: found.hint}] : [],
    );
  });
}

// The proxy redirects these to the run's localnet, so other programs may use them.
const redirected = new Set(Object.values(documentedPorts));

const addresses = /\b(?:127\.0\.0\.1|0\.0\.0\.0|localhost):(\d{4,5})\b/g;

/** Finds the first port that a page needs and another program uses, which would answer the page's requests. */
export async function takenPort(tasks: readonly Task[]): Promise<{block: Block; port: number} | undefined> {
  for (const task of tasks) {
    if (task.kind !== 'bash' && !(task.kind === 'typescript' && task.run)) continue;
    for (const [, digits] of task.block.code.matchAll(addresses)) {
      const port = Number(digits);
      if (!redirected.has(port) && !(await isFree(port))) return {block: task.block, port};
    }
  }
  return undefined;
}

import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';

import {type FrameworkFile, pageFramework, usesMove, writePageFramework} from './environment/framework';
import {documentedPorts, isFree} from './environment/localnet';
import {makeSandbox, type SandboxTools} from './environment/sandbox';
import {Terminal} from './environment/terminal';
import {proveBash, proveCommands} from './languages/bash';
import {proveData} from './languages/data';
import {proveFileUse, writeFileBlock} from './languages/files';
import {proveGraphql} from './languages/graphql';
import {proveMove} from './languages/move/prove';
import {shellCommands} from './languages/shell';
import {proveTypes, runTypescript} from './languages/typescript';
import {
  blockFailure,
  type Failure,
  mergeOutcomes,
  type Outcome,
  type PageContext,
  type PageOutcome,
} from './outcome';
import type {Block, Page} from './page';
import {checkCommand} from './reference/check-command';
import type {References} from './reference/load';
import {checkMember} from './reference/sdk';
import type {Progress} from './report';
import {classify, isDataLanguage, type Task} from './tasks';

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
    hint: 'This is a mistake of proof/, not of the page.',
  };
  return {file: page.file, outcomes: [], failures: [failure], seconds: 0};
}

/**
 * Pages in the order in which a run starts them: a long one that starts last would run alone at the end. How long
 * a page takes is a rough guess: the networks of its own, which it waits for, then what it compiles, then its commands.
 */
export function longestFirst(pages: readonly Page[]): Page[] {
  const seconds = new Map(pages.map((page) => [page, guess(page)]));
  return [...pages].sort((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0));
}

function guess({blocks}: Page): number {
  const code = blocks.map((block) => block.code).join('\n');
  const count = (what: RegExp): number => code.match(what)?.length ?? 0;
  const network = code.includes('run-localnet --test-dir') ? 60 : 0;
  return (
    network +
    8 * count(/\bcedra move (?:test|publish|compile)/g) +
    blocks.filter(({lang}) => lang === 'bash').length
  );
}

/** What a run has for all pages. */
export interface RunContext {
  tools: Omit<SandboxTools, 'frameworkRepository'>;
  references: References;
  framework: {folder: string; files: readonly FrameworkFile[]};
  /** Parent of the pages' folders. */
  folder: string;
}

/** Does what a page tells its reader to do. */
export async function provePage(page: Page, run: RunContext): Promise<PageOutcome> {
  const start = performance.now();
  const tasks = classify(page);
  const taken = await takenPort(tasks);
  if (taken) return {file: page.file, outcomes: [portTaken(taken)], failures: [], seconds: 0};
  const name = page.file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const base = join(run.folder, 'frameworks', name.replace(/[^\w-]+/g, '-'));
  await mkdir(base, {recursive: true});
  const files = usesMove(page) ? pageFramework(page, run.framework.files) : [];
  const frameworkRepository = await writePageFramework(files, run.framework.folder, base);
  const sandbox = await makeSandbox(run.folder, name, {...run.tools, frameworkRepository});
  const terminal = new Terminal(sandbox);
  const context: PageContext = {
    cli: run.tools.cli,
    localnet: run.tools.localnet,
    references: run.references,
    framework: {folder: join(base, 'framework'), files: run.framework.files},
    sandbox,
    terminal,
    bindings: new Map(),
  };
  try {
    const outcomes = [
      ...(await proveInOrder(tasks, context)),
      ...(await proveMove(tasks, context)),
      ...proveTypes(tasks, context),
      ...proveFileUse(tasks),
    ];
    const seconds = (performance.now() - start) / 1000;
    return {
      file: page.file,
      outcomes: mergeOutcomes(outcomes),
      failures: proveInlineCode(page, run.references),
      seconds,
    };
  } finally {
    await terminal.close();
  }
}

/** The blocks that act: files, commands and programs, from top to bottom as a reader would. */
async function proveInOrder(tasks: readonly Task[], page: PageContext): Promise<Outcome[]> {
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
    if (task.kind === 'typescript' && task.fails === undefined) programs.push(task.block);
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
        ...writeFileBlock(task, page),
        ...(isDataLanguage(task.block.lang) && task.region === undefined
          ? [proveData(task.block, task.block.lang, page.references.nodeConfig)]
          : []),
      ];
    case 'typescript':
      return task.run ? runTypescript(task, programs, page) : [];
    case 'data':
      return [proveData(task.block, task.language, page.references.nodeConfig)];
    case 'graphql':
      return [proveGraphql(task.block)];
    case 'unproven':
      return [{block: task.block, level: 'unproven', note: task.why, failures: []}];
    case 'unknown':
      return [
        {
          block: task.block,
          level: 'unproven',
          failures: [blockFailure(task.block, task.problem, {hint: task.hint})],
        },
      ];
    case 'move':
    case 'output':
      // Compiled in one go after the page's commands; compared with what they belong to.
      return [];
  }
}

function portTaken({block, port}: {block: Block; port: number}): Outcome {
  const failure = blockFailure(block, `port ${port} of this machine is taken, and the page needs it`, {
    hint: `End what listens there (\`ss -ltnp "sport = :${port}"\` or \`lsof -i :${port}\` names it), and prove the page again.`,
  });
  return {block, level: 'unproven', failures: [failure]};
}

function notReached(task: Extract<Task, {block: Block}>, blockedBy: Block): Outcome[] {
  const blocks = [task.block, ...('output' in task && task.output ? [task.output] : [])];
  return blocks.map((block) => ({
    block,
    level: 'unproven',
    failures: [blockFailure(block, `was not reached: a reader is stuck at line ${blockedBy.line}`)],
  }));
}

/** Checks what sentences mention: the commands (`cedra move test`) and the SDK's members (`cedra.getLedgerInfo`). */
export function proveInlineCode(page: Page, {cli, sdk}: References): Failure[] {
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

/** What leads to the run's own localnet by way of the proxy may be taken here. */
const redirected = new Set(Object.values(documentedPorts));

const addresses = /\b(?:127\.0\.0\.1|0\.0\.0\.0|localhost):(\d{4,5})\b/g;

/**
 * The first port that a page's commands and programs name and that another program of this machine holds: it would
 * answer in the place of what the page starts, or never.
 */
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

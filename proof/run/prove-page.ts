import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';

import {Terminal} from '../blocks/bash';
import {proveFileUse} from '../blocks/file-use';
import {writeFileBlock} from '../blocks/files';
import {proveBash, proveCommands} from '../blocks/prove-bash';
import {proveData} from '../blocks/prove-data';
import {proveGraphql} from '../blocks/prove-graphql';
import type {FrameworkFile} from '../framework/modules';
import {proveMove} from '../move/prove-move';
import {classify, type Task} from '../page/classify';
import {isDataLanguage} from '../page/data-languages';
import type {Block, Page} from '../page/model';
import type {References} from '../reference/references';
import {proveTypes, runTypescript} from '../typescript/prove-typescript';
import {blockFailure} from './failure';
import {mergeOutcomes} from './merge-outcomes';
import type {Outcome, PageOutcome} from './outcome';
import type {PageContext} from './page-context';
import {pageFramework, usesMove, writePageFramework} from './page-framework';
import {proveInlineCode} from './prove-inline';
import {makeSandbox, type SandboxTools} from './sandbox';
import {takenPort} from './taken-port';

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
  let stuck: Block | undefined;
  for (const task of tasks) {
    const acts = task.kind === 'bash' || (task.kind === 'typescript' && task.run);
    if (acts && stuck) {
      outcomes.push(...notReached(task, stuck));
      continue;
    }
    const found = await proveTask(task, programs, page);
    outcomes.push(...found);
    if (task.kind === 'typescript' && task.fails === undefined) programs.push(task.block);
    if (acts && found.some(({block, failures}) => block === task.block && failures.length > 0))
      stuck = task.block;
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
          failures: [blockFailure(task.block, task.problem, {mend: task.mend})],
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
    mend: `End what listens there (\`ss -ltnp "sport = :${port}"\` or \`lsof -i :${port}\` names it), and prove the page again.`,
  });
  return {block, level: 'unproven', failures: [failure]};
}

function notReached(task: Extract<Task, {block: Block}>, stuck: Block): Outcome[] {
  const blocks = [task.block, ...('output' in task && task.output ? [task.output] : [])];
  return blocks.map((block) => ({
    block,
    level: 'unproven',
    failures: [blockFailure(block, `was not reached: a reader is stuck at line ${stuck.line}`)],
  }));
}

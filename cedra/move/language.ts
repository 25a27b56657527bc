import {
  blockFailure,
  defineLanguage,
  type Failure,
  type Outcome,
  type PageContext,
  recordComparison,
} from '@cedra-docs/proof';
import type {Block, Task} from '@cedra-docs/proof/build';
import {inPageLines, compile, type Diagnostic, fileName, showsMessages} from './compiler';
import {isComplete, itemsOfModules, type Source, wholeSource, wrapFragment} from './fragment';
import {findEqualErrors, findUnused} from './lint';
import {mentionedPaths, splitUnits, type Unit, withoutComments} from './syntax';
import type {CedraTools} from './tools';

type MoveTask = Extract<Task, {kind: 'move'}>;

type MovePage = PageContext<CedraTools>;

/** Move that no command of the page compiles. */
export const move = defineLanguage({after: proveMove});

interface Candidate {
  task: MoveTask;
  source: Source;
  /** Modules it declares, as `address::name`. */
  declares: string[];
  outcome: Outcome;
  /** The units of the block itself, and the items of its modules. */
  units: readonly Unit[];
}

/** Compiles the page's Move blocks that are not files, in as few runs of the compiler as possible. */
async function proveMove(tasks: readonly Task[], page: MovePage): Promise<Outcome[]> {
  const {candidates, library} = readCandidates(tasks, page);
  await proveCompiling(
    candidates.filter(({task}) => task.fails === undefined),
    library,
    page,
  );
  await proveRejected(
    candidates.filter(({task}) => task.fails !== undefined),
    library,
    page,
  );
  const outcomes = candidates.flatMap(({outcome, task}) =>
    // The compiler ran, so its messages are at the level of other outputs.
    task.output ? [outcome, {block: task.output, level: 'ran' as const, failures: []}] : [outcome],
  );
  return [...outcomes, ...findUnused(tasks), ...findEqualErrors(tasks)];
}

/** Reads the page in order, so that each fragment sees the earlier blocks. */
function readCandidates(
  tasks: readonly Task[],
  page: MovePage,
): {candidates: Candidate[]; library: Candidate[]} {
  const candidates: Candidate[] = [];
  const library: Candidate[] = [];
  const earlier: Unit[] = [];
  for (const task of tasks) {
    const isFile = task.kind === 'file' && task.block.lang === 'move' && task.region === undefined;
    if (task.kind !== 'move' && !isFile) continue;
    const {block} = task;
    const own: MoveTask = task.kind === 'move' ? task : {kind: 'move', block};
    const parts = splitUnits(block.code);
    const units = [...parts, ...itemsOfModules(parts)];
    // A file that no command of the page compiles is compiled like a fragment.
    const isCompiled = isFile && (page.files.isUsed(block) || page.tools.move.isRejected(block));
    const source =
      isCompiled || isComplete(parts)
        ? wholeSource(block)
        : wrapFragment(block, parts, earlier, page.tools.framework.files);
    const declares = parts.filter(({kind}) => kind === 'module').flatMap(({names}) => names);
    const candidate: Candidate = {
      task: own,
      source,
      declares,
      outcome: {block, level: 'compiled', failures: []},
      units,
    };
    if (!isCompiled) candidates.push(candidate);
    // Later fragments do not see code that must not compile.
    if (own.fails === undefined) {
      library.push(candidate);
      earlier.push(...units.filter(({kind}) => kind === 'item' || kind === 'use'));
    }
  }
  return {candidates, library};
}

/**
 * Compiles all blocks, and again without those that have errors until none has, because the compiler stops after the
 * phase that finds errors. Yields each result with its blocks and those with errors.
 */
async function* compilations(
  candidates: readonly Candidate[],
  library: readonly Candidate[],
  page: MovePage,
  folder: string,
) {
  let run = 0;
  for (const group of groups(candidates)) {
    let blocks = group;
    while (blocks.length > 0) {
      run += 1;
      const {otherFailure, errors, testFailures} = await compile(
        withNeeded(blocks, library),
        page,
        `${folder}-${run}`,
      );
      if (otherFailure !== undefined) {
        for (const {task, outcome} of blocks) outcome.failures.push(toolFailure(task.block, otherFailure));
        break;
      }
      const failed = blocks.filter(({source}) => errors.some(({file}) => file === fileName(source)));
      yield {blocks, failed, errors, testFailures};
      if (failed.length === 0) break;
      blocks = blocks.filter((candidate) => !failed.includes(candidate));
    }
  }
}

async function proveCompiling(
  candidates: readonly Candidate[],
  library: readonly Candidate[],
  page: MovePage,
): Promise<void> {
  const results = compilations(candidates, library, page, 'move');
  for await (const {blocks, failed, errors, testFailures} of results) {
    for (const {module, test, text} of testFailures) {
      const owner = blocks.find(
        ({task, declares}) =>
          declares.some((name) => name.endsWith(`::${module}`)) || module === `block_${task.block.index}`,
      );
      owner?.outcome.failures.push(
        blockFailure(owner.task.block, `the unit test \`${test}\` fails`, {
          got: text,
          ran: owner.task.block.code,
        }),
      );
    }
    for (const candidate of failed) report(candidate, errors);
    // An error in a dependency, which is reported there, prevents all blocks from compiling.
    if (failed.length === 0 && errors.length > 0)
      for (const candidate of blocks) reportDependency(candidate, errors);
  }
  creditTests(candidates);
}

/**
 * Credits blocks with unit tests, modules that such blocks name, and fragments of which such a block borrows all functions,
 * or all items where there are no functions.
 */
function creditTests(candidates: readonly Candidate[]): void {
  const testing = candidates.filter(({source}) => hasTests(source.text));
  const borrowed = new Set(testing.flatMap(({source}) => source.borrowed));
  const named = new Set(testing.flatMap(({source}) => [...mentionedPaths(source.text)]));
  for (const {declares, outcome, source, units} of candidates) {
    const items = units.filter(({kind}) => kind === 'item');
    const functions = items.filter(({text}) => /\bfun\s/.test(withoutComments(text)));
    const needed = functions.length > 0 ? functions : items;
    if (
      hasTests(source.text) ||
      (needed.length > 0 && needed.every((unit) => borrowed.has(unit))) ||
      (declares.length > 0 && declares.every((path) => named.has(path)))
    )
      outcome.level = 'ran';
  }
}

function hasTests(code: string): boolean {
  return /#\[test\b/.test(withoutComments(code));
}

/** Blocks that must not compile. */
async function proveRejected(
  candidates: readonly Candidate[],
  library: readonly Candidate[],
  page: MovePage,
): Promise<void> {
  for await (const {blocks, failed, errors} of compilations(candidates, library, page, 'move-fails')) {
    if (failed.length === 0)
      for (const {task, outcome} of blocks) outcome.failures.push(compiles(task.block));
    for (const candidate of failed) expectMessages(candidate, errors, page);
  }
}

/** Splits blocks so that no module is declared twice in one package. */
function groups(candidates: readonly Candidate[]): Candidate[][] {
  const found: Candidate[][] = [];
  for (const candidate of candidates) {
    const group = found.find(
      (each) => !each.some(({declares}) => declares.some((name) => candidate.declares.includes(name))),
    );
    if (group) group.push(candidate);
    else found.push([candidate]);
  }
  return found;
}

/** Adds the latest earlier declaration of each module that these blocks name by path. */
function withNeeded(candidates: readonly Candidate[], library: readonly Candidate[]): Source[] {
  const sources = [...candidates];
  for (const candidate of sources) {
    for (const path of mentionedPaths(candidate.source.text)) {
      if (sources.some(({declares}) => declares.includes(path))) continue;
      const before = library.filter(
        ({declares, task}) => declares.includes(path) && task.block.index < candidate.task.block.index,
      );
      const needed = before.at(-1);
      if (needed) sources.push(needed);
    }
  }
  return sources.map(({source}) => source);
}

function report({task, source, outcome}: Candidate, errors: readonly Diagnostic[]): void {
  for (const error of errors.filter(({file}) => file === fileName(source))) {
    const line = source.lines[error.line - 1] ?? -1;
    outcome.failures.push(
      blockFailure(
        task.block,
        `does not compile: ${error.message}`,
        {
          got: error.text,
          hint: 'Fix the code. If it is meant to fail, write ```move fails="part of the message".',
        },
        line < 0 ? undefined : line,
      ),
    );
  }
}

function reportDependency({task, outcome}: Candidate, errors: readonly Diagnostic[]): void {
  outcome.failures.push(
    blockFailure(task.block, 'could not be compiled because of an error in its dependencies', {
      got: errors.map(({text}) => text).join('\n\n'),
    }),
  );
}

/** Checks that the page shows exactly the compiler's messages about the block. */
function expectMessages(
  {task, source, outcome}: Candidate,
  errors: readonly Diagnostic[],
  page: MovePage,
): void {
  const own = errors.filter(({file}) => file === fileName(source));
  const got = own.map(({text}) => inPageLines(text, source)).join('\n\n');
  if (task.output === undefined) {
    outcome.failures.push(
      blockFailure(task.block, 'a `fails` block is not followed by its error', {
        got,
        hint: 'Add a ```text output block with the error right after it.',
      }),
    );
  } else {
    outcome.failures.push(...recordComparison(task.output, page, (shown) => compareMessages(shown, got)));
  }
  if (!got.includes(task.fails ?? '')) {
    outcome.failures.push(
      blockFailure(task.block, `the compiler message does not contain \`${task.fails}\``, {
        got,
        hint: 'Change `fails`.',
      }),
    );
  }
}

function compareMessages(shown: Block, got: string): Failure[] {
  if (showsMessages(shown.code, got)) return [];
  return [
    blockFailure(shown, 'the compiler message differs', {
      expected: shown.code,
      got,
      hint: 'Show every message in full. Only file names may differ.',
    }),
  ];
}

function compiles(block: Block): Failure {
  return blockFailure(block, 'this block is marked `fails`, but it compiles', {
    expected: String(block.meta.fails),
    hint: 'Remove `fails`, or make the mistake that the page describes.',
  });
}

function toolFailure(block: Block, output: string): Failure {
  return blockFailure(block, 'the compiler failed without naming an error', {got: output.trim()});
}

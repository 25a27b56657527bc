import {changesOf, type Change, kindsOf} from './mutations';
import type {PageOutcome} from './outcome';
import type {Block, Page} from '../markdown/page';
import {markedLine} from '../markdown/regions';
import {provePage, type RunContext} from './prove';
import {classify, type Task} from '../markdown/tasks';

/** A page with one change in one block, which its proof should notice. */
export interface Mutant extends Change {
  page: Page;
  block: Block;
}

export interface Verdict {
  mutant: Mutant;
  /**
   * `equivalent`: nothing failed, because the page is as true as before; `undecided`: the proof could not be carried
   * out, which says nothing about the page.
   */
  verdict: 'killed' | 'survived' | 'equivalent' | 'undecided';
  /** The failure that was found, or why the change is equivalent. */
  reason?: string;
}

/** Takes `count` different mutants of these pages: a random block, a random kind of change, a random place. */
export function sampleMutants(pages: readonly Page[], count: number, seed: number): Mutant[] {
  const random = generator(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let left = pages.flatMap((page) =>
    classify(page)
      .filter(({kind}) => kind !== 'unproven' && kind !== 'unknown')
      .map(({block}) => ({page, block, changes: changesOf(block)})),
  );
  const mutants: Mutant[] = [];
  while (mutants.length < count) {
    left = left.filter(({changes}) => changes.length > 0);
    if (left.length === 0) break;
    const {page, block, changes} = pick(left);
    const kind = pick(kindsOf(changes));
    const change = pick(changes.filter((each) => each.kind === kind));
    changes.splice(changes.indexOf(change), 1);
    mutants.push({page, block, ...change});
  }
  return mutants;
}

/** A generator of numbers from 0 to 1 (mulberry32): the same seed gives the same mutants everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The page with the change. Only this copy in memory has it. */
export function withChange({page, block, line, after}: Mutant): Page {
  const change = (text: string, at: number): string => {
    const lines = text.split('\n');
    lines.splice(at, 1, ...(after === undefined ? [] : [after]));
    return lines.join('\n');
  };
  const {marked} = block;
  const changed: Block = {
    ...block,
    code: change(block.code, line),
    ...(marked !== undefined && {marked: change(marked, markedLine(marked, line))}),
  };
  return {...page, blocks: page.blocks.map((each) => (each === block ? changed : each))};
}

const staticKinds: readonly Task['kind'][] = ['commands', 'data', 'graphql'];

/**
 * The part of a page that can notice a change of the block with this index. Queries, data and commands that are only
 * checked need nothing else; Move fragments need only one another where the page has no Move files. For all other
 * blocks that is the whole page.
 */
export function relevantPart(page: Page, index: number): Page {
  const tasks = classify(page);
  const ownerOf = (at: number): Task | undefined =>
    tasks[at]?.kind === 'output' ? tasks[at - 1] : tasks[at];
  const kind = ownerOf(tasks.findIndex(({block}) => block.index === index))?.kind ?? 'unknown';
  const hasMoveFiles = tasks.some((task) => task.kind === 'file' && task.block.lang === 'move');
  const wanted = staticKinds.includes(kind)
    ? staticKinds
    : kind === 'move' && !hasMoveFiles
      ? [kind]
      : undefined;
  if (!wanted) return page;
  const parts = tasks.filter((_, at) => wanted.includes(ownerOf(at)?.kind ?? 'unknown'));
  return {...page, blocks: parts.map(({block}) => block), inlineCode: []};
}

/**
 * Proves each mutant until its first failure. `jobs` pages are in work at a time; the mutants of one page take turns,
 * because a page needs its ports.
 */
export async function judgeMutants(
  mutants: readonly Mutant[],
  run: RunContext,
  jobs: number,
  judged: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const files = [...new Set(mutants.map(({page}) => page.file))];
  const waiting = files
    .map((file) => mutants.filter(({page}) => page.file === file))
    .sort((a, b) => b.length - a.length);
  const verdicts: Verdict[] = [];
  const worker = async (): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const mutant of group) {
        const verdict = await judge(mutant, run);
        verdicts.push(verdict);
        judged(verdict);
      }
    }
  };
  await Promise.all(Array.from({length: Math.max(1, jobs)}, worker));
  return verdicts;
}

async function judge(mutant: Mutant, run: RunContext): Promise<Verdict> {
  const page = relevantPart(withChange(mutant), mutant.block.index);
  let outcome: PageOutcome;
  try {
    outcome = await provePage(page, run, {untilFailure: true});
  } catch (error) {
    return {mutant, verdict: 'undecided', reason: String(error)};
  }
  const failure = [...outcome.outcomes.flatMap(({failures}) => failures), ...outcome.failures][0];
  if (!failure) {
    const equivalent = equivalence(mutant);
    return equivalent === undefined
      ? {mutant, verdict: 'survived'}
      : {mutant, verdict: 'equivalent', reason: equivalent};
  }
  const reason = `${failure.file}:${failure.line}: ${failure.problem}`;
  return {mutant, verdict: failure.external ? 'undecided' : 'killed', reason};
}

/** Why a page with a change that nothing noticed is as true as before; undefined when it is not. README.md has the rules. */
export function equivalence(mutant: Mutant): string | undefined {
  return equivalences.find(({holds}) => holds(mutant))?.reason;
}

const equivalences: readonly {reason: string; holds: (mutant: Mutant) => boolean}[] = [
  {
    reason: 'this code never runs, and the compiler says the same about it',
    holds: ({block: {lang, meta}, kind}) =>
      lang === 'move' && meta.fails !== undefined && (kind === 'number' || kind === 'letter'),
  },
  {
    reason: 'fewer rows are shown than either limit allows, and an example may have any up to the largest',
    holds: ({block, before, after = ''}) =>
      block.lang === 'graphql' && withoutLimit(before) === withoutLimit(after),
  },
  {
    reason: 'which number an error has is free, as long as no other error of the block has it',
    holds: ({block, before, after}) => {
      const other = errorNumber.exec(after ?? '')?.[1];
      const taken = block.code.split('\n').map((line) => errorNumber.exec(line)?.[1]);
      return errorNumber.test(before) && other !== undefined && !taken.includes(other);
    },
  },
  {
    reason:
      'each command that is left does what the page says, and no output on the page is of the other one',
    holds: ({page, block, kind, line, before}) => {
      const above = block.code.split('\n')[line - 1] ?? '';
      const isWhole =
        /^\S/.test(before) && ![above, before].some((each) => /(?:\\|\||&&|\bdo|\{|\()$/.test(each));
      const showsOutput = page.blocks[block.index + 1]?.meta.output === true;
      return kind === 'line' && block.lang === 'bash' && isWhole && !showsOutput;
    },
  },
];

const withoutLimit = (line: string): string => line.replace(/\blimit: \d+/, '').trim();

const errorNumber = /^\s*const E\w+: u64 = (\d+);/;

/** How many of the decided mutants were killed, for each value of `of`. Equivalent mutants do not count. */
export function scores(
  verdicts: readonly Verdict[],
  of: (mutant: Mutant) => string,
): {name: string; killed: number; total: number}[] {
  const decided = verdicts.filter(({verdict}) => verdict === 'killed' || verdict === 'survived');
  const names = [...new Set(decided.map(({mutant}) => of(mutant)))].sort();
  return names.map((name) => {
    const own = decided.filter(({mutant}) => of(mutant) === name);
    return {name, killed: own.filter(({verdict}) => verdict === 'killed').length, total: own.length};
  });
}

import {changesOf, type LineChange, kindsOf} from './mutations';
import {type Failure, failuresOf, type PageOutcome} from '../execution/outcome';
import type {Block, Page} from '../pages/page';
import {markedLine} from '../pages/regions';
import {type DetailedPageOutcome, forEachPage} from '../execution/prove';
import type {Task} from '../pages/tasks';

/** A page with a change in one block, which its proof should detect. */
export interface Mutant extends LineChange {
  page: Page;
  block: Block;
}

export interface MutantVerdict {
  mutant: Mutant;
  /**
   * `equivalent`: nothing failed because the page is still correct; `undecided`: the proof could not be carried out.
   */
  verdict: 'killed' | 'survived' | 'equivalent' | 'undecided';
  /** The failure, or why the change is equivalent or undecided. */
  reason?: string;
}

/** What a project knows about changes of its pages. */
export interface MutantRules {
  classify: (page: Page) => Task[];
  /** Whether a line must stay, although its block would pass without it: an assertion that holds does nothing. */
  keepsLine?: (lines: readonly string[], at: number) => boolean;
  /** The tasks that will probably detect a change of this task, if the whole page is not needed. */
  detectors?: (task: Task) => ((other: Task) => boolean) | undefined;
  /** Why an undetected change leaves the page correct; undefined when it does not. */
  equivalence?: (mutant: Mutant) => string | undefined;
}

/** Draws `count` different mutants: a random block, a random kind of change, a random place. */
export function sampleMutants(
  pages: readonly Page[],
  count: number,
  seed: number,
  {classify, keepsLine}: MutantRules,
): Mutant[] {
  const random = generator(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  let left = pages.flatMap((page) =>
    classify(page)
      .filter(({kind}) => kind !== 'unproven' && kind !== 'unknown')
      .map(({block}) => ({page, block, changes: changesOf(block, keepsLine)})),
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

/** A generator of random numbers from 0 to 1 (mulberry32) that is reproducible by its seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Applies the change to a copy of the page in memory. */
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

/**
 * The part of a page that will probably detect a change of the block with this index, or the whole page. An output belongs
 * to the task before it.
 */
export function partFor(page: Page, index: number, {classify, detectors}: MutantRules): Page {
  const tasks = classify(page);
  const ownerOf = (at: number): Task | undefined =>
    tasks[at]?.kind === 'output' ? tasks[at - 1] : tasks[at];
  const owner = ownerOf(tasks.findIndex(({block}) => block.index === index));
  const detects = owner && detectors?.(owner);
  if (!detects) return page;
  const isInPart = (at: number): boolean => {
    const task = ownerOf(at);
    return task !== undefined && detects(task);
  };
  return {
    ...page,
    blocks: tasks.filter((_, at) => isInPart(at)).map(({block}) => block),
    inlineCode: [],
  };
}

interface JudgeOptions {
  rules: MutantRules;
  prove: Prover;
  /** Estimates the seconds that the proof of a page takes. */
  estimate?: (page: Page) => number;
  /** Pages at a time. The mutants of one page take turns, because a page needs its ports. */
  jobs: number;
  /** Time in milliseconds, as of `Date.now()`, after which no further mutant starts. */
  deadline: number;
  judged: (verdict: MutantVerdict) => void;
}

export async function judgeMutants(
  mutants: readonly Mutant[],
  {rules, prove, estimate, jobs, deadline, judged}: JudgeOptions,
): Promise<MutantVerdict[]> {
  const verdicts: MutantVerdict[] = [];
  const pages = mutants.map(({page}) => page);
  await forEachPage(pages, jobs, estimate, async (page) => {
    const proofs: Proofs = new Map();
    for (const mutant of mutants.filter((each) => each.page === page)) {
      const verdict: MutantVerdict =
        Date.now() > deadline
          ? {mutant, verdict: 'undecided', reason: 'not judged: the time ran out'}
          : await judge(mutant, rules, prove, proofs).catch((error: unknown) => ({
              mutant,
              verdict: 'undecided',
              reason: String(error),
            }));
      verdicts.push(verdict);
      judged(verdict);
    }
  });
  return verdicts;
}

/** Proofs of an unchanged page and its parts, by the indexes of their blocks. */
type Proofs = Map<string, DetailedPageOutcome>;

type Prover = (page: Page, options?: {untilFailure: boolean}) => Promise<DetailedPageOutcome>;

async function proofOf(part: Page, prove: Prover, proofs: Proofs): Promise<DetailedPageOutcome> {
  const key = part.blocks.map(({index}) => index).join();
  const proof = proofs.get(key) ?? (await prove(part));
  // The next attempt may succeed where the network or the environment failed.
  if (!firstFailure(proof)?.external) proofs.set(key, proof);
  return proof;
}

/**
 * Proves a mutant until its first failure: first the part of the page that will probably detect the change, whose failure
 * counts when the unchanged part has none, and then the whole page. An output is first compared with what the unchanged
 * page printed, because its change cannot alter what the commands do.
 */
async function judge(
  mutant: Mutant,
  rules: MutantRules,
  prove: Prover,
  proofs: Proofs,
): Promise<MutantVerdict> {
  const {page, block} = mutant;
  const changed = withChange(mutant);
  const part = partFor(changed, block.index, rules);
  if (block.meta.output === true) {
    const unchanged = await proofOf(page, prove, proofs);
    const failure = firstFailure(unchanged);
    if (failure) return undecided(mutant, failure);
    const shown = changed.blocks[block.index];
    const difference = shown && unchanged.comparisons.get(block)?.(shown)[0];
    if (difference) return {mutant, verdict: 'killed', reason: failureText(difference)};
  }
  if (part !== changed) {
    const failure = firstFailure(await prove(part, {untilFailure: true}));
    if (
      failure &&
      !failure.external &&
      !firstFailure(await proofOf(partFor(page, block.index, rules), prove, proofs))
    )
      return {mutant, verdict: 'killed', reason: failureText(failure)};
  }
  const proof = await prove(changed, {untilFailure: true});
  const failure = firstFailure(proof);
  if (failure)
    return failure.external || failsEarlier(proof, block)
      ? undecided(mutant, failure)
      : {mutant, verdict: 'killed', reason: failureText(failure)};
  const reason = rules.equivalence?.(mutant);
  return reason === undefined ? {mutant, verdict: 'survived'} : {mutant, verdict: 'equivalent', reason};
}

const firstFailure = (outcome: PageOutcome): Failure | undefined => failuresOf(outcome)[0];

/** Whether a command failed that runs before the changed block: the change cannot be the reason. */
function failsEarlier({outcomes}: PageOutcome, {index}: Block): boolean {
  const failed = outcomes.find(({failures}) => failures.length > 0)?.block;
  return failed?.lang === 'bash' && failed.index < index;
}

const failureText = ({file, line, problem}: Failure): string => `${file}:${line}: ${problem}`;

const undecided = (mutant: Mutant, failure: Failure): MutantVerdict => ({
  mutant,
  verdict: 'undecided',
  reason: failureText(failure),
});

/** The number of killed and of decided mutants for each value of `of`, without equivalent ones. */
export function scores(
  verdicts: readonly MutantVerdict[],
  of: (mutant: Mutant) => string,
): {name: string; killed: number; total: number}[] {
  const decided = verdicts.filter(({verdict}) => verdict === 'killed' || verdict === 'survived');
  const names = [...new Set(decided.map(({mutant}) => of(mutant)))].sort();
  return names.map((name) => {
    const own = decided.filter(({mutant}) => of(mutant) === name);
    return {name, killed: own.filter(({verdict}) => verdict === 'killed').length, total: own.length};
  });
}

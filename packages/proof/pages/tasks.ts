import {lineMarks} from './line-marks';
import type {Block, Page} from './page';

/** The kinds of tasks, each with what its tasks have besides their block. Further languages add their kinds. */
export interface TaskKinds {
  bash: {fails: boolean; output?: Block};
  /** Commands that are checked instead of run. */
  commands: {why: string};
  /** Text that is written to a file, or to a region of one. */
  file: {path: string; region?: string};
  typescript: {run: boolean; output?: Block};
  data: {language: DataLanguage};
  /** The output of the task before, which has it, too. */
  output: object;
  unproven: {why: string};
  unknown: {problem: string; hint: string};
}

/** What the runner does with a block. */
export type Task = {[Kind in keyof TaskKinds]: {kind: Kind; block: Block} & TaskKinds[Kind]}[keyof TaskKinds];

/** How the blocks of a language become tasks. */
export interface FenceLanguage {
  /** The names of the language after a fence. */
  langs: readonly string[];
  /** What a block that must fail says: the word `fails`, or `fails="part of the message"`. */
  fails?: 'word' | 'text';
  classify: (block: Block) => Task;
  /** The tasks that an output block may follow, and their name in a hint. */
  prints?: {name: string; holds: (task: Task) => boolean};
}

const dataLanguages = ['json', 'yaml', 'toml', 'ini'] as const;

/** A language whose text is checked by parsing it. */
export type DataLanguage = (typeof dataLanguages)[number];

export const isDataLanguage = (lang: string): lang is DataLanguage =>
  (dataLanguages as readonly string[]).includes(lang);

export const dataFence: FenceLanguage = {
  langs: dataLanguages,
  classify: (block) => ({kind: 'data', block, language: block.lang as DataLanguage}),
};

export const typescriptFence: FenceLanguage = {
  langs: ['ts', 'tsx', 'js', 'jsx'],
  classify: (block) => ({kind: 'typescript', block, run: block.meta.run === true}),
  prints: {name: 'ts with `run`', holds: (task) => task.kind === 'typescript' && task.run},
};

export const powershellFence: FenceLanguage = {
  langs: ['powershell'],
  classify: (block) => ({kind: 'commands', block, why: 'PowerShell'}),
};

const needsRoot = /(^|[\n;&|]\s*)(sudo|apt-get|apt|brew|dnf|systemctl|choco|winget|docker)\s/;

/** @param tabs values of the tabs whose commands are checked instead of run */
export const bashFence = (tabs: readonly string[] = ['macos', 'windows']): FenceLanguage => ({
  langs: ['bash'],
  fails: 'word',
  classify(block) {
    const {meta} = block;
    if (typeof meta.checked === 'string') return {kind: 'commands', block, why: meta.checked};
    if (meta.checked === true) {
      return unknown(block, '`checked` has no reason', 'Write checked="why it is not run here".');
    }
    const tab = block.tabs.find(({value}) => tabs.includes(value));
    if (tab) return {kind: 'commands', block, why: tab.value};
    if (needsRoot.test(block.code)) return {kind: 'commands', block, why: 'changes the machine'};
    return {kind: 'bash', block, fails: meta.fails !== undefined};
  },
  prints: {name: 'bash', holds: ({kind}) => kind === 'bash'},
});

/** What a project writes in its fences. */
export interface Fences {
  fences: readonly FenceLanguage[];
  /** Languages that need no proof, such as diagrams. */
  ignored?: readonly string[];
  /** Words that only change how a block looks. */
  looks?: readonly string[];
  /** Where writers read about the kinds of blocks. */
  manual: string;
}

const ownWords = ['title', 'region', 'output', 'fails', 'run', 'checked', 'unproven', '{}'];

/** Makes the function that decides what to do with every block of a page. */
export function classifier({fences, ignored = [], looks = [], manual}: Fences): (page: Page) => Task[] {
  const words = [...ownWords, ...looks];
  const fenceOf = (lang: string): FenceLanguage | undefined => fences.find(({langs}) => langs.includes(lang));
  const prints = (task: Task): boolean => fences.some((fence) => fence.prints?.holds(task));

  function classifyBlock(block: Block, before: Task | undefined): Task {
    const {lang, meta} = block;
    const malformed = malformedTask(block, words);
    if (malformed) return malformed;
    const fence = fenceOf(lang);
    if (meta.unproven !== undefined) {
      if (typeof meta.unproven === 'string') return {kind: 'unproven', block, why: meta.unproven};
      return unknown(block, '`unproven` has no reason', 'Write unproven="why it cannot be run".');
    }
    const mayFail = fence?.fails === 'word' || (fence?.fails === 'text' && meta.fails !== true);
    if (meta.fails !== undefined && !mayFail) {
      return unknown(block, '`fails` is not supported here', `Write ${waysToFail().join(' or ')}.`);
    }
    if (meta.output === true) return classifyOutput(block, before);
    if (typeof meta.title === 'string') {
      const region = typeof meta.region === 'string' ? {region: meta.region} : {};
      return {kind: 'file', block, path: meta.title, ...region};
    }
    if (lang === 'json' && before && (before.kind === 'commands' || prints(before))) {
      return unknown(
        block,
        'this JSON block does not say whether it is the output of the block before it',
        'Write ```json output to compare it. For anything else, write title="path/to/file.json" or unproven="what it is".',
      );
    }
    if (fence) return fence.classify(block);
    return unknown(
      block,
      lang === '' ? 'the code fence has no language' : `a \`${lang}\` block needs a title or \`output\``,
      `See ${manual} for the kinds of blocks. Mark a block that cannot be run with unproven="why".`,
    );
  }

  function waysToFail(): string[] {
    return fences.flatMap(({langs: [lang], fails}) =>
      fails ? [`\`\`\`${lang} fails${fails === 'text' ? '="part of the message"' : ''}`] : [],
    );
  }

  function classifyOutput(block: Block, before: Task | undefined): Task {
    if (before && prints(before)) return {kind: 'output', block};
    if (before?.kind === 'commands' || before?.kind === 'unproven') {
      return {kind: 'unproven', block, why: `output of a command that was not run (${before.why})`};
    }
    const printing = fences.flatMap(({prints: by}) => by?.name ?? []);
    const list = new Intl.ListFormat('en', {type: 'disjunction'}).format(printing);
    return unknown(
      block,
      'no command precedes this output',
      `Put an output block directly after the block that prints it: ${list}.`,
    );
  }

  return ({blocks}) => {
    const tasks: Task[] = [];
    for (const block of blocks) {
      if (ignored.includes(block.lang)) continue;
      const before = tasks.at(-1);
      const task = classifyBlock(block, before);
      if (task.kind === 'output') Object.assign(before ?? {}, {output: block});
      tasks.push(task);
    }
    return tasks;
  };
}

function malformedTask(block: Block, words: readonly string[]): Task | undefined {
  const unknownWord = Object.keys(block.meta).find((word) => !words.includes(word));
  if (unknownWord !== undefined) {
    return unknown(
      block,
      `unknown code-fence attribute \`${unknownWord}\``,
      `Known attributes: ${words.join(', ')}.`,
    );
  }
  if (block.code.trim() === '') return unknown(block, 'the block is empty', 'Write its code, or remove it.');
  if (block.marked !== undefined && [...lineMarks(block.rawMeta).values()].includes('removed')) {
    return unknown(
      block,
      'a file with regions has removed lines',
      'Show the removed lines in the block that replaces the region.',
    );
  }
  return undefined;
}

function unknown(block: Block, problem: string, hint: string): Task {
  return {kind: 'unknown', block, problem, hint};
}

import {lineMarks} from '../src/prism/lineMarks';
import type {Block, Page} from './page';

const languages = ['json', 'yaml', 'toml', 'ini'] as const;

/** A language whose text is checked by parsing it. */
export type DataLanguage = (typeof languages)[number];

export function isDataLanguage(lang: string): lang is DataLanguage {
  return (languages as readonly string[]).includes(lang);
}

/** What the runner does with a block. */
export type Task =
  | {kind: 'bash'; block: Block; fails: boolean; output?: Block}
  | {kind: 'commands'; block: Block; why: string}
  | {kind: 'file'; block: Block; path: string; region?: string}
  | {kind: 'move'; block: Block; fails?: string; output?: Block}
  | {kind: 'typescript'; block: Block; run: boolean; output?: Block}
  | {kind: 'data'; block: Block; language: DataLanguage}
  | {kind: 'graphql'; block: Block}
  | {kind: 'output'; block: Block}
  | {kind: 'unproven'; block: Block; why: string}
  | {kind: 'unknown'; block: Block; problem: string; hint: string};

// Words that only change how a block looks.
const looks = new Set(['{}', 'showLineNumbers', 'alt', 'noInline']);
const words = new Set(['title', 'region', 'output', 'fails', 'run', 'checked', 'unproven', ...looks]);

/** Decides what to do with every block of a page. Diagrams are rendered by the build and need no proof. */
export function classify(page: Page): Task[] {
  const tasks: Task[] = [];
  for (const block of page.blocks) {
    if (block.lang === 'mermaid') continue;
    const task = classifyBlock(block, tasks.at(-1));
    if (task.kind === 'output') attach(tasks, block);
    tasks.push(task);
  }
  return tasks;
}

function classifyBlock(block: Block, before: Task | undefined): Task {
  const {lang, meta} = block;
  const unknownWord = Object.keys(meta).find((word) => !words.has(word));
  if (unknownWord !== undefined) {
    return unknown(
      block,
      `unknown code-fence attribute \`${unknownWord}\``,
      `Known attributes: ${[...words].join(', ')}.`,
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
  if (meta.unproven !== undefined) {
    if (typeof meta.unproven === 'string') return {kind: 'unproven', block, why: meta.unproven};
    return unknown(block, '`unproven` has no reason', 'Write unproven="why it cannot be run".');
  }
  if (meta.fails !== undefined && lang !== 'bash' && (lang !== 'move' || meta.fails === true)) {
    return unknown(
      block,
      '`fails` is not supported here',
      'Write ```bash fails or ```move fails="part of the message".',
    );
  }
  if (meta.output === true) return classifyOutput(block, before);
  if (typeof meta.title === 'string') {
    const region = typeof meta.region === 'string' ? {region: meta.region} : {};
    return {kind: 'file', block, path: meta.title, ...region};
  }
  if (lang === 'bash') return classifyBash(block);
  if (lang === 'powershell') return {kind: 'commands', block, why: 'PowerShell'};
  if (lang === 'move')
    return {kind: 'move', block, ...(typeof meta.fails === 'string' ? {fails: meta.fails} : {})};
  if (['ts', 'tsx', 'js', 'jsx'].includes(lang)) {
    return {kind: 'typescript', block, run: meta.run === true};
  }
  if (lang === 'graphql') return {kind: 'graphql', block};
  if (lang === 'json' && isCommand(before)) {
    return unknown(
      block,
      'it is not said whether this JSON is the output of the block before it',
      'Write ```json output, and it is compared. If it is something else, write title="path/to/file.json" or unproven="what it is".',
    );
  }
  if (isDataLanguage(lang)) return {kind: 'data', block, language: lang};
  return unknown(
    block,
    lang === '' ? 'the code fence has no language' : `a \`${lang}\` block needs a title or \`output\``,
    'See proof/README.md for the kinds of blocks. Mark a block that cannot be run with unproven="why".',
  );
}

/** Whether readers take what follows for its output. */
const isCommand = (task: Task | undefined): boolean =>
  task?.kind === 'bash' || task?.kind === 'commands' || (task?.kind === 'typescript' && task.run);

function classifyOutput(block: Block, before: Task | undefined): Task {
  const prints =
    before?.kind === 'bash' ||
    (before?.kind === 'typescript' && before.run) ||
    (before?.kind === 'move' && before.fails !== undefined);
  if (prints) {
    return {kind: 'output', block};
  }
  if (before?.kind === 'commands' || before?.kind === 'unproven') {
    return {kind: 'unproven', block, why: `output of a command that was not run (${before.why})`};
  }
  return unknown(
    block,
    'no command precedes this output',
    'Put an output block directly after the block that prints it: bash, ts with `run`, or Move that `fails`.',
  );
}

const needsRoot = /(^|[\n;&|]\s*)(sudo|apt-get|apt|brew|dnf|systemctl|choco|winget|docker)\s/;

function classifyBash(block: Block): Task {
  const {meta} = block;
  if (typeof meta.checked === 'string') return {kind: 'commands', block, why: meta.checked};
  if (meta.checked === true) {
    return unknown(block, '`checked` has no reason', 'Write checked="why it is not run here".');
  }
  const network = block.tabs.find(({value}) => ['devnet', 'testnet', 'mainnet'].includes(value));
  if (network) return {kind: 'commands', block, why: network.value};
  const system = block.tabs.find(({value}) => ['macos', 'windows'].includes(value));
  if (system) return {kind: 'commands', block, why: system.value};
  if (needsRoot.test(block.code)) return {kind: 'commands', block, why: 'changes the machine'};
  return {kind: 'bash', block, fails: meta.fails !== undefined};
}

function attach(tasks: readonly Task[], output: Block): void {
  const command = tasks.at(-1);
  if (command?.kind === 'bash' || command?.kind === 'typescript' || command?.kind === 'move')
    command.output = output;
}

function unknown(block: Block, problem: string, hint: string): Task {
  return {kind: 'unknown', block, problem, hint};
}

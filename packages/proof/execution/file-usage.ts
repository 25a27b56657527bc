import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync} from 'node:fs';
import {join} from 'node:path';

import {forEachChild, parse, type SyntaxNode} from 'unbash';

import type {ProofLevel} from '../receipts/levels';
import type {Block} from '../pages/page';
import {findRegion, withoutMarks} from '../pages/regions';
import {shellCommands} from '../languages/shell';
import type {Outcome} from './outcome';

interface WrittenFile {
  block: Block;
  /** Absolute path. */
  file: string;
  /** The text of the block: the whole file with its region marks, or the region. */
  text: string;
  /** The resulting file with its region marks. */
  marked: string;
  region?: string;
}

/** Observes how programs use some files of a page, where access times say too little. */
export interface FileObserver {
  observes: (file: string) => boolean;
  /** Called with the observed files of the page whenever there is a new one. */
  watch: (files: readonly string[]) => void;
  /** Credits the blocks that were used, after the commands of a block. */
  read: (usage: FileUsage) => void;
  /** Does the same after the last block of the page. */
  readLast: (usage: FileUsage) => Promise<void>;
}

/**
 * Tracks how the page's files are used. A block gets a level only for a command that succeeded and read exactly the text
 * of the block:
 * - programs for Node: `ran` when a process loaded exactly this text and did not fail;
 * - files that an observer knows: what it credits;
 * - other files: `ran` by a command. The access time says that a file was read.
 */
export class FileUsage {
  private readonly written: WrittenFile[] = [];
  private readonly levels = new Map<Block, ProofLevel>();

  /** @param records the folder of the records that `node/record.mjs` writes: `<process>.loads` and `<process>.exit` */
  constructor(
    private readonly records: string,
    private readonly observers: readonly FileObserver[] = [],
  ) {
    mkdirSync(records, {recursive: true});
    this.watch();
  }

  add(file: WrittenFile): void {
    this.written.push(file);
    this.watch();
  }

  /** Adds the region marks to a file's content if a block wrote exactly this content. */
  marked(file: string, content: string): string {
    const left = this.written.filter((each) => each.file === file && withoutMarks(each.marked) === content);
    return left.at(-1)?.marked ?? content;
  }

  /** Runs a block's commands and records which files they read. */
  async during<T extends {code: number}>(script: string, run: () => Promise<T>): Promise<T> {
    const isObserved = (file: string): boolean => this.observers.some(({observes}) => observes(file));
    const others = this.paths().filter((file) => !isObserved(file) && existsSync(file));
    const before = new Map(others.map((file) => [file, readFileSync(file, 'utf8')]));
    for (const file of others) utimesSync(file, 0, statSync(file).mtime);
    const result = await run();
    const read = others.filter((file) => existsSync(file) && statSync(file).atimeMs !== 0);
    if (result.code === 0 && provesReading(script, read)) {
      for (const file of read) {
        const text = readFileSync(file, 'utf8');
        if (text === before.get(file)) this.credit(this.blocksIn(file, text), 'ran');
      }
    }
    for (const observer of this.observers) observer.read(this);
    return result;
  }

  /** Whether a command of the page used exactly this block's text. */
  isUsed(block: Block): boolean {
    return this.levels.has(block);
  }

  /** The level of each block, at the end of the page. */
  async outcomes(): Promise<Outcome[]> {
    this.readLoads();
    for (const observer of this.observers) await observer.readLast(this);
    return [...this.levels].map(([block, level]) => ({block, level, failures: []}));
  }

  private paths(): string[] {
    return [...new Set(this.written.map(({file}) => file))];
  }

  private watch(): void {
    for (const {observes, watch} of this.observers) watch(this.paths().filter(observes));
  }

  private readLoads(): void {
    for (const name of readdirSync(this.records)) {
      if (!name.endsWith('.loads')) continue;
      const path = join(this.records, name);
      const exit = path.replace(/loads$/, 'exit');
      if (existsSync(exit) && readFileSync(exit, 'utf8') !== '0') continue;
      for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
        const {file, text} = JSON.parse(line) as {file: string; text: string};
        this.credit(this.blocksIn(file, text), 'ran');
      }
    }
  }

  /** The blocks whose text is in the file: as the whole file, as the file with empty regions, or as a region. */
  blocksIn(file: string, content: string): Block[] {
    const marked = this.marked(file, content);
    const lines = marked.split('\n');
    return this.written
      .filter((each) => each.file === file)
      .filter(({text, region}) => {
        if (region === undefined)
          return text === marked || (text.includes('// region:') && text === withoutRegions(marked));
        const [start, end] = findRegion(lines, region);
        return start >= 0 && end > start && `${lines.slice(start + 1, end).join('\n')}\n` === text;
      })
      .map(({block}) => block);
  }

  /** Raises the level of blocks; `ran` stays. */
  credit(blocks: readonly Block[], level: ProofLevel): void {
    for (const block of blocks) if (this.levels.get(block) !== 'ran') this.levels.set(block, level);
  }
}

/** A file's text with all regions empty. */
function withoutRegions(text: string): string {
  return text.replace(/(\/\/ region: (\S+)\n)[\s\S]*?(?=[^\n\S]*\/\/ endregion: \2\n)/g, '$1');
}

// Programs that run the program in their arguments.
const wrappers = new Set('command env exec nice nohup sudo time timeout xargs'.split(' '));

// Programs that run a script in their arguments, which is not analysed.
const interpreters = new Set(['bash', 'eval', 'sh', 'zsh']);

// Programs that show, search or copy files.
const viewers = new Set(
  'cat chmod cp diff find git grep head less ls md5sum mv rm sed sha256sum stat tail touch tree wc'.split(
    ' ',
  ),
);

/**
 * Whether the success of a script proves that the programs that read these files succeeded and used them. It does not if
 * the script may go on after a failure, or if a program that only shows or copies files may have read them.
 */
export function provesReading(script: string, files: readonly string[]): boolean {
  if (ignoresFailure(parse(script))) return false;
  return shellCommands(script).every(({words, piped}) => {
    const wrapped = wrappers.has(programName(words[0]));
    // Any word may be the program, because a flag and its value may precede it.
    const programs = (wrapped ? words : words.slice(0, 1)).map(programName);
    if (programs.some((name) => interpreters.has(name)) && (programs[0] === 'eval' || words.includes('-c')))
      return false;
    if (!programs.some((name) => viewers.has(name))) return true;
    return piped && !wrapped && !files.some((file) => words.slice(1).some((word) => mentions(word, file)));
  });
}

function programName(word = ''): string {
  return word.split('/').at(-1) ?? '';
}

function mentions(word: string, file: string): boolean {
  return /[*?[$]/.test(word) || word.includes(file.split('/').at(-1) ?? file);
}

/** Whether the script may succeed although one of its commands fails. */
function ignoresFailure(node: SyntaxNode): boolean {
  let hidden =
    (node.type === 'AndOr' && node.operators.includes('||')) ||
    (node.type === 'Statement' && node.background === true) ||
    (node.type === 'Command' && [...node.args].some((argument) => argument.text.includes('$('))) ||
    ['Negation', 'If', 'While', 'Coproc', 'ProcessSubstitution'].includes(node.type);
  forEachChild(node, (child) => {
    hidden ||= ignoresFailure(child);
  });
  return hidden;
}

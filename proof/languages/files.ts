import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';

import {forEachChild, parse, type SyntaxNode} from 'unbash';

import type {ProofLevel} from '../../lib/proof-levels';
import {blockFailure, type Outcome, type PageContext} from '../outcome';
import type {LedgerCode} from '../environment/ledger';
import {applyBindings} from '../output';
import type {Block} from '../../markdown/page';
import {findRegion, replaceRegion, withoutMarks} from '../../markdown/regions';
import type {Task} from '../../markdown/tasks';
import {mentionedPaths, splitUnits, withoutComments} from './move/syntax';
import {shellCommands} from './shell';

type FileTask = Extract<Task, {kind: 'file'}>;

/** Writes a block with a title to the page's folder; with `region`, replaces that part of the file. */
export function writeFileBlock({block, path, region}: FileTask, page: PageContext): Outcome {
  const outcome: Outcome = {block, level: 'written', failures: []};
  const target = resolve(page.sandbox.folder, path);
  if (relative(page.sandbox.folder, target).startsWith('..')) {
    outcome.failures.push(
      blockFailure(block, `\`${path}\` is outside the page's folder`, {
        hint: 'Use a path below the folder in which the page starts.',
      }),
    );
    return outcome;
  }
  const text = `${applyBindings(block.marked ?? block.code, page.bindings)}\n`;
  mkdirSync(dirname(target), {recursive: true});
  const before = existsSync(target) ? page.files.marked(target, readFileSync(target, 'utf8')) : undefined;
  const after = region === undefined ? text : replaceRegion(before ?? '', region, text);
  if (after === undefined) {
    outcome.failures.push(
      blockFailure(
        block,
        before === undefined ? `\`${path}\` does not exist yet` : `\`${path}\` has no region \`${region}\``,
        {
          hint: `An earlier block must show the file with the lines \`// region: ${region}\` and \`// endregion: ${region}\`, and no command may have changed the file.`,
        },
      ),
    );
    return outcome;
  }
  writeFileSync(target, withoutMarks(after));
  page.files.add({block, file: target, text, marked: after, ...(region === undefined ? {} : {region})});
  return outcome;
}

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

/** What a `cedra move …` command read and did, as written by `record-move.mjs`. */
interface MoveRecord {
  args: string[];
  folder: string;
  succeeded: boolean;
  files: {file: string; text: string}[];
  /** The bytecode that it wrote: its hash, and the name of the module or of the script's function. */
  built?: {name?: string; hash: string}[];
  /** The hash of the code whose view function it called. */
  viewed?: string;
}

/**
 * Tracks how the page's files are used. A block gets a level only for a command that succeeded and read exactly the text
 * of the block:
 * - Move code and manifests: `compiled` by a compilation; `ran` by unit tests that use it, or when a transaction or a
 *   view called exactly the bytecode that was compiled from it;
 * - programs for Node: `ran` when a process loaded exactly this text and did not fail;
 * - other files: `ran` by a command. The access time says that a file was read.
 */
export class FileUsage {
  private readonly written: WrittenFile[] = [];
  private readonly levels = new Map<Block, ProofLevel>();
  private readonly rejected = new Set<Block>();
  /** By bytecode hash: the blocks that it was compiled from, and the modules of the same package that it uses. */
  private readonly built = new Map<string, {blocks: Block[]; uses: string[]}>();
  private readonly viewed = new Set<string>();
  private readonly seen = new Set<string>();

  /**
   * @param records the folder of the records of `record-move.mjs` and `preload.mjs`
   * @param readLedger returns the bytecode that transactions published and called
   */
  constructor(
    private readonly records: string,
    private readonly readLedger: () => Promise<LedgerCode>,
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
    const others = this.paths().filter((file) => !isMove(file) && existsSync(file));
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
    this.readRecords();
    return result;
  }

  /** Whether a command of the page compiled exactly this block's text. */
  isCompiled(block: Block): boolean {
    return this.levels.has(block);
  }

  /** Whether a compilation of exactly this block's text failed. */
  isRejected(block: Block): boolean {
    return this.rejected.has(block);
  }

  /** The level of each block, at the end of the page. */
  async outcomes(): Promise<Outcome[]> {
    this.readLoads();
    if (this.built.size > 0) {
      const {called, published} = await this.readLedger();
      for (const hash of [...called, ...this.viewed]) {
        const {blocks = [], uses = []} = this.built.get(hash) ?? {};
        const running = uses.filter((each) => published.has(each));
        this.credit([...blocks, ...running.flatMap((each) => this.built.get(each)?.blocks ?? [])], 'ran');
      }
    }
    return [...this.levels].map(([block, level]) => ({block, level, failures: []}));
  }

  private paths(): string[] {
    return [...new Set(this.written.map(({file}) => file))];
  }

  private watch(): void {
    writeFileSync(join(this.records, 'watched'), this.paths().filter(isMove).join('\n'));
  }

  private readRecords(): void {
    for (const name of readdirSync(this.records).sort()) {
      if (!name.endsWith('.json') || this.seen.has(name)) continue;
      this.seen.add(name);
      this.judge(JSON.parse(readFileSync(join(this.records, name), 'utf8')) as MoveRecord);
    }
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

  private judge({args, folder, succeeded, files, built = [], viewed}: MoveRecord): void {
    const command = args[1] ?? '';
    const used = files.map(({file, text}) => ({file, text, blocks: this.blocksIn(file, text)}));
    if (compiling.has(command)) {
      const blocks = used.flatMap((each) => each.blocks);
      if (!succeeded) {
        for (const block of blocks) this.rejected.add(block);
        return;
      }
      this.credit(blocks, 'compiled');
      const own = used.filter(({file}) => isInside(file, packageFolder(args, folder)));
      const manifest = own.filter(({file}) => isManifest(file)).flatMap((each) => each.blocks);
      if (command === 'test') {
        const tested = testedFiles(own, optionValue(args, '--filter') ?? optionValue(args, '-f') ?? '');
        if (tested.length > 0) this.credit([...tested.flatMap((each) => each.blocks), ...manifest], 'ran');
      }
      const sources = built.map(({name}) =>
        name === undefined ? onlyScript(own) : own.find(({text}) => declares(text, name)),
      );
      for (const [index, {hash}] of built.entries()) {
        const source = sources[index];
        const used = source ? usedBy(source, own) : [];
        this.built.set(hash, {
          blocks: [...(source?.blocks ?? []), ...manifest],
          uses: built.filter((_, at) => used.some((each) => each === sources[at])).map((each) => each.hash),
        });
      }
    } else if (viewed !== undefined) {
      // Now, because another text may later compile to the same bytecode.
      this.credit(this.built.get(viewed)?.blocks ?? [], 'ran');
      this.viewed.add(viewed);
    } else if (succeeded && command === 'run-script') {
      this.credit(
        used.flatMap((each) => each.blocks),
        'ran',
      );
    }
  }

  /** The blocks whose text is in the file: as the whole file, as the file with empty regions, or as a region. */
  private blocksIn(file: string, content: string): Block[] {
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

  private credit(blocks: readonly Block[], level: ProofLevel): void {
    for (const block of blocks) if (this.levels.get(block) !== 'ran') this.levels.set(block, level);
  }
}

/** A file's text with all regions empty. */
function withoutRegions(text: string): string {
  return text.replace(/(\/\/ region: (\S+)\n)[\s\S]*?(?=[^\n\S]*\/\/ endregion: \2\n)/g, '$1');
}

function isMove(file: string): boolean {
  return file.endsWith('.move') || isManifest(file);
}

const compiling = new Set([
  'build-publish-payload',
  'compile',
  'compile-script',
  'create-object-and-publish-package',
  'create-resource-account-and-publish-package',
  'deploy-object',
  'document',
  'lint',
  'publish',
  'test',
  'upgrade-object',
]);

function optionValue(args: readonly string[], name: string): string | undefined {
  const joined = args.find((word) => word.startsWith(`${name}=`));
  return joined?.slice(name.length + 1) ?? args[args.indexOf(name) + 1 || args.length];
}

function packageFolder(args: readonly string[], folder: string): string {
  return resolve(folder, optionValue(args, '--package-dir') ?? '.');
}

function isInside(file: string, folder: string): boolean {
  return !relative(folder, file).startsWith('..');
}

function isManifest(file: string): boolean {
  return file.endsWith('Move.toml');
}

/** The modules that a file declares, as `address::name`. */
function modulesIn(text: string): string[] {
  return splitUnits(text)
    .filter(({kind}) => kind === 'module')
    .flatMap(({names}) => names);
}

function moduleName(path: string): string {
  return path.split('::')[1] ?? '';
}

/** The files with unit tests whose names contain `filter`, and the files of the modules that they use. */
function testedFiles<T extends {text: string}>(files: readonly T[], filter: string): T[] {
  const tested = files.filter(({text}) => testsIn(text).some((name) => name.includes(filter)));
  for (const source of tested)
    for (const file of usedBy(source, files)) if (!tested.includes(file)) tested.push(file);
  return tested;
}

/** The files whose modules a file names. */
function usedBy<T extends {text: string}>(source: T, files: readonly T[]): T[] {
  const used = mentionedPaths(source.text);
  return files.filter((file) => file !== source && modulesIn(file.text).some((path) => used.has(path)));
}

/** Whether a file declares this module, or a script whose function has this name. */
function declares(text: string, name: string): boolean {
  return (
    modulesIn(text).some((path) => moduleName(path) === name) ||
    splitUnits(text).some(
      ({kind, text: code}) => kind === 'script' && new RegExp(`\\bfun\\s+${name}\\b`).test(code),
    )
  );
}

/** The only file with a script, if there is exactly one: its compiled form may have any name. */
function onlyScript<T extends {text: string}>(files: readonly T[]): T | undefined {
  const scripts = files.filter(({text}) => splitUnits(text).some(({kind}) => kind === 'script'));
  return scripts.length === 1 ? scripts[0] : undefined;
}

/** The unit tests of a file, as `module::test`. */
function testsIn(text: string): string[] {
  return splitUnits(text)
    .filter(({kind}) => kind === 'module')
    .flatMap(({names: [path = ''], text: code}) =>
      [...withoutComments(code).matchAll(/#\[test\b[^{;]*?\bfun\s+(\w+)/g)].map(
        ([, test]) => `${moduleName(path)}::${test}`,
      ),
    );
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

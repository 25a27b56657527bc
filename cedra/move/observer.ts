import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';

import type {Block} from '@cedra-docs/proof/build';
import type {FileObserver, FileUsage} from '@cedra-docs/proof';
import type {LedgerCode} from './ledger';
import {mentionedPaths, splitUnits, withoutComments} from './syntax';

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
 * Observes Move code and manifests: they are `compiled` by a compilation that read exactly their text; they `ran` by unit
 * tests that use them, or when a transaction or a view called exactly the bytecode that was compiled from them.
 */
export class MoveObserver implements FileObserver {
  private readonly rejected = new Set<Block>();
  /** By bytecode hash: the blocks that it was compiled from, and the modules of the same package that it uses. */
  private readonly built = new Map<string, {blocks: Block[]; uses: string[]}>();
  private readonly viewed = new Set<string>();
  private readonly seen = new Set<string>();

  /**
   * @param records the folder of the records of `record-move.mjs`
   * @param readLedger returns the bytecode that transactions published and called
   */
  constructor(
    private readonly records: string,
    private readonly readLedger: () => Promise<LedgerCode>,
  ) {}

  observes = (file: string): boolean => file.endsWith('.move') || isManifest(file);

  /** Names the files for `record-move.mjs`. */
  watch = (files: readonly string[]): void => {
    writeFileSync(join(this.records, 'watched'), files.join('\n'));
  };

  /** Whether a compilation of exactly this block's text failed. */
  isRejected(block: Block): boolean {
    return this.rejected.has(block);
  }

  read(usage: FileUsage): void {
    for (const name of readdirSync(this.records).sort()) {
      if (!name.endsWith('.json') || this.seen.has(name)) continue;
      this.seen.add(name);
      this.judge(JSON.parse(readFileSync(join(this.records, name), 'utf8')) as MoveRecord, usage);
    }
  }

  async readLast(usage: FileUsage): Promise<void> {
    if (this.built.size === 0) return;
    const {called, published} = await this.readLedger();
    for (const hash of [...called, ...this.viewed]) {
      const {blocks = [], uses = []} = this.built.get(hash) ?? {};
      const running = uses.filter((each) => published.has(each));
      usage.credit([...blocks, ...running.flatMap((each) => this.built.get(each)?.blocks ?? [])], 'ran');
    }
  }

  private judge({args, folder, succeeded, files, built = [], viewed}: MoveRecord, usage: FileUsage): void {
    const command = args[1] ?? '';
    const used = files.map(({file, text}) => ({file, text, blocks: usage.blocksIn(file, text)}));
    if (compiling.has(command)) {
      const blocks = used.flatMap((each) => each.blocks);
      if (!succeeded) {
        for (const block of blocks) this.rejected.add(block);
        return;
      }
      usage.credit(blocks, 'compiled');
      const root = resolve(folder, optionValue(args, '--package-dir') ?? '.');
      const own = used.filter(({file}) => !relative(root, file).startsWith('..'));
      const manifest = own.filter(({file}) => isManifest(file)).flatMap((each) => each.blocks);
      if (command === 'test') {
        const tested = testedFiles(own, optionValue(args, '--filter') ?? optionValue(args, '-f') ?? '');
        if (tested.length > 0) usage.credit([...tested.flatMap((each) => each.blocks), ...manifest], 'ran');
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
      usage.credit(this.built.get(viewed)?.blocks ?? [], 'ran');
      this.viewed.add(viewed);
    } else if (succeeded && command === 'run-script') {
      usage.credit(
        used.flatMap((each) => each.blocks),
        'ran',
      );
    }
  }
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

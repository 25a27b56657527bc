import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {homedir} from 'node:os';
import {dirname, join, sep} from 'node:path';
import {promisify} from 'node:util';

import type {Page} from '@cedra-docs/proof/build';
import {impliedModules} from '../move/fragment';
import {type FrameworkFile, frameworkGit, frameworkPackages} from '../move/packages';
import {endOfOpaque, unitEnd, withoutComments} from '../move/syntax';
import type {CedraCli} from '../cli/find';

/** A copy of the framework's repository: what `cedra move` downloads for a reader. */
export interface FrameworkClone {
  /** Absolute path of the repository. */
  path: string;
  /** The commit of the branch that the pages name, shortened. */
  commit: string;
}

export interface Framework {
  /** The parent folder of its packages, without specifications. */
  folder: string;
  files: readonly FrameworkFile[];
  /** The repository that manifests get it from, whole; undefined where each page gets the modules that it can reach. */
  clone?: FrameworkClone;
}

/** The framework in receipts: the commit of its repository, or `localnet`. */
export const frameworkName = ({clone}: Framework): string => clone?.commit ?? 'localnet';

const frameworkAddresses =
  '(?:std|cedra_std|cedra_framework|cedra_fungible_asset|cedra_token|cedra_token_objects|0x[134])';

export async function readFramework(folder: string): Promise<FrameworkFile[]> {
  const files: FrameworkFile[] = [];
  for (const {folder: name} of frameworkPackages) {
    for (const file of await readdir(join(folder, name, 'sources'), {recursive: true})) {
      if (!file.endsWith('.move')) continue;
      const path = [name, 'sources', ...file.split(sep)].join('/');
      const source = await readFile(join(folder, path), 'utf8');
      const code = withoutComments(source);
      const declares = [...code.matchAll(/\bmodule\s+\w+::(\w+)/g)].map((match) => match[1] ?? '');
      files.push({
        path,
        source,
        declares,
        mentions: mentionedModules(code.replace(/\bfriend\s+[\w:]+\s*;/g, '')),
      });
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The modules at framework addresses that some Move code mentions: by path, or in a `use` group. */
function mentionedModules(code: string): Set<string> {
  const found = new Set<string>();
  for (const [, name] of code.matchAll(new RegExp(`\\b${frameworkAddresses}::(\\w+)`, 'g')))
    found.add(name ?? '');
  for (const [, group] of code.matchAll(new RegExp(`\\b${frameworkAddresses}::\\{([^;]*)\\}`, 'g'))) {
    for (const [word] of (group ?? '').matchAll(/\w+/g)) found.add(word);
  }
  return found;
}

const run = promisify(execFile);

/** The folder of everything that runs download once. */
export const cachesFolder = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'cedra-docs');

/**
 * Makes a folder that all runs share, once: `fill` writes its content into another one, which is then renamed.
 * @returns the folder
 */
export async function makeOnce(folder: string, fill: (work: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), {recursive: true});
  const work = await mkdtemp(`${folder}-`);
  try {
    await fill(work);
    await rename(work, folder);
  } catch (error) {
    await rm(work, {recursive: true, force: true});
    // Another run may have made the same folder first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Makes the Move framework of a running chain usable as local packages and returns their parent folder.
 * The result depends on the tool's version only, so it is downloaded once and cached.
 */
export const prepareFramework = (cli: CedraCli, restUrl: string): Promise<string> =>
  makeOnce(join(cachesFolder(), `${cli.version}-${cli.commit}`, 'framework'), async (work) => {
    for (const {name, folder, account} of frameworkPackages) {
      const args = ['move', 'download', '--account', account, '--package', name, '--url', restUrl];
      // A separate HOME, because a profile of the contributor could change what is downloaded.
      await run(cli.binary, [...args, '--output-dir', work], {cwd: work, env: {...process.env, HOME: work}});
      await rename(join(work, name), join(work, folder));
      await clean(join(work, folder, 'sources'));
    }
  });

/** Removes from sources what a package without specifications and tests cannot have. */
export async function clean(sources: string): Promise<void> {
  for (const file of await readdir(sources, {recursive: true})) {
    if (!file.endsWith('.move')) continue;
    const path = join(sources, file);
    await writeFile(path, stripTestFriends(stripSpecs(await readFile(path, 'utf8'))));
  }
}

/**
 * Removes `spec` blocks, which only the Move Prover needs and which refer to spec files that a chain does not store.
 * Braces are matched outside strings and comments.
 */
export function stripSpecs(source: string): string {
  let result = '';
  let at = 0;
  while (at < source.length) {
    const opaque = endOfOpaque(source, at);
    if (opaque > at) {
      result += source.slice(at, opaque);
      at = opaque;
      continue;
    }
    if (startsSpec(source, at)) {
      at = unitEnd(source, at, 'spec');
      // A semicolon may follow its closing brace.
      at += /^\s*;/.exec(source.slice(at, at + 40))?.[0].length ?? 0;
      continue;
    }
    const word = /^\w+/.exec(source.slice(at, at + 256))?.[0] ?? source[at] ?? '';
    result += word;
    at += word.length;
  }
  return result;
}

/** `friend …_tests;` and the `#[test_only]` before it: the test modules are not on the chain. */
export function stripTestFriends(source: string): string {
  return source.replace(/^[ \t]*(#\[test_only\]\s*)?friend\s+[\w:]+_tests;[ \t]*\n/gm, '');
}

function startsSpec(source: string, at: number): boolean {
  return /^spec\s*[\s{]\s*[\w{]/.test(source.slice(at, at + 200));
}

/**
 * The files that code mentioning `modules` can reach. Compile time is proportional to them, and other modules cannot
 * change the result. The standard library is small and used implicitly (`vector` methods, comparison), so all of it is
 * included.
 */
function reachableFiles(framework: readonly FrameworkFile[], modules: Iterable<string>): FrameworkFile[] {
  // `token` exists at 0x3 and at 0x4, so a name maps to all modules of that name.
  const byModule = new Map<string, FrameworkFile[]>();
  for (const file of framework) {
    for (const name of file.declares) byModule.set(name, [...(byModule.get(name) ?? []), file]);
  }
  const reached = new Set<FrameworkFile>();
  const waiting = framework.filter(({path}) => path.startsWith('move-stdlib/'));
  for (const name of modules) waiting.push(...(byModule.get(name) ?? []));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const name of file.mentions) waiting.push(...(byModule.get(name) ?? []));
  }
  return framework.filter((file) => reached.has(file));
}

/** Writes these files as packages below `target`, with the manifests of the prepared framework. */
async function writeFramework(
  prepared: string,
  files: readonly FrameworkFile[],
  target: string,
): Promise<void> {
  const included = new Set(files.flatMap(({declares}) => declares));
  for (const {folder} of frameworkPackages) {
    await mkdir(join(target, folder, 'sources'), {recursive: true});
    const manifest = await readFile(join(prepared, folder, 'Move.toml'), 'utf8');
    await writeFile(join(target, folder, 'Move.toml'), manifest);
    // Git drops empty folders, and a package needs a sources folder.
    await writeFile(join(target, folder, 'sources', '.gitkeep'), '');
  }
  for (const {path, source} of files) {
    await mkdir(dirname(join(target, path)), {recursive: true});
    await writeFile(join(target, path), removeUnknownFriends(source, included));
  }
}

/** A `friend` declaration of a module that was left out would not compile. */
function removeUnknownFriends(source: string, included: ReadonlySet<string>): string {
  return source.replace(/^[ \t]*friend\s+\w+::(\w+)\s*;/gm, (line, name: string) =>
    included.has(name) ? line : '',
  );
}

export function usesMove(page: Page): boolean {
  return page.blocks.some(({lang, code}) => lang === 'move' || /\bcedra move\b/.test(code));
}

/** The framework files that a page's code can reach. */
export function pageFramework(page: Page, framework: readonly FrameworkFile[]): FrameworkFile[] {
  const code = page.blocks.map((block) => block.code).join('\n');
  return reachableFiles(framework, [...mentionedModules(code), ...impliedModules(code)]);
}

/**
 * Writes a page's framework for its fragments.
 * @returns the git repository for its manifests: the clone, or else one with the same files
 */
export async function writePageFramework(
  {folder, clone}: Framework,
  files: readonly FrameworkFile[],
  base: string,
): Promise<string> {
  await writeFramework(folder, files, join(base, 'framework'));
  if (clone) return clone.path;
  const cwd = join(base, 'framework-repository');
  await rm(cwd, {recursive: true, force: true});
  await writeFramework(folder, files, cwd);
  const settings = ['user.name=proof', 'user.email=proof@localhost', 'commit.gpgsign=false'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const git = (...args: string[]): Promise<unknown> => run('git', [...options, ...args], {cwd});
  await git('init', '-q', '-b', frameworkGit.rev);
  await git('add', '-A');
  await git('commit', '-q', '-m', 'Framework of the localnet');
  return cwd;
}

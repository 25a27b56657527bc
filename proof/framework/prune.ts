import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {FrameworkFile} from './modules';
import {frameworkPackages} from './packages';

/**
 * The files that code mentioning `modules` can reach. Compiling takes time in proportion to them, and the
 * other modules cannot change the result. The standard library is small and reached implicitly (`vector`
 * methods, comparison), so it is always whole.
 */
export function reachableFiles(
  framework: readonly FrameworkFile[],
  modules: Iterable<string>,
): FrameworkFile[] {
  // `token` exists at 0x3 and at 0x4: a name leads to all modules of that name.
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
export async function writeFramework(
  prepared: string,
  files: readonly FrameworkFile[],
  target: string,
): Promise<void> {
  const present = new Set(files.flatMap(({declares}) => declares));
  for (const {folder} of frameworkPackages) {
    await mkdir(join(target, folder, 'sources'), {recursive: true});
    const manifest = await readFile(join(prepared, folder, 'Move.toml'), 'utf8');
    await writeFile(join(target, folder, 'Move.toml'), manifest);
    // Git keeps no empty folders, and a package without a sources folder is none.
    await writeFile(join(target, folder, 'sources', '.gitkeep'), '');
  }
  for (const {path, source} of files) {
    await mkdir(dirname(join(target, path)), {recursive: true});
    await writeFile(join(target, path), withoutAbsentFriends(source, present));
  }
}

/** A friend that was left out cannot be named; nobody misses it, for it is not there to call. */
function withoutAbsentFriends(source: string, present: ReadonlySet<string>): string {
  return source.replace(/^[ \t]*friend\s+\w+::(\w+)\s*;/gm, (line, name: string) =>
    present.has(name) ? line : '',
  );
}

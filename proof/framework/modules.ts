import {readdir, readFile} from 'node:fs/promises';
import {join, sep} from 'node:path';

import {withoutComments} from '../move/opaque';
import {frameworkPackages} from './packages';

/** One source file of the framework and what it needs. */
export interface FrameworkFile {
  /** Path below the framework's folder, e.g. `cedra-framework/sources/object.move`. */
  path: string;
  source: string;
  /** The modules it declares, without address. */
  declares: string[];
  /** The framework modules that it mentions outside `friend` declarations. */
  mentions: Set<string>;
}

const frameworkAddresses =
  '(?:std|cedra_std|cedra_framework|cedra_fungible_asset|cedra_token|cedra_token_objects|0x[134])';

/** Reads all source files of a prepared framework. */
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
export function mentionedModules(code: string): Set<string> {
  const found = new Set<string>();
  for (const [, name] of code.matchAll(new RegExp(`\\b${frameworkAddresses}::(\\w+)`, 'g')))
    found.add(name ?? '');
  for (const [, group] of code.matchAll(new RegExp(`\\b${frameworkAddresses}::\\{([^;]*)\\}`, 'g'))) {
    for (const [word] of (group ?? '').matchAll(/\w+/g)) found.add(word);
  }
  return found;
}

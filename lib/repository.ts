import {relative, resolve, sep} from 'node:path';

/** Absolute path of the repository. In ES modules, which `proof/` is, tsx gives a `__dirname` relative to the working folder. */
export const root = resolve(__dirname, '..');

/** A path relative to the root of the repository, with forward slashes. */
export function repositoryPath(path: string): string {
  return relative(root, path).split(sep).join('/');
}

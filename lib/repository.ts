import {relative, resolve, sep} from 'node:path';

/** Absolute path of the repository. */
export const root = resolve(__dirname, '..');

/** Makes a path relative to the root of the repository, with forward slashes. */
export function repositoryPath(path: string): string {
  return relative(root, path).split(sep).join('/');
}

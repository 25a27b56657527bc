import {dirname, relative, sep} from 'node:path';

/** Absolute path of the repository. */
export const root = dirname(__dirname);

/** A path relative to the root of the repository, with forward slashes. */
export function repositoryPath(path: string): string {
  return relative(root, path).split(sep).join('/');
}

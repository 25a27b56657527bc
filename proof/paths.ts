import {dirname, join, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The runner's own folder. */
export const proofFolder = dirname(fileURLToPath(import.meta.url));

/** The repository's root. */
export const root = dirname(proofFolder);

/** Where a run keeps its report and logs; not committed. */
export const reportFolder = join(root, '.proof');

/** A path as the repository spells it: relative to the root, with forward slashes. */
export function repositoryPath(path: string): string {
  return relative(root, path).split(sep).join('/');
}

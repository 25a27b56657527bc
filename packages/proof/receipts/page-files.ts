import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Data about each page of a project. Each function takes the root of another copy of the project. */
export interface PageFiles<T extends object> {
  /** `pages/cli/usage.mdx` → `receipts/cli/usage.json` */
  fileOf: (page: string) => string;
  /**
   * Reads all files, by the page's file.
   * @throws Error that names a file that is not JSON
   */
  read: (root?: string) => Readonly<Record<string, T>>;
  /** Writes the file of a page. The write is atomic, because another run may read or write the same file. */
  write: (page: string, data: T, root?: string) => void;
  /** Deletes the files of pages that no longer exist. */
  removeOthers: (pages: readonly string[], root?: string) => void;
  /**
   * Reads the files that are the same in another revision.
   * @param revision a commit of git
   * @throws Error if git does not know the revision
   */
  readUnchangedSince: (revision: string, root?: string) => Readonly<Record<string, T>>;
}

/**
 * Data in one JSON file for each page, so that pull requests do not conflict.
 * @param root of the project
 * @param folder of the files, from the root
 * @param pages folder of the pages, from the root
 */
export function pageFiles<T extends object>(root: string, folder: string, pages: string): PageFiles<T> {
  const swap = (file: string, from: string, to: string, extension: string): string =>
    `${to}/${file.slice(from.length + 1).replace(/\.\w+$/, extension)}`;
  const fileOf = (page: string): string => swap(page, pages, folder, '.json');
  const pageOf = (file: string): string => swap(file, folder, pages, '.mdx');
  const files = (from: string): string[] => {
    try {
      return readdirSync(path.join(from, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .sort();
    } catch (error) {
      // Without the folder, no page has a file.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
  const read = (from = root): Record<string, T> =>
    Object.fromEntries(
      files(from).map((file) => {
        try {
          return [pageOf(file), JSON.parse(readFileSync(path.join(from, file), 'utf8')) as T];
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}. Delete the file; CI writes it again.`);
        }
      }),
    );
  return {
    fileOf,
    read,
    write(page, data, to = root) {
      const file = path.join(to, fileOf(page));
      mkdirSync(path.dirname(file), {recursive: true});
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, `${JSON.stringify(data, null, 2)}\n`);
      renameSync(temporary, file);
    },
    removeOthers(kept, from = root) {
      for (const file of files(from)) if (!kept.includes(pageOf(file))) rmSync(path.join(from, file));
    },
    readUnchangedSince(revision, from = root) {
      const diff = ['diff', '--name-only', '--no-renames', '--end-of-options', revision, '--', folder];
      const changed = execFileSync('git', diff, {cwd: from, encoding: 'utf8', stdio: 'pipe'}).split('\n');
      return Object.fromEntries(
        Object.entries(read(from)).filter(([page]) => !changed.includes(fileOf(page))),
      );
    },
  };
}

// A copy of this project, for a test that changes files.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Copies the files of the working tree that git tracks, and new ones that it does not ignore. */
export function copyProject(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  for (const file of list.split('\0'))
    // A deleted file is listed until the deletion is committed.
    if (file && existsSync(file)) cpSync(file, path.join(folder, file), {preserveTimestamps: true});
}

/** Links single packages of `node_modules`, because the bundler writes its cache to that folder of the copy. */
export function linkPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    // The packages of this project are links into its copy.
    if (name === '@cedra-docs')
      cpSync('node_modules/@cedra-docs', path.join(packages, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else if (name !== '.cache') symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
}

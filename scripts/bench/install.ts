import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages of `scripts/bench/<name>/package.json` in `.cache/bench/<name>`, unless they are there already.
 * @returns the path of that folder from the root of the repository
 * @throws Error when npm fails
 */
export function install(name: string): string {
  const folder = path.join('.cache/bench', name);
  const manifest = readFileSync(path.join('scripts/bench', name, 'package.json'), 'utf8');
  const copy = path.join(folder, 'package.json');
  // npm writes `.package-lock.json` last, so that an interrupted installation has none.
  const isInstalled =
    existsSync(path.join(folder, 'node_modules/.package-lock.json')) &&
    readFileSync(copy, 'utf8') === manifest;
  if (!isInstalled) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(copy, manifest);
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder, stdio: 'inherit'});
  }
  return folder;
}

import {execFileSync} from 'node:child_process';

const git = (...words: string[]) =>
  execFileSync('git', words, {encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore']});

/** The commit that changes are compared with: `BASE` on CI, otherwise the last one. */
function base(): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${process.env.BASE ?? 'HEAD'}^{commit}`).trim();
  } catch {
    // The first push of a branch has no commit before it.
    return 'HEAD';
  }
}

let changed: ReadonlySet<string> | undefined;

/** The files below `docs` that the change that is checked has changed or deleted. */
export function changedFiles(): ReadonlySet<string> {
  changed ??= new Set([
    ...git('diff', '--name-only', base(), '--', 'docs').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard', '--', 'docs').split('\n'),
  ]);
  return changed;
}

/** The text of a file before the change that is checked; undefined if it has not changed, empty for a new file. */
export function earlierText(file: string): string | undefined {
  if (!changedFiles().has(file)) return undefined;
  try {
    return git('show', `${base()}:${file}`);
  } catch {
    return '';
  }
}

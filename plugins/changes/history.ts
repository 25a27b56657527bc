import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

export interface FileChange {
  commit: string;
  date: Date;
  subject: string;
}

/** The git history of some files. */
export interface History {
  /** The last change of each file, by its path. */
  changes: ReadonlyMap<string, FileChange>;
  /** Whether the history is complete; it is not in a shallow clone or without git. */
  complete: boolean;
}

const run = promisify(execFile);

/** Begins the line of a commit, because no path begins with this character. */
const COMMIT = '\u0001';

/**
 * Finds the last change of each file in the output of `git log`, newest first.
 * @param log a line for each commit (`COMMIT`, then hash, time and subject), followed by the paths of changed files
 * @param boundary commits at which a shallow clone is cut off: they appear to change every file, and are ignored
 */
export function lastChanges(log: string, boundary: ReadonlySet<string> = new Set()): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  let change: FileChange | undefined;
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      const [commit = '', seconds, ...subject] = line.slice(COMMIT.length).split('\t');
      const date = new Date(Number(seconds) * 1000);
      change = boundary.has(commit) ? undefined : {commit, date, subject: subject.join('\t')};
    } else if (line && change && !changes.has(line)) {
      changes.set(line, change);
    }
  }
  return changes;
}

/** Reads the git history of a folder; paths are relative to the site. */
export async function readHistory(siteDir: string, folder: string): Promise<History> {
  const git = async (...argv: string[]) =>
    (await run('git', argv, {cwd: siteDir, maxBuffer: 256 * 1024 * 1024})).stdout;
  try {
    const shallow = (await git('rev-parse', '--git-path', 'shallow')).trim();
    const boundary = await readFile(path.resolve(siteDir, shallow), 'utf8').catch(() => '');
    const format = `--format=${COMMIT}%H%x09%ct%x09%s`;
    const names = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '--name-only'];
    const log = await git(...names, '--relative', format, '--', folder);
    return {changes: lastChanges(log, new Set(boundary.split('\n').filter(Boolean))), complete: !boundary};
  } catch {
    return {changes: new Map(), complete: false};
  }
}

/**
 * Compares the lists of sources with a clone: each line that a list references must contain the token of its entry.
 *
 *     npx tsx scripts/sources.ts cedra-labs/cedra-network path/to/its/clone
 */
import {execFileSync} from 'node:child_process';
import {readArguments} from '../lib/command/arguments';
import {findTexts} from '../cedra/pages/files';
import {pageDataFile} from '../lib/read-data';
import {parseSource, readEntries, readRepositories} from './pages/sources';

const repositories = readRepositories();
const known = [...new Set(Object.values(repositories).map((each) => each.repository))];
const usage = `Usage: npx tsx scripts/sources.ts <repository> <clone>, with one of: ${known.join(', ')}`;
const [repository, clone] = readArguments(usage, {allowPositionals: true}).positionals;
if (!repository || !clone || !known.includes(repository)) {
  console.error(usage);
  process.exit(2);
}

/** Lines of files, by `revision:path`. */
const files = new Map<string, string[]>();
function linesOf(object: string): string[] {
  const lines =
    files.get(object) ??
    execFileSync('git', ['-C', clone ?? '', 'show', object], {encoding: 'utf8', maxBuffer: 2 ** 28}).split(
      '\n',
    );
  files.set(object, lines);
  return lines;
}

let checked = 0;
const problems: string[] = [];
for (const page of findTexts()) {
  for (const {numbers, source, token, line: at} of readEntries(page)) {
    const parts = source === undefined ? undefined : parseSource(source);
    if (!parts) continue;
    const named = repositories[parts.name];
    if (named?.repository !== repository) continue;
    checked += 1;
    let line: string | undefined;
    try {
      line = linesOf(`${named.revision}:${parts.path}`)[parts.line - 1];
    } catch {
      problems.push(
        `${pageDataFile('sources', page)}:${at}: ${numbers.join(', ')}: no ${parts.path} at ${named.revision}`,
      );
      continue;
    }
    if (!line?.includes(token ?? '')) {
      problems.push(
        `${pageDataFile('sources', page)}:${at}: ${numbers.join(', ')}: ${parts.path}:${parts.line} has no "${token}" but:${line ?? ' nothing'}`,
      );
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${checked} lines of ${repository} contain their tokens.`);

/**
 * Compares the lists of sources with a clone: each line that a list references must contain the token of its entry.
 * With a revision, compares with that instead of those in `docs/_data/repositories.yml`, and so names the sentences that a
 * new version touches.
 *
 *     npx tsx scripts/sources.ts cedra-labs/cedra-network path/to/its/clone [revision]
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readArguments} from '../lib/command/arguments';
import {findTexts} from '../cedra/pages/files';
import {pageDataFile} from '../lib/read-data';
import {compareEntry, parseSource, readEntries, readRepositories, sentencesOf} from './pages/sources';

const repositories = readRepositories();
const known = [...new Set(Object.values(repositories).map((each) => each.repository))];
const usage = `Usage: npx tsx scripts/sources.ts <repository> <clone> [revision], with one of: ${known.join(', ')}`;
const [repository, clone, revision] = readArguments(usage, {allowPositionals: true}).positionals;
if (!repository || !clone || !known.includes(repository)) {
  console.error(usage);
  process.exit(2);
}

const git = (...words: string[]) =>
  execFileSync('git', ['-C', clone, ...words], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

// Otherwise each file would seem to be missing.
for (const [name, {repository: its, revision: listed}] of Object.entries(repositories)) {
  if (its !== repository) continue;
  const wanted = revision ?? listed;
  try {
    git('rev-parse', '--verify', `${wanted}^{commit}`);
  } catch {
    console.error(
      `${clone} has no commit ${wanted} (${name}). Clone ${repository} with all its branches and tags.`,
    );
    process.exit(2);
  }
}

/** Lines of files, by `revision:path`; undefined where the revision does not have the file. */
const files = new Map<string, string[] | undefined>();
function linesOf(object: string): string[] | undefined {
  if (!files.has(object)) {
    let lines: string[] | undefined;
    try {
      lines = git('show', object).split('\n');
    } catch {
      lines = undefined;
    }
    files.set(object, lines);
  }
  return files.get(object);
}

let checked = 0;
let failed = 0;
for (const page of findTexts()) {
  for (const entry of readEntries(page)) {
    const source = entry.source === undefined ? undefined : parseSource(entry.source);
    const named = source && repositories[source.name];
    if (!source || named?.repository !== repository) continue;
    checked += 1;
    const problem = compareEntry(entry, source, linesOf(`${revision ?? named.revision}:${source.path}`));
    if (!problem) continue;
    failed += 1;
    console.error(`${pageDataFile('sources', page)}:${entry.line}: ${problem.message}`);
    if (problem.hasMoved) continue;
    if (entry.claim) console.error(`  claim: ${entry.claim}`);
    for (const {line, sentence} of sentencesOf(readFileSync(page, 'utf8'), entry.numbers))
      console.error(`  --> ${page}:${line}: ${sentence}`);
  }
}
if (failed > 0) {
  console.error(`${failed} of ${checked} lines of ${repository} do not contain their tokens.`);
  process.exit(1);
}
console.log(`${checked} lines of ${repository} contain their tokens.`);

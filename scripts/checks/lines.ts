// `npx tsx scripts/checks/lines.ts`: prints the lines of each folder, and fails when one grew by more than 300 lines against
// `lines.json`. `--write` renews the table; a commit that grows a folder has the new table, so that a reviewer sees it.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readArguments} from '../../lib/command/arguments';

type Kind = 'code' | 'tests' | 'styles';
type Table = Record<string, Record<Kind, number>>;

const TABLE = join(__dirname, 'lines.json');
const MARGIN = 300;

/** Source files; generated ones and the pages are no code of the site. */
const IS_COUNTED = /^(?!docs\/|versioned_docs\/|i18n\/|cedra\/prove\/fixtures\/).*\.(?:[cm]?[jt]sx?|css)$/;

function kindOf(path: string): Kind {
  if (path.endsWith('.css')) return 'styles';
  return /\.test\.ts$|^e2e\/|^cedra\/prove\/test\//.test(path) ? 'tests' : 'code';
}

/** The lines of each top-level folder. @param lines the number of lines by path */
export function linesByFolder(lines: ReadonlyMap<string, number>): Table {
  const table: Table = {};
  for (const [path, count] of lines) {
    if (!IS_COUNTED.test(path)) continue;
    const folder = path.includes('/') ? (path.split('/')[0] ?? '') : '(root)';
    const row = (table[folder] ??= {code: 0, tests: 0, styles: 0});
    row[kindOf(path)] += count;
  }
  return table;
}

const total = (row: Record<Kind, number> | undefined): number =>
  row ? row.code + row.tests + row.styles : 0;

/** One sentence for each folder that grew too much. */
export function growth(before: Table, now: Table): string[] {
  return Object.keys(now).flatMap((folder) => {
    const more = total(now[folder]) - total(before[folder]);
    return more > MARGIN ? [`${folder} has ${more} lines more than in scripts/checks/lines.json.`] : [];
  });
}

if (require.main === module) {
  const usage = 'Usage: npx tsx scripts/checks/lines.ts [--write]';
  const {values} = readArguments(usage, {options: {write: {type: 'boolean'}}});
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, {encoding: 'utf8'}).split('\n').filter(existsSync);
  const lines = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;
  const now = linesByFolder(
    new Map(paths.filter((path) => IS_COUNTED.test(path)).map((path) => [path, lines(path)])),
  );
  console.table({...now, all: {lines: Object.values(now).reduce((sum, row) => sum + total(row), 0)}});
  if (values.write) writeFileSync(TABLE, `${JSON.stringify(now, null, 2)}\n`);
  const problems = growth(JSON.parse(readFileSync(TABLE, 'utf8')) as Table, now);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

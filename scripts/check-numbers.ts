// Checks that each number of two or more digits in the text of the pages has a source: a block of the page, or a
// computation, page, file or line of source code in `docs/<page>.sources.yml`.
import {findTexts} from '../markdown/pages';
import {checkPage, type SourceKind} from './numbers/check-page';
import {readRepositories} from './numbers/sources';

const repositories = readRepositories();
const totals = new Map<SourceKind, number>();
const problems: string[] = [];
for (const page of findTexts()) {
  const report = checkPage(page, repositories);
  problems.push(...report.problems);
  for (const [kind, count] of report.counts) totals.set(kind, (totals.get(kind) ?? 0) + count);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log([...totals].map(([kind, count]) => `${kind}: ${count}`).join(', '));

// Checks that each number of two or more digits in the text of the pages has a source: a block of the page, or a
// computation, page, file or line of source code in `docs/<page>.sources.yml`.
import {findTexts} from '../markdown/pages';
import {accountFor, type Holder} from './numbers/account';
import {readRepositories} from './numbers/sources';

const repositories = readRepositories();
const totals = new Map<Holder, number>();
const problems: string[] = [];
for (const page of findTexts()) {
  const account = accountFor(page, repositories);
  problems.push(...account.problems);
  for (const [holder, count] of account.held) totals.set(holder, (totals.get(holder) ?? 0) + count);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log([...totals].map(([holder, count]) => `${holder}: ${count}`).join(', '));

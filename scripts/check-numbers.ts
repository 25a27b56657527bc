// Checks that each number of two digits or more in the text of the pages is held by something: a block of the page,
// a computation, another page, a file, or a line of source that `docs/<page>.sources.yml` names.
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

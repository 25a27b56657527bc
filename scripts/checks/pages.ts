// `tsx scripts/checks/pages.ts [pages]`: checks what neither the build nor markdownlint reports with a line. An error is a
// wrong page; a warning is advice, which does not fail the check.
import {findPages, findTexts} from '../../cedra/pages/files';
import {agreementProblems} from '../pages/agreement';
import {atTheChange} from '../pages/at-the-change';
import {pageCoverage} from '../pages/coverage';
import {earlierText} from '../pages/earlier';
import {pageProblems} from '../pages/page';
import type {Problem} from '../pages/problem';
import {siteProblems} from '../pages/site';
import {adviseOnSources, readRepositories} from '../pages/sources';

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isChosen = (file: string) => chosen.length === 0 || chosen.includes(file);
  const repositories = readRepositories();
  const pages = findPages().filter(isChosen);
  const problems: Problem[] = pages.flatMap((page) => pageProblems(page, earlierText(page)));
  problems.push(...(await siteProblems(pages)));
  // What is only advice can wait until the pages are right.
  if (problems.every(({level}) => level === 'warning')) {
    for (const page of findTexts().filter(isChosen)) problems.push(...adviseOnSources(page, repositories));
    if (chosen.length === 0) problems.push(...agreementProblems(), ...pageCoverage());
  }
  for (const {file, line, level, message} of atTheChange(problems))
    console.log(`${file}:${line} ${level} ${message}`);
  if (problems.some(({level}) => level === 'error')) process.exit(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

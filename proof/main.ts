import { parseArgs } from 'node:util';

import pc from 'picocolors';

import { parsePage } from './page/parse';
import { formatFailure } from './report/print-failures';
import { formatTable } from './report/table';
import { provePage } from './run/prove-page';
import type { PageOutcome } from './run/outcome';
import { startRun } from './run/start-run';
import { endGroupsWithThisProcess } from './tools/processes';

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  endGroupsWithThisProcess();
  const { run, end } = await startRun();
  try {
    const pages: PageOutcome[] = [];
    for (const file of positionals) pages.push(await provePage(parsePage(file), run));
    const failures = pages.flatMap((page) => [...page.outcomes.flatMap((outcome) => outcome.failures), ...page.failures]);
    console.log(`\n${formatTable(pages)}\n`);
    for (const failure of failures) console.log(`${formatFailure(failure)}\n`);
    console.log(failures.length === 0 ? pc.green('Proven.') : pc.red(`${failures.length} failures.`));
    return failures.length === 0 ? 0 : 1;
  } finally {
    await end();
  }
}

process.exitCode = await main();

// `npx tsx scripts/bench/search`: compares the embedded engine with MiniSearch on the pages of this site; `--final` adds the
// held-out sets.
import {compare} from '@cedra-docs/search/bench';
import {chromium} from '@playwright/test';
import {browserArguments, findBrowser} from '../../../lib/browser';
import {readArguments} from '../../../lib/command/arguments';
import {readPages} from '../../../plugins/search-index/pages';
import {pageSources} from '../../../plugins/search-index/sources';
import {readWords} from '../../../plugins/search-index/words';
import {HELD_OUT_SETS, readQueries, WORKING_SETS} from './queries';

async function main(): Promise<void> {
  const {values} = readArguments('Usage: npx tsx scripts/bench/search [--final]', {
    options: {final: {type: 'boolean'}},
  });
  const sources = pageSources(process.cwd());
  const names = values.final ? [...WORKING_SETS, ...HELD_OUT_SETS] : WORKING_SETS;
  const sets = Object.fromEntries(names.map((name) => [name, readQueries(name)]));
  const heldOut = values.final && {'held out': HELD_OUT_SETS.flatMap(readQueries)};
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    await compare({
      pages: await readPages(sources),
      vocabulary: readWords(sources.wordsFile),
      sets: {...sets, ...heldOut},
      working: WORKING_SETS.flatMap(readQueries),
      browserPage: await browser.newPage(),
    });
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

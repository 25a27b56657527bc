// `npm run fix`: repairs what needs no decision: formats, and lists in alphabetical order, ids of headings.
import {readFileSync, writeFileSync} from 'node:fs';
import {readArguments} from '../lib/command/arguments';
import {run} from '../lib/command/run';
import {checks} from './checks';

const ADD_IDS = 'docusaurus write-heading-ids --syntax mdx-comment';
const WORDS = '.cspell/words.txt';

/** The words of a list, one a line, in alphabetical order and without repetitions. */
export const sortWords = (list: string): string =>
  `${[...new Set(list.split(/\s+/).filter(Boolean))].sort((a, b) => a.localeCompare(b, 'en')).join('\n')}\n`;

async function main(): Promise<void> {
  readArguments('Usage: npm run fix', {});
  writeFileSync(WORDS, sortWords(readFileSync(WORDS, 'utf8')));
  const repairs = checks.flatMap(({fix}) => fix ?? []);
  // The formatter comes last, because it formats the repairs of the others.
  repairs.sort((a, b) => Number(a.startsWith('prettier')) - Number(b.startsWith('prettier')));
  for (const repair of [ADD_IDS, ...repairs]) {
    console.log(repair);
    const {code, output} = await run(repair);
    // The tools also fail for what they cannot repair, which `npm run check` reports.
    if (code > (repair === ADD_IDS ? 0 : 2)) throw new Error(`${repair} ended with code ${code}:\n${output}`);
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

// `npm run fix`: repairs what needs no decision: formats, and lists in alphabetical order, ids of headings.
import {readFileSync, writeFileSync} from 'node:fs';
import {readArguments} from '../lib/command/arguments';
import {run} from '../lib/command/run';
import {findTexts, mdxFiles} from '../cedra/pages/files';
import {checks} from './checks';
import {addHeadingIds, repairMarkdown} from './pages/repairs';

const WORDS = '.cspell/words.txt';

/** The words of a list, one a line, in alphabetical order and without repetitions. */
export const sortWords = (list: string): string =>
  `${[...new Set(list.split(/\s+/).filter(Boolean))].sort((a, b) => a.localeCompare(b, 'en')).join('\n')}\n`;

/** The commands that repair, in such an order that one run is enough. */
export function repairCommands(): string[] {
  const commands = checks.flatMap(({fix}) => fix ?? []);
  const formatter = commands.filter((command) => command.startsWith('prettier'));
  const styles = commands.filter((command) => command.startsWith('stylelint'));
  const others = commands.filter((command) => ![...formatter, ...styles].includes(command));
  // The rules for styles judge formatted lines, and what they change is formatted again.
  return [...others, ...formatter, ...styles, ...formatter];
}

/** Repairs an MDX file, but only so far as it shows the same as before. */
async function repairPage(file: string): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const withIds = addHeadingIds(before);
  const {text, refused} = await repairMarkdown(withIds.text);
  if (text !== before) writeFileSync(file, text);
  for (const {line, rule} of [...withIds.refused, ...refused])
    console.log(
      `${file}:${line} ${rule}: not repaired, because the page would show something else; correct it by hand`,
    );
}

async function main(): Promise<void> {
  readArguments('Usage: npm run fix', {});
  writeFileSync(WORDS, sortWords(readFileSync(WORDS, 'utf8')));
  console.log('ids of headings and Markdown of the pages');
  const gallery = mdxFiles('src').map((file) => `src/${file}`);
  for (const file of [...findTexts(), ...gallery]) if (file.endsWith('.mdx')) await repairPage(file);
  for (const repair of repairCommands()) {
    console.log(repair);
    const {code, output} = await run(repair);
    // The tools also fail for what they cannot repair, which `npm run check` reports.
    if (code > 2) throw new Error(`${repair} ended with code ${code}:\n${output}`);
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

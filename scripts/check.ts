// `npm run check`: all checks that need no build; `npm run check -- docs/<page>.mdx`: those that concern a page.
import {existsSync} from 'node:fs';
import {styleText} from 'node:util';
import {annotate, placesIn} from '../lib/command/annotate';
import {readArguments} from '../lib/command/arguments';
import {quote, run} from '../lib/command/run';
import {checks, type Check} from './checks';

const USAGE = `Usage: npm run check -- [pages]
  (no pages)    everything that needs no build
  docs/x.mdx …  the checks of these pages only`;

const FIX = '`npm run fix` repairs what it can; correct the rest by hand.';

/** What a check has found: an error, advice, or nothing (undefined). */
export type CheckVerdict = 'error' | 'advice' | undefined;

/** Judges a finished check: only the checks of kind `error` fail, and a check that passes may print advice. */
export function verdictOf({kind}: Pick<Check, 'kind'>, code: number, output: string): CheckVerdict {
  if (code !== 0) return kind;
  return /\b(?:warning|notice)\b/.test(output) ? 'advice' : undefined;
}

/** Prints what a check has found and the way out, and annotates the lines on GitHub. */
function report(
  {title, command, fix, remedy = fix && FIX}: Check,
  verdict: 'error' | 'advice',
  output: string,
): void {
  const label = verdict === 'error' ? 'ERROR' : 'Advice (does not fail the check)';
  console.error(`\n── ${label}: ${title}: ${command}\n${output.trim()}`);
  if (remedy) console.error(remedy);
  for (const place of placesIn(output)) {
    const isAdvice = verdict === 'advice' || /^warning\b/.test(place.message);
    annotate(isAdvice ? 'warning' : 'error', place, place.message.replace(/^(?:error|warning):? /, ''));
  }
}

/**
 * Runs the checks, two at a time, and prints the output of those that found something.
 * @param pages the pages to check; all checks of the repository if there are none
 * @returns how many checks passed and failed; advice counts as passed
 */
export async function check(pages: readonly string[] = []): Promise<{passed: number; failed: number}> {
  const files = pages.map(quote).join(' ');
  const selected = checks.flatMap((each) => {
    if (pages.length === 0) return [each];
    return each.forPages ? [{...each, command: `${each.forPages} ${files}`}] : [];
  });
  const reports: {verdict: 'error' | 'advice'; print: () => void}[] = [];
  const marks = {
    error: styleText('red', '✖'),
    advice: styleText('yellow', '!'),
    passed: styleText('green', '✔'),
  };
  const waiting = [...selected];
  const runCheck = async (each: Check) => {
    const {code, output} = await run(each.command);
    const verdict = verdictOf(each, code, output);
    if (verdict) reports.push({verdict, print: () => report(each, verdict, output)});
    console.log(`${marks[verdict ?? 'passed']} ${each.title}`);
  };
  const worker = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) await runCheck(each);
  };
  await Promise.all([worker(), worker()]);
  // Errors come last, where a reader of the terminal looks first.
  for (const kind of ['advice', 'error'])
    for (const {verdict, print} of reports) if (verdict === kind) print();
  const failed = reports.filter(({verdict}) => verdict === 'error').length;
  return {passed: selected.length - failed, failed};
}

async function main(): Promise<void> {
  const {positionals} = readArguments(USAGE, {allowPositionals: true});
  const missing = positionals.find((page) => !/^docs\/.*\.mdx?$/.test(page) || !existsSync(page));
  if (missing !== undefined)
    throw new Error(`${missing} is not a page; write the path of an existing file: docs/intro.mdx`);
  const {failed} = await check(positionals);
  process.exit(failed > 0 ? 1 : 0);
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

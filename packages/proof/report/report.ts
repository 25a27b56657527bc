import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {styleText, stripVTControlCharacters} from 'node:util';

import {diffArrays} from 'diff';

import {PROOF_LEVELS, type ProofLevel} from '../receipts/levels';
import {parseBlockReceipt, type Receipt} from '../receipts/receipts';
import {scores, type Mutant, type MutantVerdict} from '../mutants/mutants';
import {type Failure, failuresOf, type PageOutcome} from '../execution/outcome';

/** Bold text in a colour. With a list of formats, Node.js 20 would also colour text for a file or a pipe. */
export const boldText = (colour: 'green' | 'red' | 'yellow', text: string): string =>
  styleText(colour, styleText('bold', text));

/** Makes a function that prints a line for each page of a run. */
export function showProgress(
  total: number,
  stream: NodeJS.WritableStream = process.stderr,
): (outcome: PageOutcome) => void {
  let count = 0;
  return (page) => {
    count += 1;
    const failed = failedIn(page);
    const mark = failed > 0 ? styleText('red', `${failed} failed`) : styleText('green', 'proven');
    stream.write(
      `[${count}/${total}] ${page.file}: ${page.outcomes.length} blocks, ${mark}, ${page.seconds.toFixed(1)} s\n`,
    );
  };
}

/**
 * Formats a table of pages with their blocks by level, failures and seconds.
 * @param root left out of the paths of pages
 */
export function formatTable(pages: readonly PageOutcome[], root = ''): string {
  const head = ['page', ...PROOF_LEVELS, 'failed', 'time'].map((cell) => styleText('bold', cell));
  const rows = pages.map((page) => {
    const row = [
      page.file.startsWith(root) ? page.file.slice(root.length) : page.file,
      ...PROOF_LEVELS.map((level) => number(countOf(page, level))),
      number(failedIn(page)),
      `${page.seconds.toFixed(1)} s`,
    ];
    return failedIn(page) > 0 ? row.map((cell) => styleText('red', cell)) : row;
  });
  const total = [
    `${pages.length} pages`,
    ...PROOF_LEVELS.map((level) => number(sum(pages, (page) => countOf(page, level)))),
    number(sum(pages, failedIn)),
    `${sum(pages, ({seconds}) => seconds).toFixed(0)} s`,
  ].map((cell) => styleText('bold', cell));
  return inColumns([head, ...rows, ...(pages.length > 1 ? [total] : [])]);
}

/** Pads cells to the width of their column: the first column to the left, numbers to the right. */
function inColumns(rows: readonly (readonly string[])[]): string {
  const width = (cell = ''): number => stripVTControlCharacters(cell).length;
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => width(row[column])))) ?? [];
  const padded = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - width(cell));
    return column === 0 ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

function countOf(page: PageOutcome, level: ProofLevel): number {
  return page.outcomes.filter((outcome) => outcome.level === level && outcome.failures.length === 0).length;
}

function failedIn(page: PageOutcome): number {
  return page.outcomes.filter(({failures}) => failures.length > 0).length + page.failures.length;
}

function sum(pages: readonly PageOutcome[], of: (page: PageOutcome) => number): number {
  return pages.reduce((total, page) => total + of(page), 0);
}

function number(value: number): string {
  return value === 0 ? '·' : String(value);
}

/** The last line of a run. */
export function formatSummary(pages: readonly PageOutcome[], seconds: number): string {
  const outcomes = pages.flatMap((page) => page.outcomes);
  const failures = sum(pages, (page) => failuresOf(page).length);
  const unproven = outcomes.filter(({level, failures: own}) => level === 'unproven' && own.length === 0);
  const whole = Math.round(seconds);
  const time = `${Math.floor(whole / 60)} min ${whole % 60} s`;
  const counts = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${outcomes.length} blocks, ${unproven.length} unproven, ${time}`;
  if (failures > 0)
    return boldText('red', `${failures} ${failures === 1 ? 'failure' : 'failures'}: ${counts}`);
  return boldText('green', `Proven: ${counts}`);
}

const longestSection = 40;

/** Formats a failure like a compiler error: problem, place, what ran, expected against got, the hint. */
export function formatFailure(
  {file, line, problem, ran, expected, got, hint}: Failure,
  level: 'error' | 'notice' = 'error',
): string {
  const parts = [
    `${boldText(level === 'error' ? 'red' : 'yellow', level)}${styleText('bold', `: ${problem}`)}`,
    `  ${styleText('cyan', '-->')} ${file}:${line}`,
  ];
  if (ran !== undefined) parts.push(section('ran', ran.split('\n')));
  if (expected !== undefined && got !== undefined)
    parts.push(section('expected (-) and got (+)', diffLines(expected, got)));
  else if (expected !== undefined) parts.push(section('expected', expected.split('\n')));
  else if (got !== undefined) parts.push(section('got', got.split('\n')));
  if (hint !== undefined) parts.push(`  ${styleText('green', 'hint:')} ${hint}`);
  return parts.join('\n');
}

function section(title: string, all: readonly string[]): string {
  const shown =
    all.length > longestSection
      ? [
          ...all.slice(0, longestSection - 10),
          `… ${all.length - longestSection} more lines …`,
          ...all.slice(-10),
        ]
      : all;
  return [
    `  ${styleText('dim', `${title}:`)}`,
    ...shown.map((line) => `  ${styleText('cyan', '|')} ${line}`),
  ].join('\n');
}

/** Formats a line diff: `-` expected, `+` got. Of many equal lines, the first and last are shown. */
function diffLines(expected: string, got: string): string[] {
  const changes = diffArrays(expected.split('\n'), got.split('\n'), {comparator: looksEqual});
  return changes.flatMap(({added, removed, value}) => {
    if (added) return value.map((line) => styleText('green', `+ ${line}`));
    if (removed) return value.map((line) => styleText('red', `- ${line}`));
    const equal = value.map((line) => styleText('dim', `  ${line}`));
    const left = equal.length - 2 * CONTEXT;
    return left > 1
      ? [...equal.slice(0, CONTEXT), styleText('dim', `  (${left} equal lines)`), ...equal.slice(-CONTEXT)]
      : equal;
  });
}

/** Equal lines that are shown beside a change. */
const CONTEXT = 3;

function looksEqual(expected: string, got: string): boolean {
  const pattern = expected
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(got);
}

/** Formats a verdict: one line for a killed mutant, the change for others. */
export function formatVerdict({mutant, verdict, reason = ''}: MutantVerdict): string {
  const {block, kind, line, before, after} = mutant;
  const place = `${block.file}:${block.line + 1 + line}`;
  const change = `  - ${before}\n  + ${after ?? '(left out)'}`;
  if (verdict === 'killed') return styleText('dim', `killed ${place} (${kind}) by ${reason}`);
  const head = `${boldText('red', verdict)} ${place} (${block.lang}, ${kind})`;
  return [head, change, ...(reason === '' ? [] : [`  ${reason}`])].join('\n');
}

/**
 * Formats tables of killed and judged mutants by kind of change, language, page, and level of the block in the receipt,
 * and the total.
 */
export function formatScores(
  verdicts: readonly MutantVerdict[],
  receipts: Readonly<Record<string, Receipt>>,
): string {
  const levelOf = ({page, block}: Mutant): string =>
    receipts[page.file]?.blocks.map(parseBlockReceipt).find(({hash}) => hash === block.hash)?.level ?? 'none';
  const groups: ((mutant: Mutant) => string)[] = [
    ({kind}) => kind,
    ({block}) => (block.meta.output === true ? 'output' : block.lang),
    ({page}) => page.file,
    levelOf,
    () => 'all',
  ];
  const others = (['equivalent', 'undecided'] as const).flatMap((each) => {
    const count = verdicts.filter(({verdict}) => verdict === each).length;
    return count > 0 ? [`${count} ${each}\n`] : [];
  });
  const lines = groups.flatMap((of) => [
    ...scores(verdicts, of).map(({name, killed, total}) => `${`${killed}/${total}`.padStart(8)}  ${name}`),
    '',
  ]);
  return `killed\n${lines.join('\n')}${others.join('')}`;
}

/** Writes the report of a run as `report.json` in a folder and returns its path. */
export function writeReport(
  folder: string,
  pages: readonly PageOutcome[],
  tools: object,
  seconds: number,
): string {
  mkdirSync(folder, {recursive: true});
  const path = join(folder, 'report.json');
  const report = {
    tools,
    date: new Date().toISOString(),
    seconds: Math.round(seconds),
    pages: pages.map(({file, outcomes, failures, seconds: time}) => ({
      file,
      seconds: Number(time.toFixed(1)),
      failures,
      blocks: outcomes.map(({block, level, note, failures: own}) => ({
        file: block.file,
        line: block.line,
        lang: block.lang,
        hash: block.hash,
        level,
        note,
        failures: own,
      })),
    })),
  };
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}

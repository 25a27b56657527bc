import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {SingleBar} from 'cli-progress';
import pc from 'picocolors';

import type {Failure, Level, PageOutcome} from './outcome';
import {reportFolder} from './paths';

export interface Progress {
  start: (file: string) => void;
  done: (outcome: PageOutcome) => void;
  end: () => void;
}

/** Shows how far a run is: a bar on a terminal, a line a page elsewhere. */
export function showProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? bar(total, stream) : lines(total, stream);
}

function bar(total: number, stream: NodeJS.WriteStream): Progress {
  const running = new Set<string>();
  const single = new SingleBar({
    stream,
    format: `proving {bar} {value}/{total} pages, {duration_formatted}  {running}`,
    barsize: 24,
    clearOnComplete: true,
    hideCursor: true,
  });
  const names = (): {running: string} => ({running: [...running].join(', ')});
  single.start(total, 0, names());
  return {
    start: (file) => {
      running.add(file);
      single.update(names());
    },
    done: ({file}) => {
      running.delete(file);
      single.increment(1, names());
    },
    end: () => single.stop(),
  };
}

function lines(total: number, stream: NodeJS.WriteStream): Progress {
  let count = 0;
  return {
    start: () => undefined,
    done: ({file, outcomes, failures, seconds}) => {
      count += 1;
      const failed = failures.length + outcomes.filter((outcome) => outcome.failures.length > 0).length;
      const mark = failed > 0 ? pc.red(`${failed} failed`) : pc.green('proven');
      stream.write(
        `[${count}/${total}] ${file}: ${outcomes.length} blocks, ${mark}, ${seconds.toFixed(1)} s\n`,
      );
    },
    end: () => undefined,
  };
}

const levels: readonly Level[] = ['ran', 'compiled', 'typed', 'checked', 'written', 'unproven'];

/** A table of the pages: blocks by level, failures, seconds. */
export function formatTable(pages: readonly PageOutcome[]): string {
  const head = ['page', ...levels, 'failed', 'time'];
  const rows = pages.map((page) => [
    page.file.replace(/^docs\//, ''),
    ...levels.map((level) => number(count(page, level))),
    number(failed(page)),
    `${page.seconds.toFixed(1)} s`,
  ]);
  const total = [
    `${pages.length} pages`,
    ...levels.map((level) => number(sum(pages, (page) => count(page, level)))),
    number(sum(pages, failed)),
    `${sum(pages, ({seconds}) => seconds).toFixed(0)} s`,
  ];
  const widths = head.map((title, index) =>
    Math.max(title.length, ...[...rows, total].map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  const body = rows.map((row, index) =>
    pages[index] && failed(pages[index]) > 0 ? pc.red(line(row)) : line(row),
  );
  return [pc.bold(line(head)), ...body, ...(pages.length > 1 ? [pc.bold(line(total))] : [])].join('\n');
}

function count(page: PageOutcome, level: Level): number {
  return page.outcomes.filter((outcome) => outcome.level === level && outcome.failures.length === 0).length;
}

function failed(page: PageOutcome): number {
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
  const failures =
    pages.reduce((sum, page) => sum + page.failures.length, 0) +
    outcomes.reduce((sum, each) => sum + each.failures.length, 0);
  const unproven = outcomes.filter(({level, failures: own}) => level === 'unproven' && own.length === 0);
  const time = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const counts = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${outcomes.length} blocks, ${unproven.length} unproven, ${time}`;
  if (failures > 0)
    return pc.red(pc.bold(`${failures} ${failures === 1 ? 'failure' : 'failures'}: ${counts}`));
  return pc.green(pc.bold(`Proven: ${counts}`));
}

const longest = 40;

/** Prints a failure like a compiler error: place, what is wrong, what ran, expected against got, the hint. */
export function formatFailure(failure: Failure): string {
  const {file, line, problem, ran, expected, got, hint} = failure;
  const parts = [
    `${pc.red(pc.bold('error'))}${pc.bold(`: ${problem}`)}`,
    `  ${pc.cyan('-->')} ${file}:${line}`,
  ];
  if (ran !== undefined) parts.push(section('ran', ran));
  if (expected !== undefined && got !== undefined)
    parts.push(section('expected (-) and got (+)', diffLines(expected, got), true));
  else if (expected !== undefined) parts.push(section('expected', expected));
  else if (got !== undefined) parts.push(section('got', got));
  if (hint !== undefined) parts.push(`  ${pc.green('hint:')} ${hint}`);
  return parts.join('\n');
}

function section(title: string, text: string, coloured = false): string {
  const lines = text.split('\n');
  const shown =
    lines.length > longest
      ? [...lines.slice(0, longest - 10), `… ${lines.length - longest} more lines …`, ...lines.slice(-10)]
      : lines;
  const paint = (line: string): string =>
    !coloured
      ? line
      : line.startsWith('-')
        ? pc.red(line)
        : line.startsWith('+')
          ? pc.green(line)
          : pc.dim(line);
  return [`  ${pc.dim(`${title}:`)}`, ...shown.map((line) => `  ${pc.cyan('|')} ${paint(line)}`)].join('\n');
}

/** A line-by-line difference: `-` what was expected, `+` what came. Lines with `…` count as equal where they match. */
export function diffLines(expected: string, got: string): string {
  const a = expected.split('\n');
  const b = got.split('\n');
  const common = commonLines(a, b);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && common[i]?.[j] !== undefined && same(a[i] ?? '', b[j] ?? '')) {
      lines.push(`  ${b[j]}`);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  return lines.join('\n');
}

/** Lengths of the longest common runs from each pair of lines on. */
function commonLines(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] = same(a[i] ?? '', b[j] ?? '')
        ? (table[i + 1]?.[j + 1] ?? 0) + 1
        : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

const hex = /(0x)?[0-9a-fA-F]{40,}/g;

function same(expected: string, got: string): boolean {
  const pattern = expected
    .replace(hex, '0x#')
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(got.replace(hex, '0x#'));
}

/** Writes the machine-readable report of a run and returns its path. */
export function writeReport(pages: readonly PageOutcome[], tools: string, seconds: number): string {
  mkdirSync(reportFolder, {recursive: true});
  const path = join(reportFolder, 'report.json');
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

import pc from 'picocolors';

import type {Level, PageOutcome} from '../run/outcome';

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

import pc from 'picocolors';

import type {Failure} from '../run/outcome';
import {diffLines} from './diff-lines';

const longest = 40;

/** Prints a failure like a compiler error: place, what is wrong, what ran, expected against got, the mend. */
export function formatFailure(failure: Failure): string {
  const {file, line, problem, ran, expected, got, mend} = failure;
  const parts = [
    `${pc.red(pc.bold('error'))}${pc.bold(`: ${problem}`)}`,
    `  ${pc.cyan('-->')} ${file}:${line}`,
  ];
  if (ran !== undefined) parts.push(section('ran', ran));
  if (expected !== undefined && got !== undefined)
    parts.push(section('expected (-) and got (+)', diffLines(expected, got), true));
  else if (expected !== undefined) parts.push(section('expected', expected));
  else if (got !== undefined) parts.push(section('got', got));
  if (mend !== undefined) parts.push(`  ${pc.green('mend:')} ${mend}`);
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

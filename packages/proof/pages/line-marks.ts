import rangeParser from 'parse-numeric-range';
import {metaValue, parseFenceMeta} from './fence-meta';

/** How a line differs from the block before. */
type LineMark = 'marked' | 'added' | 'removed';

/** Marks by the number of their line, from 1. */
export type LineMarks = ReadonlyMap<number, LineMark>;

const signs: Readonly<Record<string, LineMark>> = {'+': 'added', '-': 'removed'};

/** Reads `{2,+4-5,-6}` in a fence's meta: line 2 is marked, 4 and 5 are added, 6 is removed. */
export function lineMarks(meta: string): LineMarks {
  const marks = metaValue(parseFenceMeta(meta), '{}') ?? '';
  const parts = /^\{([\d,+-]+)\}$/.exec(marks)?.[1]?.split(',') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const mark = signs[part.charAt(0)] ?? 'marked';
      return rangeParser(part.replace(/^[+-]/, '')).map((line) => [line, mark] as const);
    }),
  );
}

/** The code that is copied and run, without the lines that are marked as removed. */
export function withoutRemoved(code: string, meta: string): string {
  const marks = lineMarks(meta);
  return code
    .split('\n')
    .filter((_, index) => marks.get(index + 1) !== 'removed')
    .join('\n');
}

import rangeParser from 'parse-numeric-range';

/** What a line is to a reader who has read the block before: pointed out, new, or gone. */
type LineMark = 'marked' | 'added' | 'removed';

/** Marks by the number of their line, from 1. */
export type LineMarks = ReadonlyMap<number, LineMark>;

const signs: Readonly<Record<string, LineMark>> = {'+': 'added', '-': 'removed'};

/** `{2,+4-5,-6}` in a fence's meta: line 2 is pointed out, 4 and 5 are new, 6 is gone. */
export function lineMarks(meta: string): LineMarks {
  const parts = /\{([\d,+-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const mark = signs[part.charAt(0)] ?? 'marked';
      return rangeParser(part.replace(/^[+-]/, '')).map((line) => [line, mark] as const);
    }),
  );
}

/** The code of a block that is copied and run: what is marked as gone is only to be seen. */
export function withoutRemoved(code: string, meta: string): string {
  const marks = lineMarks(meta);
  return code
    .split('\n')
    .filter((_, index) => marks.get(index + 1) !== 'removed')
    .join('\n');
}

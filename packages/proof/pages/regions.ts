/*
 * A file on a page marks a region by two comments, `// region: name` and `// endregion: name`. A later block replaces the
 * lines between them. The marks are for authors only: they are neither shown nor written to disk.
 */

const START = /^\s*(?:\/\/|#)\s*region:\s*(\S+)\s*$/;
const END = /^\s*(?:\/\/|#)\s*endregion:\s*(\S+)\s*$/;

/** Replaces the lines between the marks of a region and keeps the marks. Undefined when there is no such region. */
export function replaceRegion(marked: string, region: string, text: string): string | undefined {
  const lines = marked.split('\n');
  const [start, end] = findRegion(lines, region);
  if (start < 0 || end < start) return undefined;
  return [...lines.slice(0, start + 1), text.replace(/\n$/, ''), ...lines.slice(end)].join('\n');
}

/**
 * The content of a file after a block: the block itself, or the previous content with the region replaced. Undefined
 * when there is no such region.
 */
export const fileAfter = (
  {code, marked = code}: {code: string; marked?: string},
  region: string | undefined,
  before = '',
): string | undefined => (region === undefined ? marked : replaceRegion(before, region, code));

/** Line numbers of a region's two marks, from 0; -1 for a missing mark. */
export function findRegion(lines: readonly string[], region: string): [start: number, end: number] {
  const find = (mark: RegExp): number => lines.findIndex((line) => mark.exec(line)?.[1] === region);
  return [find(START), find(END)];
}

/** The file without region marks, as it is shown, run, copied and downloaded. */
export function withoutMarks(marked: string): string {
  const lines = marked.split('\n');
  return shownLines(lines)
    .map((at) => lines[at])
    .join('\n');
}

/** Converts a line number of the shown file to one of the file with marks, both from 0. */
export const markedLine = (marked: string, line: number): number =>
  shownLines(marked.split('\n'))[line] ?? line;

/** Numbers of the shown lines, from 0. Of two blank lines around an empty region, one is hidden with it. */
function shownLines(lines: readonly string[]): number[] {
  const isBlank = (at: number): boolean => lines[at]?.trim() === '' && at < lines.length - 1;
  const opens = (at: number): boolean => START.test(lines[at] ?? '');
  const closes = (at: number): boolean => END.test(lines[at] ?? '');
  return [...lines.keys()].filter((at) => {
    if (opens(at) || closes(at)) return false;
    const followsEmpty = closes(at - 1) && opens(at - 2);
    const precedesEmpty = opens(at + 1) && closes(at + 2) && !isBlank(at + 3);
    return !(isBlank(at) && (followsEmpty || precedesEmpty));
  });
}

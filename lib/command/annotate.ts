/** Levels of GitHub's annotations; only an error means that a check has failed. */
export type AnnotationLevel = 'error' | 'warning' | 'notice';

export interface FileLine {
  /** Path from the root of the repository. */
  file: string;
  line: number;
}

/** GitHub's escapes: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A workflow command, with which GitHub shows a message beside a line of a pull request. */
export const annotation = (level: AnnotationLevel, {file, line}: FileLine, message: string): string =>
  `::${level} file=${escapeProperty(file)},line=${line}::${escapeMessage(message)}`;

/** Prints an annotation if `ANNOTATE` is set, in one job of CI only, because several jobs find the same problems. */
export function annotate(level: AnnotationLevel, place: FileLine, message: string): void {
  if (process.env.ANNOTATE !== 'true') return;
  process.stdout.write(`${annotation(level, place, message)}\n`);
}

/**
 * Finds the messages that tools print for a line, so that GitHub can show them beside it: `file:line[:column] text`,
 * `file(line,column): text` of TypeScript, and `[warn] file` of Prettier.
 */
export function placesIn(output: string): (FileLine & {message: string})[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, message] =
      /^(?:Error: )?([\w./-]+\.\w+)[:(](\d+)(?:[:,]\d+)?\)?:?[ -]+(.+)$/.exec(text.trim()) ?? [];
    if (file && message) return [{file, line: Number(line), message}];
    const [, unformatted] = /^\[warn\] ([\w./-]+\.\w+)$/.exec(text) ?? [];
    return unformatted ? [{file: unformatted, line: 1, message: 'is not formatted'}] : [];
  });
}

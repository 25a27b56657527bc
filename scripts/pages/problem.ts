/** Something to correct in a file of the repository. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** An error fails the check; a warning is advice. */
  level: 'error' | 'warning';
  /** What is wrong, and the remedy. */
  message: string;
  /** The text without which the place is wrong: an edit elsewhere may have removed it. */
  needs?: string;
}

export const error = (file: string, line: number, message: string, needs?: string): Problem => ({
  file,
  line,
  level: 'error',
  message,
  needs,
});

export const warning = (file: string, line: number, message: string, needs?: string): Problem => ({
  file,
  line,
  level: 'warning',
  message,
  needs,
});

/** What `plugins/programs` knows of a program. */
export interface ProgramDetails {
  /** Earlier files of the page that the program imports, by path. */
  files: Readonly<Record<string, string>>;
  /** For a command: the program that sends the same request from the browser. */
  request?: string;
  /** Program output in the proof, if the page shows it. */
  output?: string;
}

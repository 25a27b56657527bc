import type {Network} from '@site/src/site/networks';

/** Data of `plugins/run-here` about the programs of all pages. */
export interface ProgramData {
  /** The networks that a reader may use. */
  networks: readonly Network['id'][];
  /** By the program's name on the site: `getting-started-tx/transfer.ts`. */
  programs: Record<string, ProgramDetails>;
}

interface ProgramDetails {
  /** Earlier files of the page that the program imports, by path. */
  files: Readonly<Record<string, string>>;
  /** For a command: the program that sends the same request from the browser. */
  request?: string;
  /** Program output in the proof, if the page shows it. */
  output?: string;
}

/** A value that an option or argument takes, as `--help` tells it. */
export interface CliValue {
  name: string;
  /** Takes several values (`<ARGS>...`). */
  many: boolean;
  /** The value may be left out (`[<ARGS>...]`). */
  optional: boolean;
}

export interface CliOption {
  /** Long spelling without dashes, e.g. `named-addresses`; empty for a positional argument. */
  long: string;
  /** Short spelling without dash, or empty. */
  short: string;
  /** The option takes this value; a switch has none. */
  value: CliValue | null;
  description: string;
  default: string | null;
  env: string | null;
  possibleValues: {value: string; description: string}[];
  aliases: string[];
}

export interface CliCommand {
  /** Words after `cedra`: `move publish`; empty for `cedra` itself. */
  path: string;
  /** First sentence. */
  about: string;
  /** The rest of the description, paragraphs separated by blank lines. */
  details: string;
  usage: string;
  /** Positional arguments, in order. */
  arguments: CliOption[];
  options: CliOption[];
  /** Names of the subcommands. */
  commands: string[];
}

/** Everything that `cedra --help` and the help of all subcommands say. */
export interface CliReference {
  package: string;
  version: string;
  commit: string;
  commands: CliCommand[];
}

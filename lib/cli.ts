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

/** A command as the reference page shows it. */
export interface CompactCommand {
  /** Words after `cedra`; empty for `cedra` itself. */
  path: string;
  about: string;
  details: string;
  usage: string;
  /** Arguments and options of its own. */
  own: CliOption[];
  /** Names of the options that it shares with many commands. */
  shared: string[];
}

export interface CompactReference {
  version: string;
  shared: CliOption[];
  commands: CompactCommand[];
}

/** An option that at least this many commands have, word for word, is described once. */
const SHARED_BY = 8;

/** A string that is equal for equal options. */
const key = (option: CliOption) => JSON.stringify(option);

/**
 * Describes options that many commands have only once, so that the page shows what is special about each command.
 * @throws Error when two shared options have the same name but different meanings
 */
export function compact({version, commands}: CliReference): CompactReference {
  const uses = new Map<string, number>();
  for (const {options} of commands) {
    for (const option of options) uses.set(key(option), (uses.get(key(option)) ?? 0) + 1);
  }
  const isShared = (option: CliOption) => (uses.get(key(option)) ?? 0) >= SHARED_BY;
  const shared = new Map<string, CliOption>();
  for (const option of commands.flatMap(({options}) => options).filter(isShared)) {
    const known = shared.get(option.long);
    if (known && key(known) !== key(option)) {
      throw new Error(
        `Two options that many commands share are named --${option.long}. Give them different anchors.`,
      );
    }
    shared.set(option.long, option);
  }
  return {
    version,
    shared: [...shared.values()].sort((a, b) => a.long.localeCompare(b.long)),
    commands: commands.map(({path, about, details, usage, arguments: positional, options}) => ({
      path,
      about,
      details,
      usage: usage.replaceAll('cedra-cli', 'cedra'),
      own: [...positional, ...options.filter((option) => !isShared(option))],
      shared: options.filter(isShared).map(({long}) => long),
    })),
  };
}

/** The anchor of a command: `move publish` → `cedra-move-publish`. */
export const commandId = (path: string): string => ['cedra', ...path.split(' ')].filter(Boolean).join('-');

/** The heading of the options that are described once. */
export const SHARED_OPTIONS = 'Options that many commands share';

/** The anchor of a shared option. */
export const optionId = (long: string): string => `option-${long}`;

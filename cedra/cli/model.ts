/** The value of an option or argument, as `--help` describes it. */
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
  /** `null` for a switch, which takes no value. */
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
  /** First sentence of the description. */
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

/** The contents of `cedra --help` and of the help of all subcommands. */
export interface CliReference {
  /** npm package with the binary. */
  package: string;
  /** What `cedra --version` says; the npm package has another version. */
  version: string;
  /** Commit that the binary was built from. */
  commit: string;
  commands: CliCommand[];
}

/** A command as the reference page shows it. */
export interface CompactCommand extends Pick<CliCommand, 'path' | 'about' | 'details' | 'usage'> {
  /** Positional arguments, and the options that few other commands have. */
  ownOptions: CliOption[];
  /** Long names of the options that many commands have. */
  sharedOptionNames: string[];
}

interface CompactReference {
  version: string;
  /** The options that many commands have, sorted by long name. */
  sharedOptions: CliOption[];
  commands: CompactCommand[];
}

/** An option is shared if at least this many commands describe it with the same words. */
const MIN_SHARED_USES = 8;

/** Remarks on what the help says of an option and no source confirms, by its long name. */
const REMARKS: Partial<Record<string, string>> = {
  'large-packages-module-address':
    'No source confirms this address on a Cedra network. See “Publish a large package” above.',
};

function withRemark(option: CliOption): CliOption {
  const remark = REMARKS[option.long];
  return remark ? {...option, description: `${option.description}\n\n${remark}`} : option;
}

/** Equal options have equal keys. */
const keyOf = (option: CliOption) => JSON.stringify(option);

/**
 * Moves the descriptions of shared options out of the commands, so that each command shows only what is special to it.
 * @throws Error when two shared options have the same name but different meanings
 */
export function compactReference({version, commands}: CliReference): CompactReference {
  const uses = new Map<string, number>();
  for (const {options} of commands) {
    for (const option of options) uses.set(keyOf(option), (uses.get(keyOf(option)) ?? 0) + 1);
  }
  const isShared = (option: CliOption) => (uses.get(keyOf(option)) ?? 0) >= MIN_SHARED_USES;
  const shared = new Map<string, CliOption>();
  for (const option of commands.flatMap(({options}) => options).filter(isShared)) {
    const other = shared.get(option.long);
    if (other && keyOf(other) !== keyOf(option)) {
      throw new Error(
        `Two different shared options are named --${option.long}. Give them different anchors.`,
      );
    }
    shared.set(option.long, option);
  }
  return {
    version,
    sharedOptions: [...shared.values()].sort((a, b) => a.long.localeCompare(b.long)),
    commands: commands.map(({path, about, details, usage, arguments: positional, options}) => ({
      path,
      about,
      details,
      usage: usage.replaceAll('cedra-cli', 'cedra'),
      ownOptions: [...positional, ...options.filter((option) => !isShared(option)).map(withRemark)],
      sharedOptionNames: options.filter(isShared).map(({long}) => long),
    })),
  };
}

/** The anchor of a command: `move publish` → `cedra-move-publish`. */
export const commandId = (path: string): string => ['cedra', ...path.split(' ')].filter(Boolean).join('-');

/** Groups of commands, such as `cedra move`, have headings of their own. */
export const isGroup = (path: string): boolean => !path.includes(' ');

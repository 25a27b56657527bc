import {shellCommands, type ShellCommand} from '@cedra-docs/proof/shell';
import type {CliCommand, CliOption, CliReference} from './model';
import {nearest} from '../../lib/nearest';

/** A problem of a command line, with a suggestion. */
export interface CommandProblem {
  problem: string;
  hint: string;
}

interface ScriptCheck {
  /** The words after `cedra` of each `cedra …` command. */
  commands: string[][];
  /** Each with its line in the script, from 0. */
  problems: (CommandProblem & {line: number; command: string})[];
}

/** Checks every `cedra …` command of a script against the command tree. */
export function checkScript(script: string, tree: CliReference): ScriptCheck {
  const check: ScriptCheck = {commands: [], problems: []};
  for (const {words, line} of shellCommands(script)) {
    const at = words.findIndex((word) => /(^|\/)cedra$/.test(word));
    // `cedra` also occurs as a value: only as the command, or after a wrapper such as `npx` or `env`.
    if (at < 0 || !words.slice(0, at).every((word) => /^(npx|env|exec|nohup|sudo|-\S*|\w+=.*)$/.test(word)))
      continue;
    check.commands.push(words.slice(at + 1));
    const problem = checkCommand(words.slice(at + 1), tree);
    if (problem) check.problems.push({...problem, line, command: words.join(' ')});
  }
  return check;
}

/** A value that only the reader or the shell knows: `$ADDRESS`, `…`. */
const placeholder = /[$…]|^\.\.\.$/;

/**
 * Checks the words after `cedra` against the command tree: subcommands, flags, required flags, values and the number of
 * arguments. With `prefix` (inline code), the command may be incomplete.
 */
export function checkCommand(
  words: readonly string[],
  tree: CliReference,
  prefix = false,
): CommandProblem | undefined {
  const byPath = new Map(tree.commands.map((command) => [command.path, command]));
  let command = byPath.get('');
  let at = 0;
  while (command && command.commands.length > 0 && at < words.length && !words[at]?.startsWith('-')) {
    const word = words[at] ?? '';
    if (placeholder.test(word)) return undefined;
    if (word === 'help') return undefined;
    const next: string = `${command.path} ${word}`.trim();
    if (!byPath.has(next)) {
      const spelled = command.path === '' ? 'cedra' : `cedra ${command.path}`;
      return {
        problem: `\`${spelled}\` has no subcommand \`${word}\``,
        hint: suggest(word, command.commands, (name) => `${spelled} ${name}`, `${spelled} --help`),
      };
    }
    command = byPath.get(next);
    at += 1;
  }
  if (!command) return undefined;
  const rest = words.slice(at);
  if (command.commands.length > 0 && !prefix && !rest.some((word) => isHelp(word) || isVersion(word))) {
    return {
      problem: `\`cedra ${command.path}\` needs a subcommand`,
      hint: `One of: ${command.commands.join(', ')}.`,
    };
  }
  return checkOptions(command, rest, prefix);
}

/** Commands that send no transaction, though they have its options. */
const READS = new Set(['move view', 'move simulate', 'multisig verify-proposal']);

/**
 * Checks that a command does not ask, because neither a script nor the next line of a pasted block answers. `cedra init`
 * reads a private key even with `--assume-yes`.
 */
export function checkConfirmation(
  {words: [program, ...words], piped, redirected}: ShellCommand,
  tree: CliReference,
): CommandProblem | undefined {
  const [command] = tree.commands
    .filter(({path}) => path !== '' && `${words.join(' ')} `.startsWith(`${path} `))
    .sort((a, b) => b.path.length - a.path.length);
  if (program !== 'cedra' || !command || words.some(isHelp)) return undefined;
  const has = (name: string): boolean => command.options.some(({long}) => long === name);
  const asksForKey = command.path === 'init' && !words.some((word) => /^--(?:private-key|ledger)/.test(word));
  const asksToConfirm =
    has('assume-yes') && (has('max-gas') || command.path === 'init') && !READS.has(command.path);
  const needed = [
    ...(asksToConfirm && !words.includes('--assume-yes') ? ['--assume-yes'] : []),
    ...(asksForKey && !piped && !redirected ? ['< /dev/null'] : []),
  ];
  if (needed.length === 0) return undefined;
  return {problem: `\`cedra ${command.path}\` asks for input`, hint: `Add ${needed.join(' ')}.`};
}

function checkOptions(
  command: CliCommand,
  words: readonly string[],
  prefix: boolean,
): CommandProblem | undefined {
  const spelled = `cedra ${command.path}`.trim();
  const missing = requiredFlags(command).find(
    (flag) => !words.some((word) => isHelp(word) || splitFlag(word)[0] === flag),
  );
  if (missing !== undefined && !prefix)
    return {problem: `\`${spelled}\` needs \`${missing}\``, hint: `Usage: ${command.usage}`};
  let positional = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (isHelp(word) || isVersion(word)) return undefined;
    if (word === '--') return undefined;
    if (!/^--?[A-Za-z]/.test(word)) {
      positional += 1;
      if (positional > command.arguments.length && !command.arguments.some(({value}) => value?.many)) {
        return {
          problem: `\`${spelled}\` takes ${command.arguments.length === 0 ? 'no' : 'fewer'} positional arguments, but got \`${word}\``,
          hint: `Usage: ${command.usage}`,
        };
      }
      continue;
    }
    const [flag, given] = splitFlag(word);
    const option = findOption(command, flag);
    if (!option) {
      const names = command.options.map(({long}) => `--${long}`);
      return {
        problem: `\`${spelled}\` has no flag \`${flag}\``,
        hint: suggest(flag, names, (name) => name, `${spelled} --help`),
      };
    }
    if (!option.value) {
      if (given !== undefined) {
        return {
          problem: `\`${flag}\` of \`${spelled}\` takes no value, but got \`${given}\``,
          hint: `Write ${flag} alone.`,
        };
      }
      continue;
    }
    const values = given === undefined ? [] : [given];
    if (given === undefined) {
      while (at + 1 < words.length && !/^--?[A-Za-z]/.test(words[at + 1] ?? '')) {
        at += 1;
        values.push(words[at] ?? '');
        if (!option.value.many) break;
      }
    }
    if (values.length === 0 && !option.value.optional && !prefix) {
      return {
        problem: `\`${flag}\` of \`${spelled}\` needs a value`,
        hint: `Write ${flag} <${option.value.name}>.`,
      };
    }
    const allowed = option.possibleValues.map(({value}) => value);
    const wrong = values.find(
      (value) => !placeholder.test(value) && allowed.length > 0 && !allowed.includes(value),
    );
    if (wrong !== undefined) {
      return {
        problem: `\`${wrong}\` is not a value of \`${flag}\` of \`${spelled}\``,
        hint: suggest(wrong, allowed, (value) => `${flag} ${value}`, `${spelled} --help`),
      };
    }
  }
  return undefined;
}

/** The required flags: those outside of brackets in the usage. */
function requiredFlags({usage}: CliCommand): string[] {
  return usage.replace(/\[[^\]]*\]|<--[^ ]+ [^>]*>[^ ]*>|\([^)]*\)/g, '').match(/(?<= )--[\w-]+/g) ?? [];
}

function findOption(command: CliCommand, flag: string): CliOption | undefined {
  return flag.startsWith('--')
    ? command.options.find(({long, aliases}) => long === flag.slice(2) || aliases.includes(flag.slice(2)))
    : command.options.find(({short}) => short !== '' && short === flag.slice(1, 2));
}

function splitFlag(word: string): [string, string?] {
  const equals = word.indexOf('=');
  return equals < 0 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function isVersion(word: string): boolean {
  return word === '--version' || word === '-V';
}

function suggest(
  word: string,
  names: readonly string[],
  spell: (name: string) => string,
  help: string,
): string {
  const name = nearest(word, names);
  return name === undefined ? `See \`${help}\`.` : `Did you mean \`${spell(name)}\`?`;
}

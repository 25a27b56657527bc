import {shellCommands} from '../../shell/commands';
import {checkCommand, type CommandProblem} from './check-command';
import type {CliReference} from './model';

export interface ScriptCheck {
  /** How many `cedra …` commands the script has. */
  commands: number;
  /** Each with its line in the script, from 0. */
  problems: (CommandProblem & {line: number; command: string})[];
}

/** Checks every `cedra …` command of a script against the command tree. */
export function checkScript(script: string, tree: CliReference): ScriptCheck {
  const check: ScriptCheck = {commands: 0, problems: []};
  for (const {words, line} of shellCommands(script)) {
    const at = words.findIndex((word) => /(^|\/)cedra$/.test(word));
    // `cedra` also occurs as a value: only as the command, or after a wrapper such as `npx` or `env`.
    if (at < 0 || !words.slice(0, at).every((word) => /^(npx|env|time|nohup|sudo|-\S*|\w+=.*)$/.test(word)))
      continue;
    check.commands += 1;
    const problem = checkCommand(words.slice(at + 1), tree);
    if (problem) check.problems.push({...problem, line, command: words.join(' ')});
  }
  return check;
}

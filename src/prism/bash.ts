import type {TokenObject} from 'prismjs';
import type {PrismInstance} from './move';

/*
 * Prism knows commands by a list of names, wherever one stands: `node` in `cedra node run-localnet` is one, `cedra` is
 * none. Here a command is what stands where a shell reads one.
 */

const KEYWORDS = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while';
/** What is followed by a command on the same line. */
const BEFORE_COMMAND = String.raw`[;|]|(?<![<>])&|\$\(|(?<!\S)[({!]|\b(?:do|elif|else|if|then|until|while|command|exec|nohup|sudo|time)[ \t]`;
/** A line of its own, unless it continues the one before. */
const START = String.raw`^|(?<!\\)\n`;
/** `NAME=value `, before a command that runs with it. */
const ASSIGNMENTS = String.raw`(?:\w+=\S*[ \t]+)*`;

const command = RegExp(
  String.raw`(?<=(?:${START}|${BEFORE_COMMAND})[ \t]*${ASSIGNMENTS})(?!(?:${KEYWORDS})\b)[A-Za-z_~.][\w./-]*(?![\w./-]|\+?=)`,
);
/** `-y`, `--assume-yes` */
const parameter = /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/;

/** Has Prism's Bash, which must be there, tell commands and parameters from other words. */
export function refineBash({languages}: PrismInstance): void {
  const bash = languages['bash'] as Record<'function' | 'builtin' | 'parameter', TokenObject>;
  // In place: command substitutions have the same objects.
  Object.assign(bash.function, {pattern: command, lookbehind: false, greedy: true});
  // Builtins are commands like others.
  bash.builtin.pattern = /(?!)/;
  bash.parameter.pattern = parameter;
}

import type {TokenObject} from 'prismjs';
import type {PrismInstance} from './move';

/*
 * Prism recognises commands by a list of names at any place: in `cedra node run-localnet` it marks `node` and not
 * `cedra`. Here a command is a word at the place where a shell expects one.
 */

const KEYWORDS = 'case|do|done|elif|else|esac|fi|for|function|if|in|select|then|until|while';
/** Tokens that are followed by a command on the same line. */
const BEFORE_COMMAND = String.raw`[;|]|(?<![<>])&|\$\(|(?<!\S)[({!]|\b(?:do|elif|else|if|then|until|while|command|exec|nohup|sudo|time)[ \t]`;
/** The start of a line, unless it continues the line before. */
const START = String.raw`^|(?<!\\)\n`;
/** `NAME=value `, before a command that runs with it. */
const ASSIGNMENTS = String.raw`(?:\w+=\S*[ \t]+)*`;

const command = RegExp(
  String.raw`(?<=(?:${START}|${BEFORE_COMMAND})[ \t]*${ASSIGNMENTS})(?!(?:${KEYWORDS})\b)[A-Za-z_~.][\w./-]*(?![\w./-]|\+?=)`,
);
/** `-y`, `--assume-yes` */
const parameter = /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/;

/** Changes Prism's Bash, which must be loaded, so that it marks commands and parameters. */
export function refineBash({languages}: PrismInstance): void {
  const bash = languages.bash as Record<'function' | 'builtin' | 'parameter', TokenObject>;
  // Changed in place, because command substitutions use the same objects.
  Object.assign(bash.function, {pattern: command, lookbehind: false, greedy: true});
  // Builtins are marked as commands.
  bash.builtin.pattern = /(?!)/;
  bash.parameter.pattern = parameter;
}

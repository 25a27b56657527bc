import {serve} from './server';
import {type Argument, callTool, InputError, type Program} from './tool';

/** Standard input and output. */
export interface Terminal {
  write(text: string): void;
  writeError(text: string): void;
  readInput(): Promise<string>;
}

const spelled = ({name, isOptional}: Argument): string =>
  isOptional ? `[--${name} <${name}>]` : `<${name}>`;

/** The help of all commands. */
function help({title, version, command, tools}: Program): string {
  const lines = tools.map(({name, arguments: all, description}) => [
    `${name} ${all.map(spelled).join(' ')}`,
    description,
  ]);
  const commands = [
    ...lines,
    ['mcp', 'Serves these commands as tools to an assistant, over standard input and output (MCP).'],
  ].map(([usage, description]) => `  ${usage}\n      ${description}\n`);
  return `${title} ${version}

Usage: ${command} <command> <text>

${commands.join('')}
A single "-" as the text is read from standard input: some-command 2>&1 | ${command} explain_error -
Nothing is sent anywhere; everything is answered from the downloaded file. npx keeps that file: for a newer one, end
the address with another word, such as .tgz?2.
`;
}

// Characters that a terminal would obey, such as escape sequences, and those that reverse text.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Joins the words of a command line; a word with white space was quoted. */
const joined = (words: readonly string[]): string =>
  words.length === 1
    ? (words[0] ?? '')
    : words.map((word) => (/\s/.test(word) ? JSON.stringify(word) : word)).join(' ');

/**
 * Runs the program with the words of its command line.
 * @returns the exit code: 0 for an answer, 1 if what was asked for does not exist or is wrong, 2 for a wrong command line;
 *   undefined while it serves
 */
export async function runProgram(
  program: Program,
  [command = 'help', ...words]: readonly string[],
  terminal: Terminal,
): Promise<number | undefined> {
  if (command === 'mcp') {
    serve(program);
    return undefined;
  }
  if (['help', '--help', '-h'].includes(command)) {
    terminal.write(help(program));
    return 0;
  }
  if (['--version', '-V'].includes(command)) {
    terminal.write(`${program.version}\n`);
    return 0;
  }
  const tool = program.tools.find(({name}) => name === command.replaceAll('-', '_'));
  if (!tool) {
    const names = [...program.tools.map(({name}) => name), 'mcp'].join(', ');
    terminal.writeError(`There is no command "${command}". Commands: ${names}.\n`);
    return 2;
  }
  const input: Record<string, string> = {};
  const [main, ...options] = tool.arguments;
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const option = options.find(({name}) => word === `--${name}`);
    if (option) input[option.name] = words[(at += 1)] ?? '';
    else rest.push(word);
  }
  const text = joined(rest);
  if (text !== '') input[main.name] = text === '-' ? await terminal.readInput() : text;
  try {
    const answer = await callTool(tool, input);
    terminal.write(`${answer.text.trimEnd().replace(CONTROL, '')}\n`);
    return answer.isFound === false ? 1 : 0;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.writeError(`${error.message.replace(CONTROL, '')}\n`);
    return 2;
  }
}

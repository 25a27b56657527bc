/** A text that a tool takes. */
export interface Argument {
  name: string;
  description: string;
  isOptional?: true;
  /** In characters; 20,000 by default. */
  maxLength?: number;
}

/** What a tool answers. */
export interface Answer {
  /** For people and assistants, Markdown. */
  text: string;
  /** The same as data, where programs need it. */
  data?: Record<string, unknown>;
  /** False if what was asked for does not exist or is wrong: the command line ends with code 1. */
  isFound?: false;
}

/** A tool of the server, and a command of the command line. */
export interface Tool {
  name: string;
  title: string;
  /** One or two sentences, with an example. */
  description: string;
  /** On the command line, all words belong to the first argument. */
  arguments: readonly [Argument, ...Argument[]];
  /** @throws InputError for an input that it cannot use */
  run(input: Readonly<Partial<Record<string, string>>>): Answer | Promise<Answer>;
}

/** An input that a tool cannot use; the message says what to do. */
export class InputError extends Error {
  override name = 'InputError';
}

const MAX_LENGTH = 20_000;

/**
 * Checks the input and runs a tool.
 * @throws InputError for an input that is no object, has a wrong argument, or is nested too deeply
 */
export async function callTool(tool: Tool, input: unknown): Promise<Answer> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError(`${tool.name} takes an object with ${tool.arguments.map(quoteName).join(', ')}.`);
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(input)) {
    const argument = tool.arguments.find((each) => each.name === name);
    if (!argument)
      throw new InputError(
        `${tool.name} has no argument "${name.slice(0, 60)}". It takes ${tool.arguments.map(quoteName).join(', ')}.`,
      );
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string') throw new InputError(`The argument "${name}" of ${tool.name} is a text.`);
    const {maxLength = MAX_LENGTH} = argument;
    if (value.length > maxLength)
      throw new InputError(
        `The argument "${name}" has ${value.length} characters, at most ${maxLength}. Send the part that matters.`,
      );
    texts.set(name, value);
  }
  for (const {name, description, isOptional} of tool.arguments)
    if (!isOptional && !texts.get(name)?.trim())
      throw new InputError(`${tool.name} needs the argument "${name}": ${description}`);
  try {
    return await tool.run(Object.fromEntries(texts));
  } catch (error) {
    // A parser called itself too often.
    if (error instanceof RangeError) throw new InputError('The text is nested too deeply to be read.');
    throw error;
  }
}

const quoteName = ({name}: Argument): string => `"${name}"`;

/** Documentation as a program: a command line, and a server for assistants. */
export interface Program {
  name: string;
  title: string;
  version: string;
  /** How readers start it: `npx -y https://…`. */
  command: string;
  /** What the server tells assistants about its tools. */
  instructions: string;
  tools: readonly Tool[];
  /** Does what the first calls would otherwise wait for. */
  prepare?: () => Promise<void>;
}

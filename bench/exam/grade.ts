import {createHash} from 'node:crypto';
import {entries, readYaml, text, texts} from '../../lib/data/read';

/** The REST API of the localnet on which the tasks are solved. */
const NODE = 'http://127.0.0.1:8080/v1';

/**
 * A question to the chain, and the response that a solution leads to. `$answer` in a question stands for the answer,
 * and every other `$name` for what that name stood for in the response to an earlier question.
 */
interface Check {
  /** A path of the REST API below `/v1`. */
  get?: string;
  view?: {function: string; typeArguments?: readonly string[]; arguments?: readonly unknown[]};
  matches: unknown;
}

export interface Task {
  prompt: string;
  /** SHA-256 of each accepted answer, normalised. */
  hashes?: readonly string[];
  chain?: readonly Check[];
}

type Variables = Map<string, string>;

const CHECK = {
  type: 'object',
  additionalProperties: false,
  required: ['matches'],
  oneOf: [{required: ['get']}, {required: ['view']}],
  properties: {
    get: {type: 'string', pattern: '^/'},
    view: {
      type: 'object',
      additionalProperties: false,
      required: ['function'],
      properties: {function: text, typeArguments: texts, arguments: {type: 'array'}},
    },
    matches: {},
  },
};

/** Reads a file of tasks by id. */
export function readTasks(file: string): Record<string, Task> {
  const hashes = {type: 'array', minItems: 1, items: {type: 'string', pattern: '^[0-9a-f]{64}$'}};
  const chain = {type: 'array', minItems: 1, items: CHECK};
  return readYaml<Record<string, Task>>(file, {
    schema: entries({prompt: text}, {hashes, chain}),
    remedy:
      'A task has a prompt, and either "hashes" of answers or "chain" with questions: bench/exam/grade.ts.',
    check: (tasks) =>
      Object.entries(tasks)
        .filter(([, {hashes, chain}]) => (hashes === undefined) === (chain === undefined))
        .map(([id]) => ({keys: [id], message: 'needs either "hashes" or "chain"'})),
  });
}

/** An answer without what does not matter: case, quotes, spaces around commas, the order of a list, a full stop. */
const normalised = (answer: string): string =>
  answer
    .toLowerCase()
    .replace(/["'`]/g, '')
    .replace(/\.\s*$/, '')
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .sort()
    .join(',');

/** The hash by which a task knows an accepted answer. */
export const hashOf = (answer: string): string =>
  createHash('sha256').update(normalised(answer)).digest('hex');

/**
 * Whether an answer solves a task.
 * @throws Error if the task asks the chain and no localnet responds
 */
export async function isSolved({hashes, chain = []}: Task, answer: string): Promise<boolean> {
  if (hashes) return hashes.includes(hashOf(answer));
  const variables: Variables = new Map([['$answer', normalised(answer)]]);
  // Anything else could change the path of a request.
  if (!/^0x[0-9a-f]{1,64}$/.test(normalised(answer))) return false;
  for (const check of chain) {
    const response = await ask(check, variables);
    if (response === undefined || !fits(check.matches, response, variables)) return false;
  }
  return true;
}

/** The response of the node to a question, or undefined if it is an error. */
async function ask({get, view}: Check, variables: Variables): Promise<unknown> {
  const request = filled(
    view
      ? {
          function: view.function,
          type_arguments: view.typeArguments ?? [],
          arguments: view.arguments ?? [],
        }
      : get,
    variables,
  );
  const response = await (
    view
      ? fetch(`${NODE}/view`, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify(request),
        })
      : fetch(`${NODE}${String(request)}`)
  ).catch((cause: unknown) => {
    throw new Error(`No localnet at ${NODE}. Start one: cedra node run-localnet`, {cause});
  });
  return response.ok ? ((await response.json()) as unknown) : undefined;
}

/** A question with values in place of variables. */
function filled(question: unknown, variables: Variables): unknown {
  return JSON.parse(
    JSON.stringify(question).replace(/\$\w+/g, (name) => variables.get(name) ?? name),
  ) as unknown;
}

/**
 * Whether a value is as expected. An object has at least the expected keys, a list exactly the expected elements, and a
 * list expected as `some: […]` at least those. `/…/` is a pattern. `$name` is any value at first, and then the same.
 */
export function fits(expected: unknown, value: unknown, variables: Variables): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((one, index) => fits(one, value[index], variables))
    );
  if (isObject(expected)) {
    if (Array.isArray(expected.some))
      return Array.isArray(value) && expected.some.every((one) => hasElement(value, one, variables));
    return (
      isObject(value) && Object.entries(expected).every(([key, one]) => fits(one, value[key], variables))
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return false;
  const wanted = String(expected);
  const [, pattern] = /^\/(.+)\/$/.exec(wanted) ?? [];
  if (pattern !== undefined) return new RegExp(pattern).test(String(value));
  if (/^\$\w+$/.test(wanted) && !variables.has(wanted)) variables.set(wanted, String(value));
  return shortened(variables.get(wanted) ?? wanted) === shortened(String(value));
}

/** Whether an element of a list is as expected; only that element gives values to names. */
function hasElement(list: readonly unknown[], expected: unknown, variables: Variables): boolean {
  return list.some((element) => {
    const trial = new Map(variables);
    if (!fits(expected, element, trial)) return false;
    for (const [name, value] of trial) variables.set(name, value);
    return true;
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text with addresses as the node writes them, without leading zeros. */
const shortened = (value: string): string => value.replace(/0x0+(?=[0-9a-f])/g, '0x');

import {GraphQLError, Kind, OperationTypeNode, parse, type TypeNode} from 'graphql';
import type {Block, Task} from '@packages/proof/build';
import {networkOf} from '../src/site/networks';
import {SCHEMA} from '../src/run/names';
import {PRINT_ANSWER} from './requests';

/** An example value: an address for a string, zero for a number. */
function example(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return example(type.type);
  if (type.kind === Kind.LIST_TYPE) return [example(type.type)];
  const examples: Record<string, unknown> = {
    String: '0x1',
    Boolean: true,
    jsonb: {},
    timestamp: '2026-01-01',
  };
  return examples[type.name.value] ?? 0;
}

/** A query of a page, with the values of its variables and the result that the page shows. */
export interface ShownQuery {
  block: Block;
  variables: Readonly<Record<string, unknown>>;
  result?: Block;
}

type Data = Extract<Task, {kind: 'data'}>;

/**
 * The queries of a page. A JSON block whose keys are variables of the page's queries sets their values for the whole page;
 * any other JSON block directly after a query or its variables is the result.
 */
export function shownQueries(tasks: readonly Task[]): ShownQuery[] {
  const names = new Set(tasks.flatMap((task) => (task.kind === 'graphql' ? declared(task.block.code) : [])));
  const values = new Map<Task, Record<string, unknown>>();
  for (const task of tasks) {
    const json = isJson(task) ? readObject(task.block.code) : undefined;
    const keys = Object.keys(json ?? {});
    if (json && keys.length > 0 && keys.every((key) => names.has(key))) values.set(task, json);
  }
  const all = Object.assign({}, ...values.values()) as Record<string, unknown>;
  return tasks.flatMap((task, at) => {
    if (task.kind !== 'graphql') return [];
    const {block} = task;
    const own = declared(block.code).filter((name) => name in all);
    const next = tasks.slice(at + 1).find((each) => !values.has(each));
    return [
      {
        block,
        variables: Object.fromEntries(own.map((name) => [name, all[name]])),
        ...(next && isJson(next) && {result: next.block}),
      },
    ];
  });
}

const isJson = (task: Task): task is Data => task.kind === 'data' && task.language === 'json';

/** The names of a query's variables; none for a text that is not a query. */
function declared(query: string): string[] {
  try {
    return parse(query).definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? (each.variableDefinitions ?? []).map(({variable}) => variable.name.value)
        : [],
    );
  } catch (error) {
    // The proof reports invalid queries and invalid JSON.
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Translates a query of the indexer into a program that checks it against the schema and sends it from the browser.
 * @param given values of its variables; the others get examples
 * @returns the program and the origin that it asks, or why there is none
 */
export function queryProgram(
  query: string,
  given: Readonly<Record<string, unknown>>,
): {code: string; server: string} | {why: string} {
  const [operation, ...others] = parse(query).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each] : [],
  );
  if (!operation || others.length > 0) return {why: 'is not a single operation'};
  if (operation.operation !== OperationTypeNode.QUERY) return {why: `is a ${operation.operation}`};
  const definitions = operation.variableDefinitions ?? [];
  const examples = definitions.map(({variable, type}) => [variable.name.value, example(type)] as const);
  const variables = {...Object.fromEntries(examples), ...given};
  const code = [
    `import {problemsOf} from '${SCHEMA}';\n`,
    `const query = \`${query.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`;`,
    `const variables = ${JSON.stringify(variables, null, 2)};\n`,
    `const [problem] = problemsOf(query, variables);`,
    `if (problem) throw new Error(\`Not sent: \${problem}\`);`,
    `const start = performance.now();`,
    `const response = await fetch('${networkOf('localnet').indexer}', {`,
    `  method: 'POST',`,
    `  headers: {'content-type': 'application/json'},`,
    `  body: JSON.stringify({query, variables}),`,
    `});`,
    ...PRINT_ANSWER,
  ];
  return {code: code.join('\n'), server: new URL(networkOf('localnet').indexer).origin};
}

import type {Block, Task} from '@cedra-docs/proof/build';
import {GraphQLError, Kind, parse} from 'graphql';

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
  const names = new Set(
    tasks.flatMap((task) => (task.kind === 'graphql' ? variablesOf(task.block.code) : [])),
  );
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
    const own = variablesOf(block.code).filter((name) => name in all);
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

/** The names of a query's variables; none for a text that is not a query. */
function variablesOf(query: string): string[] {
  try {
    return parse(query).definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? (each.variableDefinitions ?? []).map(({variable}) => variable.name.value)
        : [],
    );
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

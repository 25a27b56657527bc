import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  parse,
  validate,
  type ValueNode,
  visit,
} from 'graphql';

import type {Block, Task} from '@packages/proof/build';
import {blockFailure, defineLanguage, type Failure, type Outcome} from '@packages/proof';
import {shownQueries} from '../../markdown/programs/queries';
import {executeQuery, indexerSchema} from '../indexer/engine';
import {tables} from '../indexer/rows';

// The limits of the public indexer for anonymous clients, as `docs/indexer/index.mdx` states them.
const MAX_ROWS = 100;
const MAX_DEPTH = 5;

export const graphql = defineLanguage({check: proveQueries});

/**
 * Validates the queries of a page against the indexer's schema and limits, and compares the result after each query with
 * its result over the sample rows of `indexer/rows.ts`.
 */
export function proveQueries(tasks: readonly Task[]): Outcome[] {
  return [...tasks.flatMap(({block}) => proveEmbedded(block)), ...proveResults(tasks)];
}

/** Validates the queries in the strings of a program, and in the body of a request. */
function proveEmbedded(block: Block): Outcome[] {
  const queries = [...block.code.matchAll(embedded)].map(
    ([, inTemplate, inJson]) => inTemplate ?? inJson ?? '',
  );
  const failures = queries
    .flatMap(checkQuery)
    .map(({message}) => blockFailure(block, `the query in this code is invalid: ${message}`, {hint}));
  return queries.length > 0 ? [{block, level: 'checked', failures}] : [];
}

// A template without `${}` that begins with an operation, or the property `query` of JSON.
const embedded = /`((?:query|subscription)\b(?:(?!\$\{)[^`])*)`|"query": *"([^"\\]*)"/g;

const hint = 'The schema is the one that the SDK ships for the indexer.';

function proveResults(tasks: readonly Task[]): Outcome[] {
  return shownQueries(tasks).flatMap(({block, variables, result}): Outcome[] => {
    const problems = checkQuery(block.code);
    const failures = problems.map(({message, line}) => blockFailure(block, message, {hint}, line));
    if (problems.length > 0) return [{block, level: 'checked', failures}];
    if (!result) {
      const advice =
        'Show the result as a JSON block directly after the query: it proves that the query is right.';
      return [
        {block, level: 'checked', failures: [blockFailure(block, 'the query has no result', {hint: advice})]},
      ];
    }
    const problem = resultProblem(block.code, variables, result.code);
    return [
      {block, level: 'checked', failures},
      {
        block: result,
        level: 'checked',
        failures: problem ? [blockFailure(result, problem.problem, problem)] : [],
      },
    ];
  });
}

/** A problem of a GraphQL document, with its line from 0. */
interface QueryProblem {
  message: string;
  line: number;
}

/** Validates a GraphQL document against the indexer's schema and the limits of the public indexer. */
export function checkQuery(text: string): QueryProblem[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return [toQueryProblem(error)];
    throw error;
  }
  const errors = validate(indexerSchema(), document);
  return [...errors, ...limitErrors(document)].map(toQueryProblem);
}

function toQueryProblem({message, locations}: GraphQLError): QueryProblem {
  return {message, line: (locations?.[0]?.line ?? 1) - 1};
}

function limitErrors(document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = [];
  let depth = 0;
  visit(document, {
    Field: {
      enter(node) {
        depth += 1;
        if (depth === MAX_DEPTH + 1)
          errors.push(new GraphQLError(`the query is deeper than ${MAX_DEPTH} levels`, {nodes: node}));
        const limit = argument(node, 'limit');
        const rows = limit?.kind === Kind.INT ? Number(limit.value) : undefined;
        if (rows !== undefined && rows > MAX_ROWS)
          errors.push(new GraphQLError(`a response has at most ${MAX_ROWS} rows`, {nodes: node}));
        if (isPage(node) && rows !== MAX_ROWS)
          errors.push(
            new GraphQLError(
              `a query that continues after a row must ask for ${MAX_ROWS} rows, because its caller continues until fewer arrive`,
              {nodes: node},
            ),
          );
      },
      leave() {
        depth -= 1;
      },
    },
  });
  return errors;
}

/** Whether a field continues after a row: it sorts by a column and selects the rows beyond a variable's value. */
function isPage(node: FieldNode): boolean {
  const [first] = keysOf(argument(node, 'order_by'));
  const where = argument(node, 'where');
  if (first === undefined || where === undefined) return false;
  let found = false;
  visit(where, {
    ObjectField({name, value}) {
      if (name.value !== first || value.kind !== Kind.OBJECT) return;
      found ||= value.fields.some(
        ({name: operator, value: operand}) =>
          /^_[gl]t$/.test(operator.value) && operand.kind === Kind.VARIABLE,
      );
    },
  });
  return found;
}

/** The columns of an `order_by`. */
function keysOf(value: ValueNode | undefined): string[] {
  if (value?.kind === Kind.LIST) return value.values.flatMap(keysOf);
  return value?.kind === Kind.OBJECT ? value.fields.map(({name}) => name.value) : [];
}

const argument = (field: FieldNode, name: string): ValueNode | undefined =>
  field.arguments?.find((each) => each.name.value === name)?.value;

/** Compares the result that a page shows after a valid query with the result of executing it. */
function resultProblem(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  shown: string,
): Pick<Failure, 'problem' | 'expected' | 'got' | 'hint'> | undefined {
  const {data, errors} = executeQuery(parse(query), variables, tables);
  if (errors.length > 0) return {problem: `the query failed: ${errors.join('; ')}`};
  const json = readJson(shown);
  // The check of data reports invalid JSON.
  if (json === undefined) return undefined;
  const isWhole = typeof json === 'object' && json !== null && 'data' in json;
  const [expected, got] = [json, isWhole ? {data} : data].map((each) => JSON.stringify(each, null, 2));
  if (expected === got) return undefined;
  return {
    problem: 'the result differs from what the query returns for the rows of proof/indexer/rows.ts',
    ...(expected === undefined || got === undefined ? {} : {expected, got}),
    hint: 'Correct the query, its variables, the result, or the rows.',
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import {type DocumentNode, type FieldNode, Kind, OperationTypeNode, parse, visit} from 'graphql';

import type {Block, Task} from '@cedra-docs/proof/build';
import {blockFailure, defineLanguage, type Failure, type Outcome} from '@cedra-docs/proof';
import {checkQuery, cursorOf} from './check';
import {shownQueries} from './shown-queries';
import {executeQuery, indexerSchema, type Tables} from './engine';
import {tables} from './rows';

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
    .flatMap((query) => checkQuery(query, indexerSchema()))
    .map(({message}) => blockFailure(block, `the query in this code is invalid: ${message}`, {hint}));
  return queries.length > 0 ? [{block, level: 'checked', failures}] : [];
}

// A template without `${}` that begins with an operation, or the property `query` of JSON.
const embedded = /`((?:query|subscription)\b(?:(?!\$\{)[^`])*)`|"query": *"([^"\\]*)"/g;

const hint = 'The schema is the one that the SDK ships for the indexer.';

function proveResults(tasks: readonly Task[]): Outcome[] {
  return shownQueries(tasks).flatMap(({block, variables, result}): Outcome[] => {
    const problems = checkQuery(block.code, indexerSchema());
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
    const lost = pagesProblem(block.code, variables);
    if (lost !== undefined) failures.push(blockFailure(block, lost, {hint: pagesHint}));
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
    problem: 'the result differs from what the query returns for the rows of cedra/indexer/rows.ts',
    ...(expected === undefined || got === undefined ? {} : {expected, got}),
    hint: 'Correct the query, its variables, the result, or the rows.',
  };
}

const pagesHint = 'Sort, filter and continue by all columns that identify a row: version and event index.';

/** Why the pages of a query, each after the last row of the one before, are not all rows; undefined if they are. */
function pagesProblem(query: string, variables: Readonly<Record<string, unknown>>): string | undefined {
  const document = parse(query);
  const fields = document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.QUERY
      ? each.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [],
  );
  const rows = fields.some((field) => cursorOf(field).length > 0) ? manyRows(tables) : {};
  for (const field of fields) {
    const cursor = cursorOf(field);
    if (cursor.length === 0) continue;
    const read = (from: DocumentNode, values: Readonly<Record<string, unknown>>) =>
      rowsOf(executeQuery(from, values, rows).data, field);
    const all = read(withoutLimits(document), variables);
    const walked: Record<string, unknown>[] = [];
    for (let [page, values] = [read(document, variables), variables]; ; page = read(document, values)) {
      walked.push(...page);
      if (page.length < 100 || walked.length > all.length) break;
      const last = page.at(-1) ?? {};
      const missing = cursor.find(({column}) => !(column in last));
      if (missing) return `the next page begins after \`${missing.column}\`, which the query does not return`;
      values = {
        ...values,
        ...Object.fromEntries(cursor.map(({column, variable}) => [variable, last[column]])),
      };
    }
    if (JSON.stringify(walked) !== JSON.stringify(all))
      return `the pages of this query have ${walked.length} of ${all.length} rows: those at the border of a page are lost or repeated`;
  }
  return undefined;
}

const rowsOf = (data: unknown, {alias, name}: FieldNode): Record<string, unknown>[] =>
  (data as Record<string, Record<string, unknown>[]> | null)?.[(alias ?? name).value] ?? [];

const withoutLimits = (document: DocumentNode): DocumentNode =>
  visit(document, {Argument: ({name}) => (name.value === 'limit' ? null : undefined)});

/** The sample rows 200 times, as several events of one transaction, so that pages are full, empty, and end inside of one. */
function manyRows(sample: Tables): Tables {
  const copy = (row: Readonly<Record<string, unknown>>, times: number) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        // A transaction has one fee, and one row in tables without an index.
        const isOne = typeof row.event_index !== 'number' || row.event_index < 0;
        const moves = isOne ? /(?:^|_)(?:version|height)$/.test(column) : column === 'event_index';
        return [column, moves ? Number(value) + 100_000 * times : value];
      }),
    );
  return Object.fromEntries(
    Object.entries(sample).map(([name, rows]) => [
      name,
      Array.from({length: 200}, (_, times) => rows.map((row) => copy(row, times))).flat(),
    ]),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

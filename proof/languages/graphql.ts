import {parse} from 'graphql';

import type {Block, Task} from '@packages/proof/build';
import {blockFailure, defineLanguage, type Failure, type Outcome} from '@packages/proof';
import {checkQuery} from '../../lib/indexer/check';
import {shownQueries} from '../../markdown/runnable-blocks/queries';
import {executeQuery, indexerSchema} from '../indexer/engine';
import {tables} from '../indexer/rows';

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

import {readFileSync} from 'node:fs';
import type {TestQuery} from '@cedra-docs/search/bench';

/** Sets of queries for development; see `queries/README.md`. */
export const WORKING_SETS = ['working-3', 'working-4', 'working-5', 'public'] as const;
/** Held-out sets: nobody reads their misses. */
export const HELD_OUT_SETS = ['final', 'seen-2', 'final-3', 'final-4', 'final-5'] as const;

type QuerySet = (typeof WORKING_SETS)[number] | (typeof HELD_OUT_SETS)[number];

/** The queries of a set; `also` in the file has further expected results, such as the reference entry of a name. */
export function readQueries(set: QuerySet): TestQuery[] {
  const file = new URL(`queries/${set}.json`, import.meta.url);
  const queries = JSON.parse(readFileSync(file, 'utf8')) as (TestQuery & {also?: readonly string[]})[];
  return queries.map(({also = [], ...entry}) => ({...entry, expect: [...entry.expect, ...also]}));
}

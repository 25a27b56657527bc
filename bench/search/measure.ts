import {readFileSync} from 'node:fs';
import type {Candidate} from './engines';

/** A query with what answers it: `/page`, or `/page#section`. */
export interface GoldenQuery {
  query: string;
  kind: string;
  expect: string[];
  /** Pages that the rule puts first (the reference for an exact name), or that answer better by our reading. */
  also?: string[];
}

/** A set of queries; see `queries/README.md`. */
export type QuerySet =
  | 'working'
  | 'working-2'
  | 'working-3'
  | 'working-4'
  | 'final'
  | 'final-3'
  | 'final-4'
  | 'public'
  | 'seen'
  | 'seen-2';

/** The queries of a set. What `also` answers counts as expected, too. */
export function readQueries(set: QuerySet): GoldenQuery[] {
  const file = new URL(`queries/${set}.json`, import.meta.url);
  const queries = JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
  return queries.map((entry) => ({...entry, expect: [...entry.expect, ...(entry.also ?? [])]}));
}

/** How well one query is answered. */
export interface Outcome extends GoldenQuery {
  got: string[];
  /** Place of the first result on an expected page, from 1; 0 for none. */
  rank: number;
  /** The same for an expected section. */
  sectionRank: number;
}

export const pageOf = (address: string): string => address.split('#')[0] as string;

/** Asks all queries; each result counts, also several of one page. */
export async function outcomes(
  {search}: Pick<Candidate, 'search'>,
  queries: readonly GoldenQuery[],
): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const entry of queries) {
    const got = await search(entry.query);
    const pages = entry.expect.map(pageOf);
    found.push({
      ...entry,
      got,
      rank: got.findIndex((address) => pages.includes(pageOf(address))) + 1,
      sectionRank: got.findIndex((address) => entry.expect.includes(address)) + 1,
    });
  }
  return found;
}

export interface Relevance {
  hit1: number;
  hit3: number;
  mrr: number;
  /** An expected section among the first three. */
  section3: number;
}

/** Sums up how well queries are answered: each figure from 0 to 1. */
export function relevance(answered: readonly Outcome[]): Relevance {
  const mean = (of: (outcome: Outcome) => number) =>
    answered.reduce((sum, outcome) => sum + of(outcome), 0) / answered.length;
  const within = (rank: number, limit: number) => Number(rank > 0 && rank <= limit);
  return {
    hit1: mean(({rank}) => within(rank, 1)),
    hit3: mean(({rank}) => within(rank, 3)),
    mrr: mean(({rank}) => (rank > 0 ? 1 / rank : 0)),
    section3: mean(({sectionRank}) => within(sectionRank, 3)),
  };
}

/** What a reader types on the way to each query. */
export const keystrokes = (queries: readonly GoldenQuery[]): string[] =>
  queries.flatMap(({query}) => Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)));

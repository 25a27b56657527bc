import type {Candidate} from './engines';

/** A query with the pages that answer it. */
export interface GoldenQuery {
  query: string;
  kind: string;
  expect: string[];
  /** Pages that the rule puts first (the reference for an exact name), or that answer better by our reading. */
  also?: string[];
}

interface Miss {
  query: string;
  expected: string[];
  got: string[];
}

export interface Relevance {
  hit1: number;
  hit3: number;
  hit5: number;
  mrr: number;
  /** Queries without an expected page among the first three results. */
  missed: Miss[];
  /** Queries with an expected page there, but not in the first place. */
  late: Miss[];
}

/** Takes what `also` answers a query for expected, too. */
export const withOthers = (queries: readonly GoldenQuery[]): GoldenQuery[] =>
  queries.map((entry) => ({...entry, expect: [...entry.expect, ...(entry.also ?? [])]}));

/** How often an expected page is among the first results; each result counts, also several of one page. */
export async function relevance(
  {search}: Pick<Candidate, 'search'>,
  queries: readonly GoldenQuery[],
): Promise<Relevance> {
  const ranks: number[] = [];
  const missed: Miss[] = [];
  const late: Miss[] = [];
  for (const {query, expect} of queries) {
    const got = await search(query);
    const rank = got.findIndex((path) => expect.includes(path)) + 1;
    ranks.push(rank);
    const miss = {query, expected: expect, got: got.slice(0, 3)};
    if (rank === 0 || rank > 3) missed.push(miss);
    else if (rank > 1) late.push(miss);
  }
  const within = (limit: number) => ranks.filter((rank) => rank > 0 && rank <= limit).length / ranks.length;
  const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  return {hit1: within(1), hit3: within(3), hit5: within(5), mrr, missed, late};
}

/** What a reader types on the way to each query. */
export const keystrokes = (queries: readonly GoldenQuery[]): string[] =>
  queries.flatMap(({query}) => Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)));

import type {OurEngine} from './engine';

/** A query with the sections that are expected: `/page` or `/page#section`. */
export interface TestQuery {
  query: string;
  kind: string;
  expect: readonly string[];
}

export interface QueryOutcome extends TestQuery {
  got: string[];
  /** Rank of the first result on an expected page, from 1; 0 when there is none. */
  rank: number;
  /** Rank of the first expected section, from 1; 0 when there is none. */
  sectionRank: number;
}

/** The page of an address: `/page#section` → `/page`. */
export const pageOfAddress = (address: string): string => address.split('#')[0] as string;

export async function outcomes(
  {search}: Pick<OurEngine, 'search'>,
  queries: readonly TestQuery[],
): Promise<QueryOutcome[]> {
  const found: QueryOutcome[] = [];
  for (const entry of queries) {
    const got = await search(entry.query);
    const pages = entry.expect.map(pageOfAddress);
    found.push({
      ...entry,
      got,
      rank: got.findIndex((address) => pages.includes(pageOfAddress(address))) + 1,
      sectionRank: got.findIndex((address) => entry.expect.includes(address)) + 1,
    });
  }
  return found;
}

/** Relevance metrics, each from 0 to 1. */
export interface Relevance {
  /** Share of the queries with an expected page as the first result. */
  hit1: number;
  /** Share of the queries with an expected page among the first three results. */
  hit3: number;
  /** Mean reciprocal rank of the first expected page. */
  mrr: number;
  /** Share of the queries with an expected section among the first three results. */
  section3: number;
}

export function relevance(ranked: readonly QueryOutcome[]): Relevance {
  const mean = (of: (outcome: QueryOutcome) => number) =>
    ranked.reduce((sum, outcome) => sum + of(outcome), 0) / ranked.length;
  const within = (rank: number, limit: number) => Number(rank > 0 && rank <= limit);
  return {
    hit1: mean(({rank}) => within(rank, 1)),
    hit3: mean(({rank}) => within(rank, 3)),
    mrr: mean(({rank}) => (rank > 0 ? 1 / rank : 0)),
    section3: mean(({sectionRank}) => within(sectionRank, 3)),
  };
}

import {IMPACT_LEVELS, type TermPostings} from './types';
import {weights} from '../engine/weights';

/**
 * Postings of short prefixes. A single letter is a prefix of a tenth of all terms: instead of loading and merging them,
 * such a prefix is a term of its own, with the best weight in each section.
 */
const LIST_END = '\u0000';

/** The term of the list of a prefix; it sorts before all terms with the prefix but the prefix itself. */
export const listTerm = (prefix: string): string => prefix + LIST_END;

/** The prefix whose list a term is; `undefined` for an ordinary term. */
export const prefixOfList = (term: string): string | undefined =>
  term.endsWith(LIST_END) ? term.slice(0, -LIST_END.length) : undefined;

/** The weight of a prefix: the more of the term is typed, the more. */
export const prefixWeight = (typed: number, length: number): number => weights.prefix * (1 + typed / length);

function listOf(prefix: string, group: readonly TermPostings[]): TermPostings {
  const best = new Map<number, number>();
  for (const {term, docs, impacts} of group) {
    const weight = prefixWeight(prefix.length, term.length);
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number;
      const value = weight * (impacts[at] as number);
      if (value > (best.get(doc) ?? 0)) best.set(doc, value);
    }
  }
  const docs = [...best.keys()].sort((a, b) => a - b);
  const impacts = docs.map((doc) =>
    Math.min(IMPACT_LEVELS, Math.max(1, Math.round(best.get(doc) as number))),
  );
  return {term: listTerm(prefix), docs, impacts, phrases: []};
}

function groupByPrefix(terms: readonly TermPostings[], length: number): Map<string, TermPostings[]> {
  const groups = new Map<string, TermPostings[]>();
  for (const entry of terms) {
    const prefix = entry.term.slice(0, length);
    const group = groups.get(prefix);
    if (group) group.push(entry);
    else groups.set(prefix, [entry]);
  }
  return groups;
}

/** The lists of all prefixes whose terms have more than `limit` postings; generated one by one, because each may be long. */
export function* prefixLists(
  terms: readonly TermPostings[],
  limit: number,
  length = 1,
): Generator<TermPostings> {
  for (const [prefix, group] of groupByPrefix(terms, length)) {
    const size = group.reduce((sum, {docs}) => sum + docs.length, 0);
    const longer = group.filter(({term}) => term.length > length);
    if (size <= limit || longer.length === 0) continue;
    yield listOf(prefix, longer);
    yield* prefixLists(longer, limit, length + 1);
  }
}

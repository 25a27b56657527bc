import type {TermPostings} from './types';
import {IMPACT_LEVELS} from './weigh';
import {weights} from './weights';

/**
 * Sections for what is typed first. One letter begins a tenth of all terms: instead of unpacking and adding them all
 * up, such a beginning is a term of its own, with the best of what each section has for it.
 */
const LIST_END = '\u0000';

/** The term under which the list of a beginning is kept: it sorts before all that begins with it. */
export const listTerm = (start: string): string => start + LIST_END;

/** The beginning that a term is the list of; `undefined` for an ordinary term. */
export const wordOfList = (term: string): string | undefined =>
  term.endsWith(LIST_END) ? term.slice(0, -LIST_END.length) : undefined;

/** How much the beginning of a term says: the more of it is typed, the more. */
export const prefixWeight = (typed: number, length: number): number => weights.begun * (1 + typed / length);

/** The sections of a term that say most, where it has more than a limit. */
export function strongest(entry: TermPostings, limit: number): TermPostings {
  if (entry.docs.length <= limit) return entry;
  const order = Array.from(entry.docs, (_, at) => at);
  order.sort((a, b) => (entry.impacts[b] as number) - (entry.impacts[a] as number) || a - b);
  const kept = order.slice(0, limit).sort((a, b) => a - b);
  return {
    term: entry.term,
    docs: kept.map((at) => entry.docs[at] as number),
    impacts: kept.map((at) => entry.impacts[at] as number),
  };
}

function listOf(start: string, group: readonly TermPostings[]): TermPostings {
  const best = new Map<number, number>();
  for (const {term, docs, impacts} of group) {
    const weight = prefixWeight(start.length, term.length);
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
  return {term: listTerm(start), docs, impacts};
}

function groupByStart(terms: readonly TermPostings[], length: number): Map<string, TermPostings[]> {
  const groups = new Map<string, TermPostings[]>();
  for (const entry of terms) {
    const start = entry.term.slice(0, length);
    const group = groups.get(start);
    if (group) group.push(entry);
    else groups.set(start, [entry]);
  }
  return groups;
}

/** The lists of all beginnings whose terms have more postings than a limit; one by one, because each may be long. */
export function* prefixLists(
  terms: readonly TermPostings[],
  limit: number,
  length = 1,
): Generator<TermPostings> {
  for (const [start, group] of groupByStart(terms, length)) {
    const size = group.reduce((sum, {docs}) => sum + docs.length, 0);
    const longer = group.filter(({term}) => term.length > length);
    if (size <= limit || longer.length === 0) continue;
    yield listOf(start, longer);
    yield* prefixLists(longer, limit, length + 1);
  }
}

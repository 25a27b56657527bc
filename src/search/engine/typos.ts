import type {Shard} from './shard';

export interface TypoMatch {
  term: number;
  /** Edits between the word and the term, or the start of the term. */
  distance: number;
  /** The word is a mistyped beginning of the term, not the whole of it. */
  prefix: boolean;
}

/** Words from this length on have typos looked for; one letter may be missing in what was meant. */
const SHORTEST_TYPED = 4;
export const SHORTEST_GUESS = SHORTEST_TYPED - 1;

/** How many typos a word of this length may hold: short words have too many neighbours. */
export function typosAllowed(word: string): number {
  if (/\d/u.test(word) || word.length < SHORTEST_TYPED) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Finds the terms within `limit` edits of a word; an edit is an insertion, a deletion, a substitution or the swap
 * of two neighbours (optimal string alignment). Walks the shard in order and keeps the rows of the table that
 * belong to the prefix shared with the term before, so that each prefix is computed once; a prefix that is too far
 * away already takes all its terms with it.
 */
export function findTypos(shard: Shard, word: Uint8Array, limit: number, prefixes: boolean): TypoMatch[] {
  const width = word.length + 1;
  const matches: TypoMatch[] = [];
  const rows: Uint8Array[] = [Uint8Array.from({length: width}, (_, column) => column)];
  // Smallest distance from the whole word to any prefix of the current term, by length of that prefix.
  const best: number[] = [word.length];
  let valid = 0;

  for (let term = 0; term < shard.size; term++) {
    const start = shard.offsets[term] as number;
    const length = (shard.offsets[term + 1] as number) - start;
    let depth = Math.min(valid, shard.shared[term] as number);
    let dead = isDead(rows[depth] as Uint8Array, limit);
    while (depth < length && !dead) {
      depth++;
      const row = nextRow(rows, depth, word, shard.bytes, start, width);
      best[depth] = Math.min(best[depth - 1] as number, row[width - 1] as number);
      dead = isDead(row, limit);
    }
    valid = depth;
    const whole = depth === length ? ((rows[depth] as Uint8Array)[width - 1] as number) : limit + 1;
    const begun = best[depth] as number;
    if (whole <= limit) matches.push({term, distance: whole, prefix: false});
    else if (prefixes && begun <= limit) matches.push({term, distance: begun, prefix: true});
  }
  return matches;
}

function nextRow(
  rows: Uint8Array[],
  depth: number,
  word: Uint8Array,
  bytes: Uint8Array,
  start: number,
  width: number,
): Uint8Array {
  const above = rows[depth - 1] as Uint8Array;
  const row = (rows[depth] ??= new Uint8Array(width));
  const letter = bytes[start + depth - 1];
  const letterBefore = depth > 1 ? bytes[start + depth - 2] : undefined;
  row[0] = Math.min(depth, 255);
  for (let column = 1; column < width; column++) {
    const substitution = (above[column - 1] as number) + (word[column - 1] === letter ? 0 : 1);
    let cost = Math.min(substitution, (above[column] as number) + 1, (row[column - 1] as number) + 1);
    if (depth > 1 && column > 1 && word[column - 1] === letterBefore && word[column - 2] === letter) {
      cost = Math.min(cost, ((rows[depth - 2] as Uint8Array)[column - 2] as number) + 1);
    }
    row[column] = cost;
  }
  return row;
}

/** No continuation of a prefix can come within the limit any more: a later row never falls below the smallest cost of this one. */
function isDead(row: Uint8Array, limit: number): boolean {
  for (const cost of row) if (cost <= limit) return false;
  return true;
}

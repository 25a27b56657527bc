import type {Shard} from '../format/shard';

export interface TypoMatch {
  term: number;
  distance: number;
}

/** Shorter words are not corrected: they have too many neighbours. */
const MIN_LENGTH = 4;
/** The correction may have one letter less. */
export const MIN_CORRECTION_LENGTH = MIN_LENGTH - 1;

export function typosAllowed(word: string): number {
  if (/\d/u.test(word) || word.length < MIN_LENGTH) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Finds the terms within `limit` edits of a word: insertions, deletions, substitutions and transpositions of neighbours
 * (optimal string alignment). The terms are sorted, so rows of the table are reused for the prefix that a term shares
 * with the term before, and a prefix that is too far away excludes all its terms.
 */
export function findTypos(shard: Shard, word: Uint8Array, limit: number): TypoMatch[] {
  const width = word.length + 1;
  const matches: TypoMatch[] = [];
  const rows: Uint8Array[] = [Uint8Array.from({length: width}, (_, column) => column)];
  let valid = 0;

  for (let term = 0; term < shard.size; term++) {
    const start = shard.offsets[term] as number;
    const length = (shard.offsets[term + 1] as number) - start;
    let depth = Math.min(valid, shard.shared[term] as number);
    let dead = isDead(rows[depth] as Uint8Array, limit);
    while (depth < length && !dead) {
      depth++;
      const row = nextRow(rows, depth, word, shard.bytes, start, width);
      dead = isDead(row, limit);
    }
    valid = depth;
    const whole = depth === length ? ((rows[depth] as Uint8Array)[width - 1] as number) : limit + 1;
    if (whole <= limit) matches.push({term, distance: whole});
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

/** Whether no continuation can be within the limit: costs never fall below the minimum of the row. */
function isDead(row: Uint8Array, limit: number): boolean {
  for (const cost of row) if (cost <= limit) return false;
  return true;
}

import {termText} from './dictionary';
import {wordOfList} from './prefixes';
import type {Query} from './query';
import {atomWords, chunks} from './tokens';
import type {TermMatch} from './lexicon';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe for `innerHTML`: the modal and the results page put texts and snippets there. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (char) => ENTITIES[char] as string);

export interface Mark {
  start: number;
  end: number;
  /** Which word of the query this is. */
  word: number;
}

export interface Tags {
  pre: string;
  post: string;
}

/** Words of the query come first among the matches, and are fewer than this. */
const MOST_BITS = 31;

/** Finds the words of a query in a text. */
export class Highlighter {
  private readonly whole = new Map<string, {word: number; near: boolean}>();
  private readonly beginnings: [string, number][];
  /** Words that the index knows and that a result should have, one bit for each. */
  private readonly wanted: number;

  constructor(query: Query, matches: readonly TermMatch[][]) {
    this.wanted = query.words.reduce(
      (bits, {telling}, k) => (telling && (matches[k]?.length ?? 0) > 0 ? bits | (1 << k) : bits),
      0,
    );
    this.beginnings = query.words.flatMap(({word, open}, k): [string, number][] => (open ? [[word, k]] : []));
    matches.forEach((found, k) => {
      const isOpen = query.words[k]?.open ?? false;
      for (const {shard, term, begun, near = false} of found) {
        // Listing what begins with an unfinished word would list half the dictionary.
        if (begun && isOpen) continue;
        const text = termText(shard, term);
        const start = wordOfList(text);
        if (start !== undefined) {
          this.beginnings.push([start, k]);
          continue;
        }
        if (!this.whole.has(text)) this.whole.set(text, {word: k, near});
      }
    });
  }

  /** Which word of the query a folded word stands for, and how much of it; `undefined` for none. */
  find(word: string): {word: number; length: number; near: boolean} | undefined {
    const whole = this.whole.get(word);
    if (whole !== undefined) return {...whole, length: word.length};
    for (const [start, k] of this.beginnings)
      if (word.startsWith(start)) return {word: k, length: start.length, near: false};
    return undefined;
  }

  /** The words of the query that are among these, one bit for each. */
  private bitsIn(words: readonly string[]): number {
    let bits = 0;
    for (const word of words) {
      const found = this.find(word);
      if (found && found.word < MOST_BITS) bits |= 1 << found.word;
    }
    return bits;
  }

  /** Whether a heading, with those above it, says all that was asked for: then no sentence below it is needed. */
  saysAll(heading: string, above: readonly string[]): boolean {
    return this.haveAll(atomWords(heading), atomWords(above.join(' ')));
  }

  /** The same for headings that are cut into words already. */
  haveAll(heading: readonly string[], above: readonly string[]): boolean {
    const own = this.bitsIn(heading);
    if ((own & this.wanted) === 0) return false;
    return ((own | this.bitsIn(above)) & this.wanted) === this.wanted;
  }

  /** All places in a text that answer the query, in order. */
  marks(text: string): Mark[] {
    const marks: Mark[] = [];
    for (const chunk of chunks(text)) {
      const key = chunk.keys.find((candidate) => this.whole.has(candidate));
      if (key !== undefined) {
        marks.push({start: chunk.start, end: chunk.end, word: (this.whole.get(key) as {word: number}).word});
        continue;
      }
      for (const atom of chunk.atoms) {
        const found = this.find(atom.word);
        // Folding can change the length of a word; then the whole of it is marked.
        const plain = atom.word.length === atom.end - atom.start;
        if (found)
          marks.push({
            start: atom.start,
            end: plain ? atom.start + found.length : atom.end,
            word: found.word,
          });
      }
    }
    return marks;
  }
}

/** A text with its marks, escaped. */
export function markUp(text: string, marks: readonly Mark[], {pre, post}: Tags): string {
  let html = '';
  let at = 0;
  for (const {start, end} of marks) {
    html += escapeHtml(text.slice(at, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** The `words` words of a text that show most of the query, with an ellipsis where something is left out. */
export function snippet(
  text: string,
  highlighter: Highlighter,
  words: number,
  tags: Tags,
  ellipsis: string,
): string {
  const spans = [...text.matchAll(/\S+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const marks = highlighter.marks(text);
  const first = bestWindow(spans, marks, words);
  const window = spans.slice(first, first + words);
  const start = window[0]?.start ?? 0;
  const end = window.at(-1)?.end ?? 0;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({...mark, start: mark.start - start, end: mark.end - start}));
  const shown = markUp(text.slice(start, end), inside, tags);
  const before = first > 0 ? ellipsis : '';
  const after = first + words < spans.length ? ellipsis : '';
  return escapeHtml(before) + shown + escapeHtml(after);
}

function bestWindow(
  spans: readonly {start: number; end: number}[],
  marks: readonly Mark[],
  words: number,
): number {
  const marked = marks.map((mark) => ({
    at: spans.findIndex(({start, end}) => mark.start >= start && mark.start < end),
    word: mark.word,
  }));
  const latest = Math.max(0, spans.length - words);
  let best = 0;
  let bestValue = 0;
  for (const {at} of marked) {
    // A third of the window stands before the first word found, so that it is read in its sentence.
    const first = Math.min(latest, Math.max(0, at - Math.floor(words / 3)));
    const seen = marked.filter((other) => other.at >= first && other.at < first + words);
    const value = new Set(seen.map(({word}) => word)).size * 100 + Math.min(seen.length, 10);
    if (value > bestValue) {
      best = first;
      bestValue = value;
    }
  }
  return best;
}

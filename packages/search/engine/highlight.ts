import {termText} from '../format/dictionary';
import {prefixOfList} from '../format/prefixes';
import type {Query} from './query';
import {atomWords, chunks, stem} from '../words/tokens';
import type {TermMatch} from './lexicon';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for `innerHTML`. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (char) => ENTITIES[char] as string);

/** A word of a text. */
interface Span {
  start: number;
  end: number;
}

export interface HighlightRange extends Span {
  /** Index of the word of the query. */
  word: number;
}

export interface Tags {
  pre: string;
  post: string;
}

export class Highlighter {
  /** The word of the query that matches each term. */
  private readonly whole = new Map<string, number>();
  private readonly prefixes: [string, number][];
  /** The content words that are in the index. */
  private readonly content: number[];

  constructor(query: Query, matches: readonly TermMatch[][]) {
    this.content = query.words.flatMap(({isContent}, k) =>
      isContent && (matches[k]?.length ?? 0) > 0 ? [k] : [],
    );
    this.prefixes = query.words.flatMap(({word, isOpen}, k): [string, number][] =>
      isOpen ? [[word, k]] : [],
    );
    matches.forEach((found, k) => {
      const isOpen = query.words[k]?.isOpen ?? false;
      for (const {shard, term, isPrefix} of found) {
        // `prefixes` has the unfinished word; its terms may be half of the dictionary.
        if (isPrefix && isOpen) continue;
        const text = termText(shard, term);
        const start = prefixOfList(text);
        if (start !== undefined) {
          this.prefixes.push([start, k]);
          continue;
        }
        if (!this.whole.has(text)) this.whole.set(text, k);
      }
    });
  }

  /** The word of the query that a folded word matches, and the length of the match. */
  private find(word: string): {word: number; length: number} | undefined {
    const whole = this.whole.get(stem(word));
    if (whole !== undefined) return {word: whole, length: word.length};
    for (const [start, k] of this.prefixes)
      if (word.startsWith(start)) return {word: k, length: start.length};
    return undefined;
  }

  /** The words of the query in a text. */
  private wordsIn(text: string): Set<number> {
    return new Set(atomWords(text).flatMap((word) => this.find(word)?.word ?? []));
  }

  /** Whether a heading with those above it has all content words, so that a hit needs no snippet. */
  isCoveredBy(heading: string, above: readonly string[]): boolean {
    const own = this.wordsIn(heading);
    if (!this.content.some((word) => own.has(word))) return false;
    const others = this.wordsIn(above.join(' '));
    return this.content.every((word) => own.has(word) || others.has(word));
  }

  marks(text: string): HighlightRange[] {
    const marks: HighlightRange[] = [];
    for (const chunk of chunks(text)) {
      const key = chunk.keys.map(stem).find((candidate) => this.whole.has(candidate));
      if (key !== undefined) {
        marks.push({start: chunk.start, end: chunk.end, word: this.whole.get(key) as number});
        continue;
      }
      for (const atom of chunk.atoms) {
        const found = this.find(atom.word);
        // Folding may change the length of a word; then the whole word is marked.
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

/** An escaped text with its marks as HTML. */
export function markUp(text: string, marks: readonly HighlightRange[], {pre, post}: Tags): string {
  let html = '';
  let at = 0;
  for (const {start, end} of marks) {
    html += escapeHtml(text.slice(at, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** The `words` words of a text with most words of the query, with an ellipsis where text is cut. */
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
  const first = bestWindow(text, spans, marks, words);
  const window = spans.slice(first, first + words);
  const start = window[0]?.start ?? 0;
  const end = window.at(-1)?.end ?? 0;
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({...mark, start: mark.start - start, end: mark.end - start}));
  const shown = markUp(text.slice(start, end), inside, tags);
  const before = startsSentence(text, spans, first) ? '' : ellipsis;
  const after = first + words < spans.length ? ellipsis : '';
  return escapeHtml(before) + shown + escapeHtml(after);
}

/** The last word of a sentence, with closing quotes or brackets. */
const SENTENCE_END = /[.!?][)"'”’]*$/u;

function startsSentence(text: string, spans: readonly Span[], at: number): boolean {
  const before = spans[at - 1];
  return !before || SENTENCE_END.test(text.slice(before.start, before.end));
}

/** The first of the `words` words with most words of the query: at the start of a sentence if there is room. */
function bestWindow(
  text: string,
  spans: readonly Span[],
  marks: readonly HighlightRange[],
  words: number,
): number {
  const marked = marks.map((mark) => ({
    at: spans.findIndex(({start, end}) => mark.start >= start && mark.start < end),
    word: mark.word,
  }));
  const latest = Math.max(0, spans.length - words);
  const sentenceOf = (at: number): number => {
    let first = at;
    while (!startsSentence(text, spans, first) && at - first < words) first--;
    return first;
  };
  const valueOf = (first: number): number => {
    const seen = marked.filter(({at}) => at >= first && at < first + words);
    return new Set(seen.map(({word}) => word)).size * 100 + Math.min(seen.length, 10);
  };
  let best = 0;
  let bestValue = 0;
  for (const {at} of marked) {
    // A third of the window is context before the match.
    const centred = Math.min(latest, Math.max(0, at - Math.floor(words / 3)));
    for (const first of [sentenceOf(at), centred]) {
      const value = valueOf(first);
      if (value > bestValue) {
        best = first;
        bestValue = value;
      }
    }
  }
  return best;
}

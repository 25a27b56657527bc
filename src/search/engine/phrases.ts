import type {TermMatch} from './lexicon';
import {Sparse} from './sparse';
import type {PhraseTable} from './types';
import {weights} from './weights';

/** How the phrases of a section match the query. */
export interface PhraseMatch {
  /**
   * For each phrase, the part of the query in the phrase, by idf, times the part of the phrase in the query: the best
   * phrase, and part of the second best.
   */
  match: number;
  /** The best phrase has the same words as the query, possibly inflected. */
  isQuery: boolean;
  /** The best phrase has the same words as the query. */
  isExact: boolean;
  /** Index of the best phrase among the translations of the section, if it is one and has no other words. */
  translation?: number;
}

/** All of a sum, despite rounding errors. */
const ALL = 0.99;

/** Matches a query with all phrases of the index, from the postings of its words. */
export class PhraseMatcher {
  private readonly sectionOf: Uint32Array;
  /** The first phrase of each section. */
  private readonly first: number[] = [];
  /** The best match of the current word in each phrase. */
  private readonly word: Sparse;
  private readonly single: Sparse;
  /** The sum of the matched words of each phrase: of the query by idf, and of the phrase by number. */
  private readonly found: Sparse;
  private readonly covered: Sparse;

  constructor(private readonly table: PhraseTable) {
    const sections: number[] = [];
    table.counts.forEach((count, section) => {
      this.first.push(sections.length);
      for (let at = 0; at < count; at++) sections.push(section);
    });
    this.sectionOf = Uint32Array.from(sections);
    [this.word, this.single, this.found, this.covered] = Array.from(
      {length: 4},
      () => new Sparse(sections.length),
    ) as [Sparse, Sparse, Sparse, Sparse];
  }

  private collect(matches: readonly TermMatch[], into: Sparse): void {
    for (const {shard, term, weight} of matches) {
      const end = shard.phraseStarts[term + 1] as number;
      for (let at = shard.phraseStarts[term] as number; at < end; at++)
        into.raise(shard.phrases[at] as number, weight);
    }
  }

  /** Adds matches of the current word. */
  add(matches: readonly TermMatch[]): void {
    this.collect(matches, this.word);
  }

  /** Adds the phrases that have all words of a synonym of the current word. */
  addSynonym(perWord: readonly TermMatch[][], weight: number): void {
    const words = new Map<number, number>();
    for (const matches of perWord) {
      this.collect(matches, this.single);
      this.single.drain((phrase) => words.set(phrase, (words.get(phrase) ?? 0) + 1));
    }
    for (const [phrase, count] of words) {
      if (count < perWord.length) continue;
      this.word.raise(phrase, weight);
      if (count > 1) this.covered.add(phrase, weight * (count - 1));
    }
  }

  /** Ends a word of the query. */
  finishWord(idf: number): void {
    this.word.drain((phrase, weight) => {
      this.found.add(phrase, weight * idf);
      this.covered.add(phrase, weight);
    });
  }

  /** Ends the query and returns the match of each section; `total` is the summed idf of the query's words. */
  finish(total: number): Map<number, PhraseMatch> {
    const best = new Map<number, {phrase: number; match: number; query: number; own: number}>();
    const second = new Map<number, number>();
    this.word.drain(() => undefined);
    this.found.drain((phrase, found) => {
      const section = this.sectionOf[phrase] as number;
      const query = found / total;
      const own = Math.min(1, this.covered.at(phrase) / (this.table.lengths[phrase] as number));
      const match = query * own;
      const before = best.get(section);
      const isBest = match > (before?.match ?? 0);
      const other = (isBest ? before?.match : match) ?? 0;
      if (other > (second.get(section) ?? 0)) second.set(section, other);
      if (isBest) best.set(section, {phrase, match, query, own});
    });
    this.covered.drain(() => undefined);
    return new Map(
      Array.from(best, ([section, {phrase, match, query, own}]) => {
        const isComplete = own > weights.variant * ALL;
        const translation = phrase - (this.first[section] as number);
        const isTranslation = isComplete && translation < (this.table.translations[section] as number);
        return [
          section,
          {
            match: match + weights.secondPhrase * (second.get(section) ?? 0),
            isQuery: isComplete && query > weights.variant * ALL,
            isExact: match > ALL,
            ...(isTranslation && {translation}),
          },
        ];
      }),
    );
  }
}

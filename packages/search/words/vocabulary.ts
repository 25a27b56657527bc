import {atomTerms, stem} from './tokens';

/** What a language, or a site, knows about words; all forms of a word count as that word. */
export interface Vocabulary {
  /** Words that say nothing about a page in prose; a query never requires them. */
  stopWords: readonly string[];
  /** Groups of words that mean the same. */
  equivalent: readonly (readonly string[])[];
  /** Words that help a reader who asks for the key, but not the other way round. */
  related: Readonly<Record<string, readonly string[]>>;
}

export interface Synonym {
  term: string;
  isEquivalent: boolean;
}

/** A vocabulary by terms. */
export class Terms {
  private readonly stopWords: ReadonlySet<string>;
  private readonly synonyms = new Map<string, Synonym[]>();

  constructor({stopWords, equivalent, related}: Vocabulary) {
    this.stopWords = new Set(stopWords.map(stem));
    for (const group of equivalent)
      for (const word of group)
        this.add(
          word,
          group.filter((other) => other !== word),
          true,
        );
    for (const [word, others] of Object.entries(related)) this.add(word, others, false);
  }

  private add(word: string, others: readonly string[], isEquivalent: boolean): void {
    const [from = ''] = atomTerms(word);
    const known = this.synonyms.get(from) ?? [];
    for (const other of others) for (const term of atomTerms(other)) known.push({term, isEquivalent});
    this.synonyms.set(from, known);
  }

  isStopWord(term: string): boolean {
    return this.stopWords.has(term);
  }

  synonymsOf(term: string): readonly Synonym[] {
    return this.synonyms.get(term) ?? [];
  }

  /** Terms without stop words, unless there are no others. */
  withoutStopWords(terms: readonly string[]): readonly string[] {
    const content = terms.filter((term) => !this.isStopWord(term));
    return content.length > 0 ? content : terms;
  }
}

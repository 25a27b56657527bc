import type {Lexicon, TermMatch} from './lexicon';
import {PhraseMatcher, type PhraseMatch} from './phrases';
import {inflections, type Query, type QueryWord, type Synonym} from './query';
import {Sparse} from './sparse';
import type {PhraseTable} from './types';
import {IMPACT_LEVELS} from './weigh';
import {weights} from './weights';

/** How the sections match a query. */
export interface Scores {
  /** Sections with any word of the query, unsorted. */
  docs: number[];
  score: Float32Array;
  /** The idf of each word of the query; 0 for a word that no section has. */
  idf: number[];
  /** The part of the query that each section has, weighted by idf. */
  coverage: Float32Array;
  /** How the phrases of each section match. */
  phrases: ReadonlyMap<number, PhraseMatch>;
  /** Sections with an identifier of the query; `undefined` when there is none, or none that is known. */
  identified?: Set<number>;
  /** Terms that match each word of the query, then those of its compounds; for highlighting and for headings. */
  matches: TermMatch[][];
}

const scaled = (matches: TermMatch[], factor: number): TermMatch[] =>
  matches.map((match) => ({...match, weight: match.weight * factor}));

/** The word and its variants. */
const knownMatches = (
  {word, variants}: Pick<QueryWord, 'word' | 'variants'>,
  lexicon: Lexicon,
): TermMatch[] => [
  ...lexicon.exact(word),
  ...variants.flatMap((variant) => scaled(lexicon.exact(variant), weights.variant)),
];

/** The weight of a synonym for each of the words that it replaces. */
const synonymWeight = ({isEquivalent, length}: Synonym) =>
  (isEquivalent ? weights.variant : weights.related) / length;

/** A single equivalent word is looked up together with the word, so that both have the same idf. */
const isTwin = ({words, isEquivalent}: Synonym) => isEquivalent && words.length === 1;

/** The corrections of a word, in all inflections. */
const correctedMatches = ({corrections = []}: QueryWord, lexicon: Lexicon): TermMatch[] =>
  corrections.flatMap(({word, weight, typos}) =>
    scaled(knownMatches({word, variants: inflections(word)}, lexicon), weight).map((match) => ({
      ...match,
      typos,
    })),
  );

function matchesOf(word: QueryWord, lexicon: Lexicon): TermMatch[] {
  const known = knownMatches(word, lexicon);
  const prefixed = word.isOpen || known.length === 0 ? lexicon.startingWith(word.word) : [];
  const twins = word.synonyms
    .filter(isTwin)
    .flatMap((synonym) =>
      synonym.words.flatMap((twin) => scaled(knownMatches(twin, lexicon), synonymWeight(synonym))),
    );
  const corrected = known.length + prefixed.length === 0 ? correctedMatches(word, lexicon) : [];
  return [...known, ...prefixed, ...corrected, ...twins];
}

/** Adds up the postings of a query. One instance reuses its arrays for all key strokes. */
export class Scorer {
  private readonly wordScore: Sparse;
  private readonly single: Sparse;
  private readonly phrases: PhraseMatcher;

  constructor(
    private readonly lexicon: Lexicon,
    private readonly pageOf: Uint32Array,
    private readonly pages: number,
    phrases: PhraseTable,
  ) {
    this.wordScore = new Sparse(pageOf.length);
    this.single = new Sparse(pageOf.length);
    this.phrases = new PhraseMatcher(phrases);
  }

  /** The idf of a word in so many sections. */
  private idfOf(sections: number): number {
    const size = this.pageOf.length;
    return Math.log(1 + size / (Math.min(sections, size) + weights.idfSmoothing));
  }

  /** Adds the best match of each section to `into`; returns the idf of all matches, by the best of their weights. */
  private collect(matches: readonly TermMatch[], into: Sparse, factor = 1): number {
    let [sections, best] = [0, 0];
    for (const {shard, term, weight} of matches) {
      sections += (shard.starts[term + 1] as number) - (shard.starts[term] as number);
      best = Math.max(best, weight);
    }
    const idf = this.idfOf(sections);
    for (const {shard, term, weight} of matches) {
      const scale = (idf * weight * factor) / IMPACT_LEVELS;
      const end = shard.starts[term + 1] as number;
      for (let at = shard.starts[term] as number; at < end; at++)
        into.raise(shard.docs[at] as number, scale * (shard.impacts[at] as number));
    }
    return idf * best;
  }

  /** The words of a known identifier weigh less than the identifier itself. */
  private importance({identifier}: QueryWord): number {
    const isKnown =
      identifier &&
      (this.lexicon.exact(identifier.key).length > 0 ||
        (identifier.isOpen && this.lexicon.knows(identifier.key)));
    return isKnown ? weights.related : 1;
  }

  /** Adds the sections and phrases that have all words of a synonym, with the score of the weakest word. */
  private collectSynonym(synonym: Synonym): TermMatch[] {
    const perWord = synonym.words.map((word) => knownMatches(word, this.lexicon));
    if (perWord.some((matches) => matches.length === 0)) return [];
    const weight = synonymWeight(synonym);
    let common: Map<number, number> | undefined;
    for (const matches of perWord) {
      this.collect(matches, this.single, weight);
      const next = new Map<number, number>();
      this.single.drain((doc, value) => {
        const before = common ? common.get(doc) : Infinity;
        if (before !== undefined) next.set(doc, Math.min(before, value));
      });
      common = next;
    }
    for (const [doc, value] of common ?? []) this.wordScore.raise(doc, value);
    this.phrases.addSynonym(perWord, weight);
    return synonym.isEquivalent
      ? perWord.flat()
      : perWord.flat().map((match) => ({...match, isRelated: true}));
  }

  /** Scores every section that has any word of the query. */
  score(query: Query): Scores {
    const size = this.pageOf.length;
    const score = new Float32Array(size);
    const coverage = new Float32Array(size);
    // Bit sets of the words of the query.
    const has = new Uint32Array(size);
    const pageHas = new Uint32Array(this.pages);
    const pageBest = query.words.map(() => new Float32Array(this.pages));
    const docs: number[] = [];
    const matches: TermMatch[][] = [];
    const idf: number[] = [];

    query.words.forEach((word, k) => {
      matches.push([]);
      idf.push(0);
      if (!word.isContent) return;
      let found = matchesOf(word, this.lexicon);
      const importance = this.importance(word);
      // A whole word has an idf of its own, and not only that of all words of which it is a prefix.
      this.collect(
        found.filter(({isPrefix}) => !isPrefix),
        this.wordScore,
        importance,
      );
      const known = this.collect(found, this.wordScore, importance);
      this.phrases.add(found);
      for (const synonym of word.synonyms)
        if (!isTwin(synonym)) found = found.concat(this.collectSynonym(synonym));
      matches[k] = found;
      if (this.wordScore.size === 0) return;
      // A word that matches through a phrase only is as rare as the phrase.
      const wordIdf = known || this.idfOf(this.wordScore.size);
      idf[k] = wordIdf;
      this.phrases.finishWord(wordIdf);
      const best = pageBest[k] as Float32Array;
      this.wordScore.drain((doc, value) => {
        if (has[doc] === 0) docs.push(doc);
        score[doc] = (score[doc] as number) + value;
        coverage[doc] = (coverage[doc] as number) + wordIdf;
        has[doc] = (has[doc] as number) | (1 << k);
        const page = this.pageOf[doc] as number;
        pageHas[page] = (pageHas[page] as number) | (1 << k);
        if (value > (best[page] as number)) best[page] = value;
      });
    });

    const identified = this.addKeys(query, score, has, matches);
    const total = idf.reduce((sum, value) => sum + value, 0);
    for (const doc of docs) {
      const page = this.pageOf[doc] as number;
      const elsewhere = (pageHas[page] as number) & ~(has[doc] as number);
      for (let k = 0; elsewhere >>> k !== 0; k++) {
        if (((elsewhere >>> k) & 1) === 0) continue;
        score[doc] =
          (score[doc] as number) + weights.samePage * ((pageBest[k] as Float32Array)[page] as number);
        coverage[doc] = (coverage[doc] as number) + weights.samePage * (idf[k] as number);
      }
      coverage[doc] = (coverage[doc] as number) / total;
    }
    return {docs, score, idf, coverage, phrases: this.phrases.finish(total), identified, matches};
  }

  /** Raises sections that have a compound of the query, if they have one of its words anyway. */
  private addKeys(
    query: Query,
    score: Float32Array,
    has: Uint32Array,
    matches: TermMatch[][],
  ): Set<number> | undefined {
    let identified: Set<number> | undefined;
    for (const {key, isOpen, isTyped, isCode} of query.keys) {
      const found = [...this.lexicon.exact(key), ...(isOpen ? this.lexicon.startingWith(key) : [])];
      if (found.length === 0) continue;
      this.collect(found, this.wordScore, isTyped ? 1 : weights.related);
      this.wordScore.drain((doc, value) => {
        if (has[doc] !== 0) score[doc] = (score[doc] as number) + value;
        if (isCode) (identified ??= new Set()).add(doc);
      });
      matches.push(found);
    }
    return identified;
  }
}

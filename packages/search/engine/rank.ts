import type {Lexicon, TermMatch} from './lexicon';
import type {Query, QueryWord} from './query';
import {Sparse} from './sparse';
import {IMPACT_LEVELS, KINDS, type PhraseTable} from '../format/types';
import {weights} from './weights';

export interface Ranked {
  doc: number;
  score: number;
  /** Index of the translation by which the section was found. */
  translation?: number;
}

/** Properties of all sections, by their number. */
export interface Sections {
  pageOf: Uint32Array;
  /** Index in `KINDS`. */
  kinds: Uint8Array;
}

/** The ranked sections, and the terms that match each word of the query, then those of its compounds. */
export interface Ranking {
  ranked: Ranked[];
  matches: TermMatch[][];
}

/** Sections with less than this part of the best coverage are noise. */
const MIN_COVERAGE = 0.5;
/** Number of sections among which further sections of a page count less: several pages of results. */
const VARIED = 250;
/** All of a sum, despite rounding errors. */
const ALL = 0.99;
/** The part of a term that is typed when its definition counts. */
const MOST_OF_TERM = 0.7;
/** The part of a query that is in the heading of a section about it; the title of the page has the rest. */
const MOST_OF_QUERY = 0.6;

interface PhraseMatch {
  /** Its place among the phrases of its section. */
  place: number;
  /** The part of the query in the phrase, by idf. */
  part: number;
  /** That part, times the part of the phrase in the query. */
  match: number;
}

/** The best phrase of each section. */
type BestPhrases = Map<number, PhraseMatch>;

const NONE: PhraseMatch = {place: -1, part: 0, match: 0};

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.doc - b.doc;

/** Ranks the sections of an index. One instance reuses its arrays for all key strokes. */
export class Ranker {
  /** The best match of the current word in each section and in each phrase. */
  private readonly inSection: Sparse;
  private readonly inPhrase: Sparse;
  /** The matched words of each phrase: of the query by idf, and of the phrase by number. */
  private readonly found: Sparse;
  private readonly covered: Sparse;
  private readonly sectionOf: Uint32Array;
  private readonly firstPhrase: Uint32Array;
  /** The section at the top of each page. */
  private readonly topOf: number[] = [];

  constructor(
    private readonly lexicon: Lexicon,
    private readonly sections: Sections,
    private readonly phrases: PhraseTable,
  ) {
    const {counts, lengths} = phrases;
    this.sectionOf = new Uint32Array(lengths.length);
    this.firstPhrase = new Uint32Array(counts.length);
    let first = 0;
    counts.forEach((count, section) => {
      this.firstPhrase[section] = first;
      this.sectionOf.fill(section, first, (first += count));
    });
    sections.pageOf.forEach((page, section) => (this.topOf[page] ??= section));
    this.inSection = new Sparse(counts.length);
    this.inPhrase = new Sparse(lengths.length);
    this.found = new Sparse(lengths.length);
    this.covered = new Sparse(lengths.length);
  }

  /** The terms that match a word: itself, terms of which it is a prefix, or else corrections; and synonyms. */
  private matchesOf({word, term, isOpen, synonyms, corrections = []}: QueryWord): TermMatch[] {
    const {lexicon} = this;
    const own = [...lexicon.exact(term), ...(isOpen ? lexicon.startingWith(word) : [])];
    const known = own.length > 0 ? own : corrections.flatMap((each) => lexicon.exact(each.term, each.weight));
    const others = synonyms.flatMap((each) =>
      lexicon.exact(each.term, each.isEquivalent ? weights.equivalent : weights.related),
    );
    return [...known, ...others];
  }

  /** Adds the best match of each section; returns the greatest idf of a match, by its weight. */
  private collect(matches: readonly TermMatch[]): number {
    const size = this.sections.kinds.length;
    let best = 0;
    for (const {shard, term, weight} of matches) {
      const start = shard.starts[term] as number;
      const end = shard.starts[term + 1] as number;
      const idf = weight * Math.log(1 + size / (end - start + weights.idfSmoothing));
      best = Math.max(best, idf);
      for (let at = start; at < end; at++)
        this.inSection.raise(shard.docs[at] as number, (idf * (shard.impacts[at] as number)) / IMPACT_LEVELS);
    }
    return best;
  }

  /** Adds the phrases that have a word of the query; a compound only makes the match of a name complete. */
  private collectPhrases(matches: readonly TermMatch[], idf: number): void {
    for (const {shard, term, weight} of matches) {
      const end = shard.phraseStarts[term + 1] as number;
      for (let at = shard.phraseStarts[term] as number; at < end; at++)
        this.inPhrase.raise(shard.phrases[at] as number, weight);
    }
    this.inPhrase.drain((phrase, weight) => {
      this.found.add(phrase, weight * idf);
      this.covered.add(phrase, weight);
    });
  }

  /** The headings and the best other phrases; `total` is the summed idf of the query's words. */
  private matchPhrases(total: number): {headings: BestPhrases; others: BestPhrases} {
    const headings: BestPhrases = new Map();
    const others: BestPhrases = new Map();
    this.found.drain((phrase, found) => {
      const section = this.sectionOf[phrase] as number;
      const place = phrase - (this.firstPhrase[section] as number);
      const part = found / total;
      const match = part * Math.min(1, this.covered.at(phrase) / (this.phrases.lengths[phrase] as number));
      const best = place === 0 ? headings : others;
      if (match > (best.get(section)?.match ?? 0)) best.set(section, {place, part, match});
    });
    this.covered.drain(() => undefined);
    return {headings, others};
  }

  /** Ranks every section that has enough of the query. */
  rank({words, keys}: Query): Ranking {
    const {kinds} = this.sections;
    const score = new Float32Array(kinds.length);
    /** The part of the query that each section has, by idf. */
    const coverage = new Float32Array(kinds.length);
    const docs: number[] = [];
    const addSections = (idf: number) =>
      this.inSection.drain((doc, value) => {
        if (coverage[doc] === 0) docs.push(doc);
        score[doc] = (score[doc] as number) + value;
        coverage[doc] = (coverage[doc] as number) + idf;
      });
    let [ofWords, ofKeys] = [0, 0];
    const matches = words.map((word) => {
      const found = word.isContent ? this.matchesOf(word) : [];
      const idf = this.collect(found);
      addSections(idf);
      this.collectPhrases(found, idf);
      ofWords += idf;
      return found;
    });
    for (const {word, term, isOpen, isTyped} of keys) {
      const found = [...this.lexicon.exact(term), ...(isOpen ? this.lexicon.startingWith(word) : [])];
      const idf = this.collect(found);
      if (isTyped) {
        addSections(idf);
        ofKeys += idf;
      } else this.inSection.drain((doc, value) => (score[doc] = (score[doc] as number) + value));
      this.collectPhrases(found, 0);
      matches.push(found);
    }

    let most = 0;
    for (const doc of docs) most = Math.max(most, coverage[doc] as number);
    const enough = docs.filter((doc) => (coverage[doc] as number) >= most * MIN_COVERAGE);
    for (const doc of enough)
      score[doc] = (score[doc] as number) * ((coverage[doc] as number) / (ofWords + ofKeys)) ** 2;
    return {ranked: this.vary(this.boost(enough, score, this.matchPhrases(ofWords))), matches};
  }

  /** Raises sections by the match of their heading or of their best other phrase. */
  private boost(
    docs: readonly number[],
    score: Float32Array,
    {headings, others}: ReturnType<Ranker['matchPhrases']>,
  ): Ranked[] {
    let [definition, named] = [0, 0];
    const ranked = docs.map((doc): Ranked => {
      const kind = KINDS[this.sections.kinds[doc] as number];
      const isEntry = kind === 'name' || kind === 'api';
      // A reference entry counts for its own name only, because some entry matches almost any word.
      const needed = isEntry ? ALL : kind === 'term' ? MOST_OF_TERM : 0;
      const counts = (match: PhraseMatch | undefined) => (match && match.match > needed ? match : NONE);
      const heading = counts(headings.get(doc));
      const phrase = counts(others.get(doc));
      const isTranslation = phrase.place > 0 && phrase.place <= (this.phrases.translations[doc] as number);
      const isName = isEntry || kind === 'term' || (isTranslation && phrase.match > ALL);
      const boost = isName
        ? weights.exactName * Math.max(heading.match, phrase.match)
        : Math.max(weights.headingMatch * heading.match, weights.phraseMatch * phrase.match);
      const prior = kind === 'page' ? 1 : kind === 'section' ? weights.section : weights.entry;
      const value = (score[doc] as number) * prior * (1 + boost);
      if (isName && !isEntry) named = Math.max(named, value);
      if (kind === 'term' && boost > 0) definition = Math.max(definition, value);
      const isFound = isTranslation && phrase.match > heading.match;
      return {doc, score: value, ...(isFound && {translation: phrase.place - 1})};
    });
    // Sections about a term come before its definition, and the definition before the rest.
    for (const result of ranked) {
      const kind = KINDS[this.sections.kinds[result.doc] as number];
      if (kind !== 'page' && kind !== 'section') continue;
      const {part, match} = headings.get(result.doc) ?? NONE;
      const top = this.topOf[this.sections.pageOf[result.doc] as number] as number;
      const above = kind === 'section' && part > MOST_OF_QUERY ? (headings.get(top)?.part ?? 0) : 0;
      if (match > ALL) result.score += named;
      else if (part + above > ALL) result.score += definition;
    }
    return ranked.sort(byScore);
  }

  /** Lowers further sections of a page. */
  private vary(ranked: Ranked[]): Ranked[] {
    const seen = new Map<number, number>();
    const varied = ranked.slice(0, VARIED).map((result) => {
      const page = this.sections.pageOf[result.doc] as number;
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return {...result, score: result.score * weights.repetition ** before};
    });
    return [...varied.sort(byScore), ...ranked.slice(VARIED)];
  }
}

import type {Lexicon, TermMatch} from './lexicon';
import {inflections, type Phrase, type Query, type QueryWord} from './query';
import {IMPACT_LEVELS} from './weigh';
import {weights} from './weights';

/** Sections and how they answer a query. */
export interface Scores {
  /** Sections with any of the words, unsorted. */
  docs: number[];
  score: Float32Array;
  /** How much each word of the query tells: the rarer, the more; 0 for one that no section has. */
  rarity: number[];
  /** The part of the query that a section has, by what its words tell. */
  share: Float32Array;
  /** Sections with an identifier that was typed; `undefined` where none was, or none that is known. */
  named?: Set<number>;
  /** Terms that stand for the words of the query, for highlighting and for comparing headings. */
  matches: TermMatch[][];
}

const scaled = (matches: TermMatch[], factor: number): TermMatch[] =>
  matches.map((match) => ({...match, weight: match.weight * factor}));

/** The word and its other forms. */
const knownMatches = (
  {word, variants}: Pick<QueryWord, 'word' | 'variants'>,
  lexicon: Lexicon,
): TermMatch[] => [
  ...lexicon.exact(word),
  ...variants.flatMap((variant) => scaled(lexicon.exact(variant), weights.form)),
];

/** What a phrase is worth for each of the words that it stands for. */
const worthOf = ({same, length}: Phrase) => (same ? weights.form : weights.near) / length;

/** A single word that means the same: it is looked up together with the word, so that both are equally rare. */
const isTwin = ({words, same}: Phrase) => same && words.length === 1;

/** What a mistyped word was meant to be, in all its forms. */
const guessed = ({guesses = []}: QueryWord, lexicon: Lexicon): TermMatch[] =>
  guesses.flatMap(({word, weight, typos}) =>
    knownMatches({word, variants: inflections(word)}, lexicon).map((match) => ({
      ...match,
      weight: match.weight * weight,
      typos,
    })),
  );

function matchesOf(word: QueryWord, lexicon: Lexicon): TermMatch[] {
  const known = knownMatches(word, lexicon);
  const begun = word.open || known.length === 0 ? lexicon.startingWith(word.word) : [];
  const twins = word.synonyms
    .filter(isTwin)
    .flatMap((phrase) =>
      phrase.words.flatMap((twin) => scaled(knownMatches(twin, lexicon), worthOf(phrase))),
    );
  const meant = known.length + begun.length === 0 ? guessed(word, lexicon) : [];
  return [...known, ...begun, ...meant, ...twins];
}

/** The postings of a query, added up. One instance keeps its tables between the key strokes. */
export class Scorer {
  private readonly wordScore: Float32Array;
  private readonly single: Float32Array;

  constructor(
    private readonly lexicon: Lexicon,
    private readonly pageOf: Uint32Array,
    private readonly pages: number,
  ) {
    this.wordScore = new Float32Array(pageOf.length);
    this.single = new Float32Array(pageOf.length);
  }

  /** How much a word tells that stands in so many sections. */
  private rarityOf(sections: number): number {
    const size = this.pageOf.length;
    return Math.log(1 + size / (Math.min(sections, size) + weights.rare));
  }

  /** Puts the best match of each section into `into` and the sections touched for the first time into `touched`; returns how much they tell: the rarer and the surer, the more. */
  private collect(matches: readonly TermMatch[], into: Float32Array, touched: number[], factor = 1): number {
    let frequency = 0;
    for (const {shard, term} of matches)
      frequency += (shard.starts[term + 1] as number) - (shard.starts[term] as number);
    const rarity = Math.log(
      1 + this.pageOf.length / (Math.min(frequency, this.pageOf.length) + weights.rare),
    );
    for (const {shard, term, weight} of matches) {
      const scale = (rarity * weight * factor) / IMPACT_LEVELS;
      const end = shard.starts[term + 1] as number;
      for (let at = shard.starts[term] as number; at < end; at++) {
        const doc = shard.docs[at] as number;
        const value = scale * (shard.impacts[at] as number);
        const before = into[doc] as number;
        if (before === 0) touched.push(doc);
        if (value > before) into[doc] = value;
      }
    }
    return rarity * Math.max(0, ...matches.map(({weight}) => weight));
  }

  /** The words of an identifier that is known count little by themselves: it is what was asked for. */
  private importance({partOf}: QueryWord): number {
    const isKnown =
      partOf &&
      (this.lexicon.exact(partOf.key).length > 0 || (partOf.open && this.lexicon.knows(partOf.key)));
    return isKnown ? weights.near : 1;
  }

  /** A phrase counts where all its words are, with the weight of its weakest. */
  private collectPhrase(phrase: Phrase, into: Float32Array, touched: number[]): TermMatch[] {
    const perWord = phrase.words.map((word) => knownMatches(word, this.lexicon));
    if (perWord.some((matches) => matches.length === 0)) return [];
    let common: Map<number, number> | undefined;
    for (const matches of perWord) {
      const docs: number[] = [];
      this.collect(matches, this.single, docs, worthOf(phrase));
      const next = new Map<number, number>();
      for (const doc of docs) {
        const before = common ? common.get(doc) : Infinity;
        if (before !== undefined) next.set(doc, Math.min(before, this.single[doc] as number));
        this.single[doc] = 0;
      }
      common = next;
    }
    for (const [doc, value] of common ?? []) {
      const before = into[doc] as number;
      if (before === 0) touched.push(doc);
      if (value > before) into[doc] = value;
    }
    return phrase.same ? perWord.flat() : perWord.flat().map((match) => ({...match, near: true}));
  }

  /** Scores every section that has any word of the query. */
  score(query: Query): Scores {
    const size = this.pageOf.length;
    const score = new Float32Array(size);
    const share = new Float32Array(size);
    const has = new Uint32Array(size);
    const pageHas = new Uint32Array(this.pages);
    const pageBest = query.words.map(() => new Float32Array(this.pages));
    const docs: number[] = [];
    const matches: TermMatch[][] = [];
    const rarity: number[] = [];

    query.words.forEach((word, k) => {
      matches.push([]);
      rarity.push(0);
      if (!word.telling) return;
      const touched: number[] = [];
      let found = matchesOf(word, this.lexicon);
      // A word that is finished counts by itself, and not only as the beginning of others.
      const whole = found.filter(({begun}) => !begun);
      this.collect(whole, this.wordScore, touched, this.importance(word));
      let rare = this.collect(found, this.wordScore, touched, this.importance(word));
      for (const phrase of word.synonyms)
        if (!isTwin(phrase)) found = found.concat(this.collectPhrase(phrase, this.wordScore, touched));
      matches[k] = found;
      if (touched.length === 0) return;
      // A word that the index knows as a phrase only is as rare as the phrase.
      rare ||= this.rarityOf(touched.length);
      rarity[k] = rare;
      const best = pageBest[k] as Float32Array;
      for (const doc of touched) {
        const value = this.wordScore[doc] as number;
        this.wordScore[doc] = 0;
        if (has[doc] === 0) docs.push(doc);
        score[doc] = (score[doc] as number) + value;
        share[doc] = (share[doc] as number) + rare;
        has[doc] = (has[doc] as number) | (1 << k);
        const page = this.pageOf[doc] as number;
        pageHas[page] = (pageHas[page] as number) | (1 << k);
        if (value > (best[page] as number)) best[page] = value;
      }
    });

    const named = this.addKeys(query, score, has, matches);
    const all = rarity.reduce((sum, rare) => sum + rare, 0);
    for (const doc of docs) {
      const page = this.pageOf[doc] as number;
      const elsewhere = (pageHas[page] as number) & ~(has[doc] as number);
      for (let k = 0; elsewhere >>> k !== 0; k++) {
        if (((elsewhere >>> k) & 1) === 0) continue;
        score[doc] =
          (score[doc] as number) + weights.elsewhere * ((pageBest[k] as Float32Array)[page] as number);
        share[doc] = (share[doc] as number) + weights.elsewhere * (rarity[k] as number);
      }
      share[doc] = (share[doc] as number) / all;
    }
    return {docs, score, rarity, share, named, matches};
  }

  /** What is written together in the query and in the text raises sections that have the words anyway. */
  private addKeys(
    query: Query,
    score: Float32Array,
    has: Uint32Array,
    matches: TermMatch[][],
  ): Set<number> | undefined {
    let named: Set<number> | undefined;
    for (const {key, open, typed, code} of query.keys) {
      const found = [...this.lexicon.exact(key), ...(open ? this.lexicon.startingWith(key) : [])];
      if (found.length === 0) continue;
      const touched: number[] = [];
      this.collect(found, this.wordScore, touched, typed ? 1 : weights.near);
      for (const doc of touched) {
        if (has[doc] !== 0) score[doc] = (score[doc] as number) + (this.wordScore[doc] as number);
        this.wordScore[doc] = 0;
        if (code) (named ??= new Set()).add(doc);
      }
      matches.push(found);
    }
    return named;
  }
}

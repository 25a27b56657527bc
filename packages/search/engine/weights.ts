/** The parameters of the ranking. They were fitted on 24 November 2026, and are not tuned any more: phrases gain more. */
export const weights = {
  // Weights of the fields (BM25F); the other fields weigh 1.
  heading: 3,
  /** Phrases, translations, and the words of the heading's id. */
  phrases: 3.8,
  code: 0.13,
  /** Length normalisation of each field: 0 is none, 1 is in proportion to the length. */
  lengthNorm: 0.5,
  /** The weighted term frequency at which a term reaches half of its maximum. */
  saturation: 3.8,
  /** Smoothing of the idf: below this number of sections, a rarer word hardly weighs more. */
  idfSmoothing: 380,

  // Weights of matches, against the word itself.
  equivalent: 0.9,
  /** A related word, and for each typo. */
  related: 0.8,
  /** A prefix: between this where nothing is typed and twice this where all is typed; at most 0.5. */
  prefix: 0.5,

  // Priors of sections, against a page.
  section: 0.68,
  /** Reference entries, definitions and errors. */
  entry: 0.38,

  // Boosts of a section: the greater of that of its heading and that of its best phrase, in proportion to the match.
  headingMatch: 5,
  phraseMatch: 3.3,
  /** A reference entry whose name is the query, a definition of it, and a translation of it. */
  exactName: 100,
  /** Each further section of the same page. */
  repetition: 0.45,
};

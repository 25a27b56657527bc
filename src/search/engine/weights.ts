/**
 * The parameters of the ranking. `npm run bench -- search/fit` tries other values, and `npm run bench -- search` prints what
 * each of them gains.
 */
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
  /** An inflection or a synonym. */
  variant: 0.9,
  /** A related word, words that may be written together, a part of a known identifier, and for each typo. */
  related: 0.8,
  /** A prefix: between this where nothing is typed and twice this where all is typed; at most 0.5. */
  prefix: 0.5,
  /** A word that is elsewhere on the page. */
  samePage: 0.38,

  // Priors of sections, against a page.
  section: 0.68,
  /** Reference entries, definitions and errors; applied again to an entry whose name is not the query. */
  entry: 0.38,
  /** Definitions for "what is …", errors for "why …", commands for a flag, modules that declare an identifier. */
  requestedKind: 3,

  // Boosts of the best 250 sections: the greater of that of the heading and that of the phrases.
  /** A heading that is the query; others in proportion to their match. */
  headingMatch: 7,
  /** A phrase that is the query; others in proportion to their match. */
  phraseMatch: 3.3,
  /** The second best phrase of a section, against the best one. */
  secondPhrase: 0.8,
  /** A reference entry whose name is the query, and a translation of the query. */
  exactName: 100,
  /** A stop word in a heading, against a content word. */
  stopWord: 0.5,
  /** Each further section of the same page or with the same heading. */
  repetition: 0.45,
};

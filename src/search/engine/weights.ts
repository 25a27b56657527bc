/**
 * Every number of the ranking. `npx tsx bench/search/fit.ts` tries other values on the working half of the queries, and
 * `npm run bench:search` says what each rule gains.
 */
export const weights = {
  // How much a word says about a section, by the part of it where the word stands (BM25F).
  heading: 6,
  /** The heading's id, and other names: a sidebar label, a word of the vocabulary. */
  names: 4,
  /** The title of the page and the headings above. */
  context: 1.6,
  /** The page's description, and what other pages say where they link to the section. */
  about: 1.6,
  content: 1,
  code: 0.5,
  /** How strongly a long part makes each of its words count less. */
  length: 0.5,
  /** How soon more of the same word adds nothing. */
  saturation: 2.5,

  // What stands for a word of the query, against the word itself.
  /** Another form of the word, or a word that means the same. */
  form: 0.9,
  /** A word that only helps somebody who asks for the other; words that somebody else may write together. */
  near: 0.5,
  /** The beginning of a word, the more the more of it is typed: twice this where nothing is missing. */
  begun: 0.4,
  /** Each mistyped letter. */
  typo: 0.7,
  /** An identifier that is known, beside its parts. */
  identifier: 1.5,
  /** The parts of an identifier that is known. */
  part: 0.3,
  /** A word that stands elsewhere on the page. */
  elsewhere: 0.3,

  // What a section is worth by itself: a work of reference has an entry about everything, and must not crowd out what is written.
  page: 1,
  section: 0.9,
  /** Once more where it is another name than was asked for. */
  name: 0.5,
  term: 0.3,
  /** What went wrong, on a page about something else. */
  trouble: 0.5,
  /** A flag is explained where its command is. */
  flag: 8,
  /** A section that has the words of an identifier, but not the identifier. */
  unnamed: 0.4,

  // What a heading gains that is the query.
  pageGain: 3,
  sectionGain: 2,
  nameGain: 100,
  termGain: 40,
  /** What a section gains whose heading, with those above it, has all of the query. */
  subject: 1.25,
  /** How soon less than the whole query gains nothing. */
  sharpness: 1.5,
  /** A word of the query that stands above the heading. */
  above: 0.7,
  /** A word like `in` or `the`, against other words, in a heading. */
  stopWord: 0.3,
  /** A definition, where a page or a section is about the term. */
  defined: 0.1,
  /** What a question asks for: definitions (what is …), causes (why …). */
  asked: 2,
  /** Each further section of the same page, or with the same heading. */
  repeated: 0.7,
};

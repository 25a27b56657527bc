/**
 * Every number of the ranking. `npm run bench -- search/fit` tries other values on the working half of the queries, and
 * `npm run bench -- search` says what each of them gains.
 */
export const weights = {
  // What a word says about a section, by the part in which it stands (BM25F); in other parts than these it counts 1.
  heading: 3,
  /** The id of the heading, a sidebar label, an entry of the vocabulary. */
  names: 3.8,
  code: 0.13,
  /** How strongly the length of a part makes each of its words count less: 0 not at all, 1 in proportion. */
  length: 0.5,
  /** The weighted count at which a word says half of what it can say. */
  saturation: 3.8,
  /** The number of sections below which rarer words hardly tell more: `thousand` must not outweigh `send`. */
  rare: 100,

  // What stands for a word of the query, against the word itself.
  /** Another form of the word, or a word that means the same. */
  form: 0.9,
  /** A word that is only near, words that somebody else may write together, and a part of a known identifier. */
  near: 0.75,
  /** The beginning of a word: this much where nothing is typed, twice this where all is typed: at most 0.5, or it outweighs the word. */
  begun: 0.5,
  /** Each mistyped letter. */
  typo: 0.8,
  /** A word that stands in another section of the page, or above the heading. */
  elsewhere: 0.38,

  // What a section is worth by itself, against a page.
  section: 0.68,
  /** What went wrong on a page about something else. */
  trouble: 0.45,
  /** Reference entries and definitions: there is one about everything. Once more for an entry with another name. */
  entry: 0.38,
  /** The command whose flag is asked for, and the module that declares the identifier. */
  declared: 3,
  /** What a question asks for: definitions ("what is …"), causes ("why …"). */
  asked: 2,

  // What a section gains by its heading and its names.
  /** A heading that is the query; in proportion to how well the two agree. */
  agreement: 10,
  /** The name of an entry, or a reviewed name, that is the query. */
  name: 100,
  /** A word like `in` or `the`, against other words. */
  stopWord: 0.5,
  /** Each further section of the same page, or with the same heading. */
  repeated: 0.45,
};

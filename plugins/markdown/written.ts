/** The Markdown of a page as it is published. */
export interface WrittenPage {
  /** Route without the base URL: `/start`. */
  route: string;
  /** Texts by paths below the base URL: the page, then its sections in their order. */
  files: readonly (readonly [path: string, text: string])[];
  /** The headings that have an id on the page, in order. */
  headings: readonly {id: string; title: string}[];
}

/** All Markdown that the build publishes. */
export interface Written {
  pages: readonly WrittenPage[];
  /** `llms.txt` and `agents.md` by their paths. */
  indexes: readonly (readonly [path: string, text: string])[];
}

/** Another name of a section. */
export interface Name {
  name: string;
  /** For a word from elsewhere: what it is called here; empty where there is no counterpart. */
  here?: string;
}

/** One heading and the text below it, up to the next heading. The first section of a page is its title. */
export interface SectionRecord {
  /** Id of the heading; empty for the top of the page. */
  anchor: string;
  heading: string;
  /** 1 for the page's title, 2 to 6 for the headings. */
  depth: number;
  /** Prose and the text of components, as a reader sees it. */
  content: string;
  /** Identifiers of code blocks, each once. */
  code: string;
  /** What other pages say where they link to it. */
  linked?: string;
  names?: readonly Name[];
  /** What an entry of a work of reference is about: something that has a name, a command or a module with what its `code` declares, or a term of art; or a section about what goes wrong. */
  entry?: 'name' | 'api' | 'term' | 'trouble';
}

/** What a section is, for the ranking; kept in the index as its place in this list. */
export const KINDS = ['page', 'section', 'name', 'api', 'term', 'trouble'] as const;
export type Kind = (typeof KINDS)[number];

/** What one page gives to the search. */
export interface PageRecord {
  /** Path below the base URL, with a leading slash. */
  path: string;
  title: string;
  description: string;
  /** The sidebar category: the name of the group of results. */
  lvl0: string;
  sections: SectionRecord[];
}

/** A heading as the ranking and the results need it. */
export interface Head {
  path: string;
  title: string;
  lvl0: string;
  anchor: string;
  heading: string;
  depth: number;
  /** Headings above this one, from level 2 down; empty strings where a level is skipped. */
  parents: string[];
  names: readonly Name[];
}

/** Postings of one term: sections in ascending order with the weight (1 to 16) of the term in each. */
export interface TermPostings {
  term: string;
  docs: ArrayLike<number>;
  impacts: ArrayLike<number>;
}

/** A term from another ecosystem, such as `msg.sender`. */
export interface Translation {
  term: string;
  /** Its name on this site; empty without a counterpart. */
  here: string;
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
  /** Link texts of other pages that link to this section. */
  linked?: string;
  /** Other names of the section, and how people ask for it. */
  phrases?: readonly string[];
  translations?: readonly Translation[];
  /**
   * Reference entries: `name` is something with a unique name (an error, an endpoint), `api` a command or module that
   * declares what its `code` lists, `term` a glossary term. `trouble` is a section about errors and their fixes.
   */
  entry?: 'name' | 'api' | 'term' | 'trouble';
}

/** Kinds of sections for the ranking; the index stores the position in this list. */
export const KINDS = ['page', 'section', 'name', 'api', 'term', 'trouble'] as const;

export interface PageRecord {
  /** Path below the base URL, with a leading slash. */
  path: string;
  title: string;
  description: string;
  /** The sidebar category: the label of the group of results. */
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
}

export interface TermPostings {
  term: string;
  /** Sections in ascending order, with the weight (1 to 16) of the term in each. */
  docs: ArrayLike<number>;
  impacts: ArrayLike<number>;
  /** Numbers of the phrases with the term, in ascending order. */
  phrases: ArrayLike<number>;
}

/** All phrases of the index, numbered by section: its heading, its translations, its other phrases. */
export interface PhraseTable {
  /** Number of translations of each section. */
  translations: Uint16Array;
  /** Number of phrases of each section, heading and translations included. */
  counts: Uint16Array;
  /** Number of distinct terms of each phrase without stop words. */
  lengths: Uint8Array;
}

/** What hits of a run of sections show: a page, or a part of a long one. */
export interface TextFile {
  /** Text of each section as a reader sees it, then the identifiers of its code. */
  content: string[];
  /** Translations of each section; left out when there are none. */
  translations?: (readonly Translation[])[];
}

/** Impacts are stored in four bits. */
export const IMPACT_LEVELS = 16;

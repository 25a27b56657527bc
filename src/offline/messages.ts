/** Messages of a page to the worker. */
export interface Visit {
  /** Addresses of everything that the page has loaded, then its own. */
  visited: string[];
  /** Whether this is not the reader's first page: for a single page, the search is not worth its bytes. */
  stays: boolean;
}

/** Message of the worker to all pages when it starts: its deploy. */
export interface Deploy {
  version: string;
}

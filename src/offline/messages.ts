/** What a page tells the worker. */
export interface Visit {
  /** All that the page has loaded, and then its own address. */
  visited: string[];
  /** Whether the reader has come back or reads on. For a single page, the search is not worth its bytes. */
  stays: boolean;
}

/** What the worker tells all pages when it starts: which deploy it belongs to. */
export interface Deploy {
  version: string;
}

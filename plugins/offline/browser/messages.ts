import {parseUrl} from '../../../src/parseUrl';

/** Messages of a page to the worker. */
export interface Visit {
  /** Addresses of everything that the page has loaded, then its own. */
  visited: string[];
  /** Whether this is not the reader's first page: for a single page, the search is not worth its bytes. */
  stays: boolean;
}

/** Whether a message to the worker is a `Visit`: any script of the site can send one. */
export const isVisit = (data: unknown): data is Visit =>
  typeof data === 'object' &&
  data !== null &&
  'visited' in data &&
  Array.isArray(data.visited) &&
  data.visited.every((address) => typeof address === 'string' && parseUrl(address)) &&
  'stays' in data &&
  typeof data.stays === 'boolean';

/** Message of the worker to all pages when it starts: its deploy. */
export interface Deploy {
  version: string;
}

import type {SearchRequest, SearchResult} from '../protocol';

/** What the modal and the results page ask, whichever engine answers. */
export interface SearchClient {
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /** Loads what the first query needs, where there is such a thing. */
  preload?(): Promise<void>;
}

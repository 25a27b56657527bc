import type {SearchRequest, SearchResult} from '../protocol';

/** The client of the modal and the results page, for any engine. */
export interface SearchClient {
  search(params: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
  /** Loads the files of the first query. */
  preload?(): Promise<void>;
}

import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchResult} from '../protocol';
import type {SearchClient} from '../client/types';

/** From the specification: when a search that has not answered counts as stalled. */
const STALLED_MS = 300;
/** DocSearch shows its error screen for an error of this name only. */
const SHOWN_ERROR = 'RetryError';

type Outcome = (outcome: {result?: SearchResult; error?: unknown}) => void;

/** Any failure as one that DocSearch shows. */
function shownError(cause: unknown): Error {
  const error = new Error(cause instanceof Error ? cause.message : String(cause), {cause});
  error.name = SHOWN_ERROR;
  return error;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => undefined);

/**
 * Gives any client to DocSearch 3.9 so that a failure is seen. As it comes, DocSearch sets the status "error", and
 * the autocomplete below it sets it back at once, when the promise of the search settles, and again when its timer
 * for stalled searches fires. So the handler is called after that timer, and the promise stays open; the next
 * query starts afresh.
 */
export function toModalClient(
  client: SearchClient,
  given: DocSearchTransformClient,
  onOutcome: Outcome,
): DocSearchTransformClient {
  let latest = 0;

  function search(params: Parameters<SearchClient['search']>[0]) {
    const current = ++latest;
    const stalled = wait(STALLED_MS + 20);
    const answered = client.search(params).then((response) => {
      if (current === latest) onOutcome({result: response.results[0]});
      return response;
    });

    async function fail(cause: unknown, handler: (error: Error) => unknown): Promise<never> {
      console.warn('The search failed.', cause);
      await stalled;
      // A newer query has its own outcome, which an old failure must not cover.
      if (current !== latest) return never;
      onOutcome({error: cause});
      const error = shownError(cause);
      try {
        handler(error);
      } catch (thrown) {
        // DocSearch passes the error on, for the autocomplete to reset the status; that is what is prevented here.
        if (thrown !== error) throw thrown;
      }
      return never;
    }

    return {
      catch: (handler: (error: Error) => unknown) => answered.catch((cause: unknown) => fail(cause, handler)),
    };
  }

  // DocSearch calls `search(…).catch(…).then(…)` and nothing else.
  return {...given, search: search as unknown as DocSearchTransformClient['search']};
}

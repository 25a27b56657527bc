import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchResult} from '@cedra-docs/search/protocol';
import type {SearchClient} from '@cedra-docs/search/browser';

/** From the specification: time after which a pending search is stalled. */
const STALLED_MS = 300;
/** DocSearch shows its error screen only for errors with this name. */
const SHOWN_ERROR = 'RetryError';

type OutcomeHandler = (outcome: {result?: SearchResult; error?: unknown}) => void;

/** Converts a failure to an error that DocSearch shows. */
function shownError(cause: unknown): Error {
  const error = new Error(cause instanceof Error ? cause.message : String(cause), {cause});
  error.name = SHOWN_ERROR;
  return error;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = new Promise<never>(() => undefined);

/**
 * Makes DocSearch 3.9 show failures. It sets the status "error", but its autocomplete resets the status when the promise
 * of the search settles, and when the timer for stalled searches fires. So the error handler is called after the timer,
 * and the promise never settles; the next query is not affected.
 */
export function toModalClient(
  client: SearchClient,
  given: DocSearchTransformClient,
  onOutcome: OutcomeHandler,
): DocSearchTransformClient {
  let latest = 0;

  function search(params: Parameters<SearchClient['search']>[0]) {
    const current = ++latest;
    const stalled = wait(STALLED_MS + 20);
    const response = client.search(params).then((received) => {
      if (current === latest) onOutcome({result: received.results[0]});
      return received;
    });

    async function fail(cause: unknown, handler: (error: Error) => unknown): Promise<never> {
      console.warn('The search failed.', cause);
      await stalled;
      // The failure of an older query must not hide the outcome of a newer one.
      if (current !== latest) return never;
      onOutcome({error: cause});
      const error = shownError(cause);
      try {
        handler(error);
      } catch (thrown) {
        // DocSearch rethrows the error, on which the autocomplete would reset the status.
        if (thrown !== error) throw thrown;
      }
      return never;
    }

    return {
      catch: (handler: (error: Error) => unknown) => response.catch((cause: unknown) => fail(cause, handler)),
    };
  }

  // DocSearch only calls `search(…).catch(…).then(…)`.
  return {...given, search: search as unknown as DocSearchTransformClient['search']};
}

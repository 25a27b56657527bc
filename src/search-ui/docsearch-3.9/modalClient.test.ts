import type {DocSearchTransformClient} from '@docsearch/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {toModalClient} from './modalClient';
import type {SearchClient} from '@cedra-docs/search/browser';

const given = {} as DocSearchTransformClient;
const ok = {results: [{hits: [], nbHits: 3, query: 'x'}]} as unknown as Awaited<
  ReturnType<SearchClient['search']>
>;

/** Calls the client as DocSearch does. */
function ask(client: DocSearchTransformClient, onError: (error: unknown) => void) {
  const outcome = {settled: false};
  const promise = client
    .search({requests: []})
    .catch((error: unknown) => {
      onError(error);
      throw error;
    })
    .then(() => (outcome.settled = true));
  promise.catch(() => (outcome.settled = true));
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('toModalClient', () => {
  it('returns the response', async () => {
    const onOutcome = vi.fn();
    const outcome = ask(toModalClient({search: () => Promise.resolve(ok)}, given, onOutcome), vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.settled).toBe(true);
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({result: ok.results[0]});
  });

  it('reports a failure as a RetryError after the stall timer, and never settles', async () => {
    const onError = vi.fn();
    const onOutcome = vi.fn();
    const failure = new SyntaxError('unparsable');
    const outcome = ask(toModalClient({search: () => Promise.reject(failure)}, given, onOutcome), onError);
    await vi.advanceTimersByTimeAsync(300);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      name: 'RetryError',
      message: 'unparsable',
      cause: failure,
    });
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({error: failure});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.settled).toBe(false);
  });

  it('does not report the failure of an older query', async () => {
    const onError = vi.fn();
    const onOutcome = vi.fn();
    const search = vi.fn().mockRejectedValueOnce(new Error('late')).mockResolvedValueOnce(ok);
    const client = toModalClient({search}, given, onOutcome);
    ask(client, onError);
    const second = ask(client, onError);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onError).not.toHaveBeenCalled();
    expect(second.settled).toBe(true);
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({result: ok.results[0]});
  });
});

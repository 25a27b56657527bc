import {useCallback, useEffect, useState} from 'react';
import type {SearchResult} from '@cedra-docs/search/protocol';

/** The screen reader does not interrupt a reader who is typing. */
const QUIET_MS = 400;

export interface SearchOutcome {
  result?: SearchResult;
  error?: unknown;
}

/** The text for a screen reader. */
function describeOutcome({result, error}: SearchOutcome): string {
  if (error !== undefined) return 'Unable to fetch results';
  if (!result || result.query === '') return '';
  const {query, nbHits} = result;
  if (nbHits === 0) return `No results for "${query}"`;
  return nbHits === 1 ? `One result for "${query}"` : `${nbHits} results for "${query}"`;
}

/** The text of a live region: the number of results, after a pause. */
export function useResultCount(): {message: string; onOutcome: (outcome: SearchOutcome) => void} {
  const [outcome, setOutcome] = useState<SearchOutcome>({});
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(describeOutcome(outcome)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {message, onOutcome: useCallback((next: SearchOutcome) => setOutcome(next), [])};
}

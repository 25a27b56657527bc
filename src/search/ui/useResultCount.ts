import {useCallback, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchResult} from '../protocol';

/** The screen reader does not interrupt a reader who is typing. */
const QUIET_MS = 400;

export interface Outcome {
  result?: SearchResult;
  error?: unknown;
}

/** The text for a screen reader. */
function describeOutcome({result, error}: Outcome): string {
  if (error !== undefined)
    return translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'});
  if (!result || result.query === '') return '';
  if (result.nbHits === 0) {
    return translate({id: 'search.status.none', message: 'No results for "{query}"'}, {query: result.query});
  }
  return result.nbHits === 1
    ? translate({id: 'search.status.one', message: 'One result for "{query}"'}, {query: result.query})
    : translate(
        {id: 'search.status.many', message: '{count} results for "{query}"'},
        {count: String(result.nbHits), query: result.query},
      );
}

/** The text of a live region: the number of results, after a pause. */
export function useResultCount(): {message: string; onOutcome: (outcome: Outcome) => void} {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(describeOutcome(outcome)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {message, onOutcome: useCallback((next: Outcome) => setOutcome(next), [])};
}

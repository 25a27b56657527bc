import {useState} from 'react';
import {useLocation} from '@docusaurus/router';

interface FilterOptions<Entry> {
  /** The texts of an entry that are searched. */
  textsOf: (entry: Entry) => readonly string[];
  /** Singular and plural for an entry. */
  nouns: readonly [string, string];
}

/**
 * State of a list that the reader can filter. A link within the page clears the filter, because it may lead to an entry
 * that is filtered out.
 * @returns the entries with every word of the query, and the props of `Filter`
 */
export function useFilter<Entry>(entries: readonly Entry[], {textsOf, nouns}: FilterOptions<Entry>) {
  const {key = '', hash} = useLocation();
  // A hash that the browser itself followed has no key.
  const place = key + hash;
  const [state, setState] = useState({query: '', place});
  if (state.place !== place) setState({query: '', place});
  const {query} = state;
  const setQuery = (text: string) => setState({query: text, place});
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = entries.filter((entry) =>
    words.every((word) => textsOf(entry).some((text) => text.toLowerCase().includes(word))),
  );
  return {shown, filter: {query, setQuery, total: entries.length, found: shown.length, nouns}};
}

import {useState} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * What a reader typed to shorten a list. A link within the page ends the filter, because its target may be one of the
 * entries that were left out.
 */
export function useFilter() {
  const {key = '', hash} = useLocation();
  // A link that the browser followed by itself gives the location no key.
  const place = key + hash;
  const [state, setState] = useState({query: '', place});
  if (state.place !== place) setState({query: '', place});
  const {query} = state;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    query,
    setQuery: (text: string) => setState({query: text, place}),
    /** Whether an entry is shown: each word is somewhere in its texts. */
    matches: (...texts: string[]) =>
      words.every((word) => texts.some((text) => text.toLowerCase().includes(word))),
  };
}

import {useContext, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {RenderContext} from '@site/src/reference/FoldedContent';
import {useEarlyText} from '@site/src/hooks/useEarlyText';
import {useSearchLink} from '@site/src/search-ui/useSearchLink';
import styles from './styles.module.css';

interface FilteredListProps {
  total: string;
  /** Singular and plural for an entry: `term terms`. */
  nouns: string;
  /** Keeps the field in view above a long list. */
  isSticky?: string;
  /** With an attribute `data-entry` at each entry, and `data-group` around entries that have a heading. */
  children: ReactNode;
}

/**
 * A list with a field that hides the entries without all words of the query. A link within the page clears the field,
 * because it may lead to a hidden entry.
 */
export default function FilteredList({total, nouns, isSticky, children}: FilteredListProps) {
  const {key = '', hash} = useLocation();
  // A hash that the browser itself followed has no key.
  const place = key + hash;
  const [state, setState] = useState({query: '', place});
  const [found, setFound] = useState(Number(total));
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const searchLink = useSearchLink();
  // Changes when the content of folded entries is loaded, which the field searches too.
  const content = useContext(RenderContext);
  if (state.place !== place) setState({query: '', place});
  const {query} = state;
  const text = query.trim();
  const [singular, plural] = nouns.split(' ');

  useLayoutEffect(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []);
    for (const entry of entries) {
      // Of a folded entry only names and flags, because its text has words that match nearly everything.
      const names = entry.querySelector('summary') ? entry.querySelectorAll('summary, dt') : [entry];
      const text = Array.from(names, ({textContent}) => textContent.toLowerCase()).join(' ');
      entry.hidden = !words.every((word) => text.includes(word));
    }
    setFound(entries.filter(({hidden}) => !hidden).length);
  }, [query, content]);

  /** Filters the list, and scrolls its beginning into view. */
  function setQuery(value: string) {
    setState({query: value, place});
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }

  useEarlyText(field, query, setQuery);

  return (
    <div ref={list} className={styles.list}>
      <div className={isSticky && styles.sticky} data-markdown="skip">
        <label className={styles.label}>
          Filter the {total} {plural}
          <input
            ref={field}
            className={clsx('text-field', styles.field)}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p className={styles.count} role="status">
          {text && found > 0 && `${found} ${found === 1 ? singular : plural}`}
          {text && found === 0 && (
            <>
              No {singular} matches “{text}”.{' '}
              <Link to={searchLink(text)}>Search the documentation for it</Link>
            </>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}

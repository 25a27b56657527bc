import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSearchLink} from '@site/src/search/ui/useSearchLink';
import type {useFilter} from './useFilter';
import styles from './styles.module.css';

interface Props extends Pick<ReturnType<typeof useFilter>, 'query' | 'setQuery'> {
  label: string;
  /** How many entries are left. */
  found: number;
  /** What an entry is called, and several. */
  nouns: readonly [string, string];
}

/** A field that shortens a list to what matches, and says how much that is. */
export default function Filter({query, setQuery, label, found, nouns: [one, several]}: Props) {
  const searchLink = useSearchLink();
  const text = query.trim();
  return (
    <>
      <label className={styles.label}>
        {label}
        <input
          className={clsx('text-field', styles.field)}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p className={styles.count} role="status">
        {text && found > 0 && `${found} ${found === 1 ? one : several}`}
        {text && found === 0 && (
          <>
            No {one} has “{text}”. <Link to={searchLink(text)}>Search the documentation for it</Link>
          </>
        )}
      </p>
    </>
  );
}

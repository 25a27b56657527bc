import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSearchLink} from '@site/src/search/ui/useSearchLink';
import type {useFilter} from './useFilter';
import styles from './styles.module.css';

/** A field that filters a list, and the number of entries found. */
export default function Filter({
  query,
  setQuery,
  total,
  found,
  nouns: [singular, plural],
}: ReturnType<typeof useFilter>['filter']) {
  const searchLink = useSearchLink();
  const text = query.trim();
  return (
    <>
      <label className={styles.label}>
        Filter the {total} {plural}
        <input
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
            No {singular} matches “{text}”. <Link to={searchLink(text)}>Search the documentation for it</Link>
          </>
        )}
      </p>
    </>
  );
}

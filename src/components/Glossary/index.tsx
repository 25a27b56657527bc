import {useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Definition from '@site/src/glossary/Definition';
import {terms, type Term} from '@site/src/glossary/terms';
import styles from './styles.module.css';

const byName = [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
const names = new Map(terms.map(({id, term}) => [id, term]));

function matches({term, definition, aliases = []}: Term, filter: string): boolean {
  return [term, definition, ...aliases].some((text) => text.toLowerCase().includes(filter));
}

function Entry({entry}: {entry: Term}) {
  useBrokenLinks().collectAnchor(entry.id);
  return (
    <div className={styles.entry}>
      <dt id={entry.id} className={styles.term}>
        {entry.term}
        <Link className="hash-link" to={`#${entry.id}`} aria-label={`Link to ${entry.term}`} />
      </dt>
      <dd className={styles.definition}>
        {entry.aliases && <span className={styles.aliases}>also: {entry.aliases.join(', ')}. </span>}
        <Definition text={entry.definition} />
        {entry.see && (
          <span className={styles.see}>
            {' '}
            See{' '}
            {entry.see.map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={`#${id}`}>{names.get(id)}</Link>
              </span>
            ))}
            .
          </span>
        )}
      </dd>
    </div>
  );
}

/** The whole glossary, in alphabetical order, with a filter. */
export default function Glossary() {
  const [query, setQuery] = useState('');
  const filter = query.trim().toLowerCase();
  const shown = useMemo(() => byName.filter((entry) => matches(entry, filter)), [filter]);

  return (
    <>
      <label className={styles.filter}>
        <span>Filter the {terms.length} terms</span>
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p className={styles.count} role="status">
        {filter && (shown.length === 1 ? '1 term' : `${shown.length} terms`)}
      </p>
      <dl className={styles.list}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </dl>
    </>
  );
}

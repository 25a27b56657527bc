import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Filter from '@site/src/components/Filter';
import {useFilter} from '@site/src/components/Filter/useFilter';
import Definition from '@site/src/glossary/Definition';
import {terms, type Term} from '@site/src/glossary/terms';
import styles from './styles.module.css';

const byName = [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
const names = new Map(terms.map(({id, term}) => [id, term]));

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

/** By its letter, the first term that begins with it. */
const firstTerms = new Map<string, Term>();
for (const term of byName) {
  const letter = term.term.charAt(0).toUpperCase();
  if (!firstTerms.has(letter)) firstTerms.set(letter, term);
}

/** The alphabet. A letter with terms leads to the first of them. */
function Letters() {
  return (
    <nav className={styles.letters} aria-label="Terms by letter" data-markdown="skip">
      {'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ').map((letter) => {
        const first = firstTerms.get(letter);
        return first ? (
          <Link key={letter} to={`#${first.id}`}>
            {letter}
          </Link>
        ) : (
          <span key={letter} aria-hidden>
            {letter}
          </span>
        );
      })}
    </nav>
  );
}

/** The whole glossary, in alphabetical order, with a filter. */
export default function Glossary() {
  const {matches, ...filter} = useFilter();
  const shown = byName.filter(({term, definition, aliases = []}) => matches(term, definition, ...aliases));
  return (
    <>
      <Letters />
      <Filter
        {...filter}
        label={`Filter the ${terms.length} terms`}
        found={shown.length}
        nouns={['term', 'terms']}
      />
      <dl className={styles.list}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </dl>
    </>
  );
}

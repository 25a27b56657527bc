import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Filter from '@site/src/components/Filter';
import {useFilter} from '@site/src/components/Filter/useFilter';
import WithCode from '@site/src/components/WithCode';
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
        <WithCode text={entry.definition} />
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

/** The first term of each letter. */
const firstTerms = new Map<string, Term>();
for (const term of byName) {
  const letter = term.term.charAt(0).toUpperCase();
  if (!firstTerms.has(letter)) firstTerms.set(letter, term);
}

/** The alphabet, in which each letter links to its first term. */
function Letters() {
  return (
    <nav className={styles.letters} aria-label="Terms by letter" data-markdown="skip">
      {Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => {
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

const textsOf = ({term, definition, aliases = []}: Term) => [term, definition, ...aliases];

/** The whole glossary, in alphabetical order, with a filter. */
export default function Glossary() {
  const {shown, filter} = useFilter(byName, {textsOf, nouns: ['term', 'terms']});
  return (
    <>
      <Letters />
      <Filter {...filter} />
      <dl className={styles.list}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </dl>
    </>
  );
}

import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {SearchHit} from '@cedra-docs/search/protocol';
import AnswerCard from '@site/src/error-answer/AnswerCard';
import {answerOf} from '@site/src/error-answer/errorAnswer';
import JumpLinks from '../JumpLinks';
import {missingResultsUrl} from '../missingResultsUrl';
import {rowOf} from '../rowOf';
import styles from './Results.module.css';
import {useHitUrl} from '../useHitUrl';
import type {SearchResults} from './useSearchResults';

/** Texts of hits are HTML with only `<mark>` elements; see `SearchHit`. */
const html = (value: string) => ({dangerouslySetInnerHTML: {__html: value}});

function Hit({hit, url}: {hit: SearchHit; url: string}) {
  const {title, trail, excerpt} = rowOf(hit);
  const finding = answerOf(hit);
  if (finding) {
    const heading = (
      <Heading as="h2" className={styles.title}>
        <Link to={url} {...html(title)} />
      </Heading>
    );
    return (
      <li className={styles.hit}>
        <AnswerCard finding={finding} title={heading} />
      </li>
    );
  }
  return (
    <li className={styles.hit}>
      <Heading as="h2" className={styles.title}>
        <Link to={url} {...html(title)} />
      </Heading>
      <ul className={styles.trail} aria-label="Breadcrumbs">
        <li>{hit.hierarchy.lvl0}</li>
        {trail.map((text, level) => (
          <li key={level} {...html(text)} />
        ))}
      </ul>
      {excerpt && <p className={styles.snippet} {...html(excerpt)} />}
    </li>
  );
}

function Status({
  query,
  status,
  queryOfHits,
  total,
}: Pick<SearchResults, 'status' | 'queryOfHits' | 'total'> & {query: string}) {
  if (query.trim() === '') return null;
  if (status === 'loading') return 'Searching…';
  if (status !== 'done') return null;
  if (total === 0) return `No results for "${queryOfHits}"`;
  return total === 1 ? 'One result' : `${total} results`;
}

function Failure({retry}: Pick<SearchResults, 'retry'>) {
  return (
    <div role="alert">
      <p className={styles.failure}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button button--secondary" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function Missing({query}: {query: string}) {
  return (
    <p>
      Believe this query should return results? <Link href={missingResultsUrl({query})}>Let us know.</Link>
    </p>
  );
}

/** The list of hits with its status, errors, and the button for more. */
export function Results({query, ...results}: SearchResults & {query: string}) {
  const hitUrl = useHitUrl();
  const {status, hits, total, hasMore, loadMore, retry, queryOfHits} = results;
  return (
    <div className={styles.results} aria-busy={status === 'loading'}>
      <p className={styles.status} role="status">
        <Status query={query} {...results} />
      </p>
      {status === 'done' && total === 0 && <Missing query={queryOfHits} />}
      {(query.trim() === '' || (status === 'done' && total === 0)) && (
        <p className={styles.jumps}>
          Jump to:
          <JumpLinks />
        </p>
      )}
      {hits.length > 0 && (
        <ol className={styles.list}>
          {hits.map((hit) => (
            <Hit key={hit.objectID} hit={hit} url={hitUrl(hit.url)} />
          ))}
        </ol>
      )}
      {status === 'error' && <Failure retry={retry} />}
      {hasMore && (status === 'done' || status === 'loading') && (
        // Not removed while hits load, because it has the focus.
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={status === 'loading'}
          onClick={() => status === 'done' && loadMore()}>
          Show more results
        </button>
      )}
    </div>
  );
}

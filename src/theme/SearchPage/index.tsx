// Change: rewritten. The theme's page creates its own Algolia client, so a wrapper could not change the engine; it shows
// no errors, announces no number of results, always says "Powered by Algolia", and requests 15 hits instead of 20.
import {useEffect, useId, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {HtmlClassNameProvider, PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useSearchClient} from '@site/src/search-ui/client/useSearchClient';
import {Results} from '@site/src/search-ui/results/Results';
import {useSearchResults} from '@site/src/search-ui/results/useSearchResults';
import {errorLink, looksLikeError, queryOf} from '@site/src/error-answer/pastedError';
import {searchSettings} from '@site/src/site/search';
import {useEarlyText} from '@site/src/hooks/useEarlyText';
import {useErrorAnswer} from '@site/src/error-answer/useErrorAnswer';
import styles from './styles.module.css';

function pageTitle(query: string): string {
  return query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** The query of the address. It stays while the next page loads, when the address is already that of the next page. */
function useQuery(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const {pathname} = useLocation();
  const [asked, setQuery] = useQueryString('q');
  const [query, keep] = useState(asked);
  if (query !== asked && history.location.pathname === pathname) keep(asked);
  return [query, setQuery];
}

function Search() {
  const [typed, setQuery] = useQuery();
  // An address can hold any text; one sequence of combining marks takes seconds to draw.
  const query = queryOf(typed, searchSettings.maxQueryLength);
  const {engine, client: engineClient} = useSearchClient();
  const {client, onPaste, messageOf} = useErrorAnswer(engineClient);
  const message = query === typed ? messageOf(query) : typed;
  const results = useSearchResults(query, engine, client);
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();
  const title = pageTitle(query);
  const [glossary, errors] = [useBaseUrl('/glossary'), useBaseUrl('/move/errors')];

  useEarlyText(inputRef, query, setQuery);
  // The page is the search field; `autofocus` would not work after a navigation within the site.
  useEffect(() => inputRef.current?.focus(), []);

  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta property="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label className={styles.label} htmlFor={id}>
            <Translate id="theme.SearchPage.inputLabel">Search</Translate>
          </label>
          <input
            ref={inputRef}
            id={id}
            className={clsx('text-field', styles.input)}
            type="search"
            name="q"
            value={query}
            maxLength={searchSettings.maxQueryLength}
            onPaste={onPaste}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </form>
        <noscript>
          The search needs JavaScript. The <a href={glossary}>glossary</a> and the <a href={errors}>errors</a>{' '}
          do not.
        </noscript>
        {looksLikeError(message) && (
          <p>
            <Link to={errorLink(message)}>Explain this error</Link>
          </p>
        )}
        <Results query={query} {...results} />
      </main>
    </>
  );
}

/** The results page: the hits of the modal, with an address that can be shared. */
export default function SearchPage() {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      {/* In the layout, which provides the versions for contextual search. */}
      <Layout>
        <Search />
      </Layout>
    </HtmlClassNameProvider>
  );
}

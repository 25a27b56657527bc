import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {toModalClient} from '../docsearch-3.9/modalClient';
import AnswerLink from '@site/src/error-answer/AnswerLink';
import {answerOf} from '@site/src/error-answer/errorAnswer';
import {useSearchClient} from '../client/useSearchClient';
import {repairStoredSearches} from '../docsearch-3.9/repairStoredSearches';
import type {SearchHit} from '@cedra-docs/search/protocol';
import {errorLink, looksLikeError} from '@site/src/error-answer/pastedError';
import {useErrorAnswer} from '@site/src/error-answer/useErrorAnswer';
import {missingResultsUrl} from '../missingResultsUrl';
import {useDialog} from '../docsearch-3.9/useDialog';
import {withRow} from '../rowOf';
import {useFacetFilters} from '../useFacetFilters';
import Start from './Start';
import {useHitUrl} from '../useHitUrl';
import {useResultCount} from './useResultCount';
import {useSearchLink} from '../useSearchLink';
import '@docsearch/css/dist/modal.css';
import './Modal.css';

export interface ModalProps {
  initialQuery: string;
  onClose: () => void;
}

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

function HitLink({hit, children}: {hit: Hit; children: ReactNode}) {
  const finding = answerOf(hit);
  return finding ? <AnswerLink finding={finding} to={hit.url} /> : <Link to={hit.url}>{children}</Link>;
}

/** The links to the page with all results, and to the explanation of an error. */
function useResultsFooter(onClose: () => void, messageOf: (query: string) => string) {
  const searchLink = useSearchLink();
  return useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      ({state}) => (
        <>
          {looksLikeError(messageOf(state.query)) && (
            <Link to={errorLink(messageOf(state.query))} onClick={onClose}>
              Explain this error
            </Link>
          )}
          <Link to={searchLink(state.query)} onClick={onClose}>
            See all {String(state.context.nbHits)} results
          </Link>
        </>
      ),
    [searchLink, onClose, messageOf],
  );
}

/** What an empty search shows. */
function useStartScreen(onClose: () => void) {
  // The text may be anything that React renders; its type is that of the default.
  return useMemo(
    () => ({
      ...translations.modal?.startScreen,
      noRecentSearchesText: (
        <Start text={translations.modal?.startScreen?.noRecentSearchesText} onFollow={onClose} />
      ) as unknown as string,
    }),
    [onClose],
  );
}

/** DocSearch's modal with this site's engine, links and texts. */
export default function Modal({initialQuery, onClose}: ModalProps) {
  const {siteConfig} = useDocusaurusContext();
  const {externalUrlRegex, searchParameters, ...algolia} = (siteConfig.themeConfig as ThemeConfig).algolia;
  const {engine, client: engineClient} = useSearchClient();
  const {client, onPaste, messageOf} = useErrorAnswer(engineClient);
  const history = useHistory();
  const hitUrl = useHitUrl();
  const [initialScrollY] = useState(() => window.scrollY);
  // Before DocSearch reads them.
  useState(() => repairStoredSearches(algolia.indexName));
  const containerRef = useRef<HTMLDivElement>(null);
  const {message, onOutcome} = useResultCount();
  useDialog(containerRef, 'Search');

  const [navigator] = useState(() => ({
    navigate({itemUrl}: {itemUrl: string}) {
      if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
      else history.push(itemUrl);
    },
  }));
  const transformClient = useCallback(
    (given: DocSearchTransformClient) => toModalClient(client, given, onOutcome),
    [client, onOutcome],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) =>
      (items as unknown as SearchHit[]).map((item) => ({
        ...withRow(item),
        url: hitUrl(item.url),
      })) as unknown as typeof items,
    [hitUrl],
  );
  const ResultsFooter = useResultsFooter(onClose, messageOf);
  const start = useStartScreen(onClose);
  const facetFilters = useFacetFilters();
  // DocSearch starts over when its parameters are a new object.
  const parameters = useMemo(() => ({...searchParameters, facetFilters}), [searchParameters, facetFilters]);
  return (
    <div ref={containerRef} data-search-engine={engine} onPaste={onPaste}>
      <DocSearchModal
        {...algolia}
        initialQuery={initialQuery}
        initialScrollY={initialScrollY}
        onClose={onClose}
        navigator={navigator}
        transformItems={transformItems}
        transformSearchClient={transformClient}
        hitComponent={HitLink}
        resultsFooterComponent={ResultsFooter}
        searchParameters={parameters}
        placeholder={translations.placeholder}
        translations={{...translations.modal, startScreen: start}}
        getMissingResultsUrl={missingResultsUrl}
      />
      <div className="search-status" role="status">
        {message}
      </div>
    </div>
  );
}

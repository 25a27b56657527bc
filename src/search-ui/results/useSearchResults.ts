import {useEffect, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient} from '@cedra-docs/search/browser';
import type {SearchHit} from '@cedra-docs/search/protocol';
import type {EngineName} from '../client/useSearchClient';
import {useFacetFilters} from '../useFacetFilters';

/** The same number as in the modal. */
const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = {wide: 10, narrow: 5};
/** From the specification: screens up to this width get the shorter snippets. */
const NARROW = '(max-width: 768px)';
/** Delay of a request, so that not every key stroke sends one; the embedded engine needs none. */
const PAUSE_MS = {algolia: 200, embedded: 0};

export interface SearchResults {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query that the hits belong to. */
  queryOfHits: string;
  hits: SearchHit[];
  total: number;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** A request for hits; every attempt is a new object. */
interface HitRequest {
  query: string;
  /** The number of pages of hits to show. */
  pages: number;
  /** The hits of all but the last page are there. */
  isNext: boolean;
}

/** The most pages that the history restores, so that one request can answer. */
const MAX_RESTORED = 10;

/** The number of pages that this entry of the history has shown. */
function shownPages(): number {
  if (!ExecutionEnvironment.canUseDOM) return 1;
  const {pages} = (history.state ?? {}) as {pages?: unknown};
  return typeof pages === 'number' && pages > 1 ? Math.min(Math.trunc(pages), MAX_RESTORED) : 1;
}

/** Lets Back and a reload show as many pages. The router leaves other properties of the state alone. */
const keepShownPages = (pages: number): void =>
  history.replaceState({...(history.state as object | null), pages}, '');

interface HitResponse {
  to?: HitRequest;
  failed: boolean;
  hits: SearchHit[];
  total: number;
  hasMore: boolean;
}

const NOTHING: HitResponse = {failed: false, hits: [], total: 0, hasMore: false};

function statusOf(wanted: HitRequest, {to, failed}: HitResponse): SearchResults['status'] {
  if (wanted.query.trim() === '') return 'idle';
  if (to !== wanted) return 'loading';
  return failed ? 'error' : 'done';
}

/**
 * The hits of a query.
 * @param client must not change
 */
export function useSearchResults(query: string, engine: EngineName, client: SearchClient): SearchResults {
  const {siteConfig} = useDocusaurusContext();
  const {indexName} = (siteConfig.themeConfig as ThemeConfig).algolia;
  const facetFilters = useFacetFilters();
  const [wanted, setWanted] = useState<HitRequest>(() => ({query, pages: shownPages(), isNext: false}));
  const [response, setResponse] = useState(NOTHING);
  if (wanted.query !== query) setWanted({query, pages: shownPages(), isNext: false});

  useEffect(() => {
    const {query: text, pages, isNext} = wanted;
    if (text.trim() === '') return undefined;
    let current = true;
    const words = SNIPPET_WORDS[window.matchMedia(NARROW).matches ? 'narrow' : 'wide'];

    async function ask(): Promise<void> {
      try {
        const {results} = await client.search({
          requests: [
            {
              query: text,
              indexName,
              page: isNext ? pages - 1 : 0,
              hitsPerPage: isNext ? HITS_PER_PAGE : pages * HITS_PER_PAGE,
              attributesToSnippet: [`content:${words}`],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
              facetFilters,
            },
          ],
        });
        const [result] = results;
        if (!result) throw new Error(`The response to "${text}" has no result.`);
        if (!current) return;
        setResponse((before) => ({
          to: wanted,
          failed: false,
          hits: isNext ? [...before.hits, ...result.hits] : result.hits,
          total: result.nbHits,
          hasMore: result.nbPages > (isNext ? pages : 1),
        }));
        if (isNext) keepShownPages(pages);
      } catch (error) {
        console.warn('The search failed.', error);
        if (!current) return;
        // When a further page fails, the hits of the pages before it remain.
        setResponse((before) => ({...(isNext ? before : NOTHING), to: wanted, failed: true}));
      }
    }

    const timer = setTimeout(() => void ask(), isNext ? 0 : PAUSE_MS[engine]);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, client, engine, facetFilters, indexName]);

  const status = statusOf(wanted, response);
  const {hits, total, hasMore} = status === 'idle' ? NOTHING : response;
  return {
    status,
    queryOfHits: response.to?.query ?? '',
    hits,
    total,
    hasMore,
    loadMore: () => setWanted({query, pages: wanted.pages + 1, isNext: true}),
    retry: () => setWanted({...wanted}),
  };
}

import {useEffect, useState} from 'react';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {mergeFacetFilters, useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchClient} from '../client/useSearchClient';
import type {SearchHit} from '@packages/search/protocol';

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

/** A request for a page of hits; `attempt` distinguishes retries. */
interface HitRequest {
  query: string;
  page: number;
  attempt: number;
}

interface HitResponse {
  /** The request as JSON. */
  to: string;
  query: string;
  failed: boolean;
  hits: SearchHit[];
  total: number;
  hasMore: boolean;
}

const NOTHING: HitResponse = {to: '', query: '', failed: false, hits: [], total: 0, hasMore: false};

function statusOf(query: string, request: string, response: HitResponse): SearchResults['status'] {
  if (query.trim() === '') return 'idle';
  if (response.to !== request) return 'loading';
  return response.failed ? 'error' : 'done';
}

export function useSearchResults(query: string): SearchResults {
  const {siteConfig} = useDocusaurusContext();
  const {indexName, contextualSearch, searchParameters} = (siteConfig.themeConfig as ThemeConfig).algolia;
  const {engine, client} = useSearchClient();
  const own = searchParameters?.facetFilters ?? [];
  const contextual = useAlgoliaContextualFacetFilters();
  const filters = JSON.stringify(contextualSearch ? mergeFacetFilters(contextual, own) : own);
  const [wanted, setWanted] = useState<HitRequest>({query, page: 0, attempt: 0});
  const [response, setResponse] = useState(NOTHING);
  // A new query starts with its first page.
  if (wanted.query !== query) setWanted({query, page: 0, attempt: 0});
  const request = JSON.stringify(wanted);

  useEffect(() => {
    const {query: text, page} = JSON.parse(request) as HitRequest;
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
              page,
              hitsPerPage: HITS_PER_PAGE,
              attributesToSnippet: [`content:${words}`],
              snippetEllipsisText: '…',
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
              facetFilters: JSON.parse(filters) as string[],
            },
          ],
        });
        const [result] = results;
        if (!result) throw new Error(`The response to "${text}" has no result.`);
        if (!current) return;
        setResponse((before) => ({
          to: request,
          query: text,
          failed: false,
          hits: page === 0 ? result.hits : [...before.hits, ...result.hits],
          total: result.nbHits,
          hasMore: result.nbPages > page + 1,
        }));
      } catch (error) {
        console.warn('The search failed.', error);
        if (!current) return;
        // When a further page fails, the hits of the pages before it remain.
        const failure = {to: request, query: text, failed: true};
        setResponse((before) => ({...(page === 0 ? NOTHING : before), ...failure}));
      }
    }

    const timer = setTimeout(() => void ask(), page === 0 ? PAUSE_MS[engine] : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [request, client, engine, filters, indexName]);

  const status = statusOf(query, request, response);
  const {hits, total, hasMore} = status === 'idle' ? NOTHING : response;
  const ask = (page: number) => setWanted({query, page, attempt: wanted.attempt + 1});
  return {
    status,
    queryOfHits: response.query,
    hits,
    total,
    hasMore,
    loadMore: () => ask(wanted.page + 1),
    retry: () => ask(wanted.page),
  };
}

import {escapeHtml, type SearchHit, type SearchResult} from '@cedra-docs/search/protocol';
import type {SearchClient} from '@cedra-docs/search/browser';
import type {Finding} from '@site/cedra/errors/lookup';
import {loadExplain, routeOf} from '@site/src/error-answer/explainError';
import {mayBeError} from '@site/src/error-answer/pastedError';

/** The heading of the answer's group. */
const GROUP = 'This error';

/** A symbol, so that DocSearch does not store the answer with the recent searches. */
const ANSWER = Symbol('answer');

/** What explains the error, if the hit is the answer to one. */
export const answerOf = (hit: object): Finding | undefined => (hit as {[ANSWER]?: Finding})[ANSWER];

/** The finding as a hit. */
function hitOf(finding: Finding, siteUrl: string): SearchHit & {[ANSWER]: Finding} {
  const route = routeOf(finding);
  const text = [finding.cause, finding.fix ?? ''].join(' ').trim();
  const content = escapeHtml(text);
  return {
    [ANSWER]: finding,
    objectID: `error:${route}`,
    url: siteUrl.replace(/\/$/, '') + route,
    url_without_anchor: siteUrl.replace(/\/$/, '') + route.replace(/#.*/, ''),
    anchor: route.split('#')[1] ?? null,
    type: 'lvl1',
    content,
    hierarchy: {
      lvl0: GROUP,
      lvl1: escapeHtml(finding.name),
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _snippetResult: {content: {value: content, matchLevel: 'none', matchedWords: []}},
  };
}

/** Puts the answer before the hits of the first page, without the hit that leads to the same place. */
function withAnswer(result: SearchResult, answer: SearchHit): SearchResult {
  if (result.page > 0) return result;
  const hits = result.hits.filter(({url}) => url !== answer.url);
  return {...result, hits: [answer, ...hits], nbHits: result.nbHits + 1 - (result.hits.length - hits.length)};
}

/**
 * A client whose first hit explains the error that a query was made of. What explains errors is loaded with the first
 * query that may be one.
 * @param messageOf the pasted message of a query, or the query
 * @param siteUrl the address of the site with its base URL
 */
export function withErrorAnswer(
  client: SearchClient,
  messageOf: (query: string) => string,
  siteUrl: string,
): SearchClient {
  let explain: ReturnType<typeof loadExplain> | undefined;

  async function answerTo(query: string): Promise<SearchHit | undefined> {
    const message = messageOf(query);
    if (!mayBeError(message)) return undefined;
    explain ??= loadExplain();
    try {
      const [first] = (await explain)(message);
      return first && !first.isNear ? hitOf(first, siteUrl) : undefined;
    } catch (error) {
      // The hits are shown all the same, and the next query tries again.
      explain = undefined;
      console.warn('The explanations of errors could not be loaded.', error);
      return undefined;
    }
  }

  return {
    ...client,
    async search(params) {
      const query = params.requests[0]?.query ?? '';
      const [response, answer] = await Promise.all([client.search(params), answerTo(query)]);
      const [first, ...rest] = response.results;
      return first && answer ? {...response, results: [withAnswer(first, answer), ...rest]} : response;
    },
  };
}

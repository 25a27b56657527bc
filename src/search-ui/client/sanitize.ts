import type {SearchHit, SearchResult} from '@cedra-docs/search/protocol';
import {parseUrl} from '../../parseUrl';

/** Escapes all elements but `<mark>`: hits are set as HTML, but not trusted. */
export const onlyMarks = (html: string): string => html.replace(/<(?!\/?mark>)/g, '&lt;');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sanitises texts at any depth. */
function sanitizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return onlyMarks(value);
  if (Array.isArray(value)) return value.map(sanitizeTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitizeTexts(inner)]));
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Whether the address can be decoded: the router and Docusaurus throw otherwise. */
function isDecodable({href}: URL): boolean {
  try {
    decodeURIComponent(href);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is that of a page, and not a `javascript:` URL. */
function isPageAddress(address: unknown): address is string {
  const url = typeof address === 'string' ? parseUrl(address, 'https://here.example') : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && isDecodable(url);
}

const isHighlight = (value: unknown) =>
  value === undefined ||
  (isRecord(value) &&
    [value.content, ...Object.values(isRecord(value.hierarchy) ? value.hierarchy : {})].every(
      (each) => each === undefined || (isRecord(each) && typeof each.value === 'string'),
    ));

/** Validates and sanitises a hit; `undefined` when it is invalid. */
export function sanitizeHit(hit: unknown): SearchHit | undefined {
  if (!isRecord(hit) || typeof hit.objectID !== 'string' || !isPageAddress(hit.url)) return undefined;
  if (!/^(lvl[1-6]|content)$/.test(String(hit.type)) || !isRecord(hit.hierarchy)) return undefined;
  if (!Object.values(hit.hierarchy).every(isTextOrNull) || typeof hit.hierarchy.lvl0 !== 'string')
    return undefined;
  if (!isTextOrNull(hit.content ?? null)) return undefined;
  const {_highlightResult: highlighted, _snippetResult: cut} = hit;
  if (!isHighlight(highlighted) || !isHighlight(cut)) return undefined;
  return {...(sanitizeTexts(hit) as SearchHit), objectID: hit.objectID, url: hit.url};
}

const hits = (found: readonly unknown[]): SearchHit[] => found.flatMap((hit) => sanitizeHit(hit) ?? []);

/**
 * Validates and sanitises the response of a server.
 * @throws Error when it is not a search result
 */
export function sanitizeResult(result: unknown): SearchResult {
  if (!isRecord(result) || !Array.isArray(result.hits))
    throw new Error('The search server did not return a search result.');
  const count = (value: unknown, fallback: number) =>
    typeof value === 'number' && value >= 0 ? value : fallback;
  // Servers send absolute addresses.
  const shown = hits(result.hits).filter(({url}) => parseUrl(url));
  return {
    ...(result as unknown as SearchResult),
    hits: shown,
    nbHits: count(result.nbHits, shown.length),
    page: count(result.page, 0),
    nbPages: count(result.nbPages, 1),
  };
}

/** The valid hits of stored searches, which may be of another version or corrupt. */
export function sanitizeStored(stored: string | null): SearchHit[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? hits(found) : [];
  } catch {
    return [];
  }
}

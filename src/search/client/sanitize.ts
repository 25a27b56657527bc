import type {SearchHit, SearchResult} from '../protocol';

/** HTML in which nothing but `<mark>` is an element: hits are shown as HTML, and come from outside. */
export const onlyMarks = (html: string): string => html.replace(/<(?!\/?mark>)/g, '&lt;');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts at any depth, made safe; what `JSON.parse` gives is no deeper than what was sent. */
function sanitizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return onlyMarks(value);
  if (Array.isArray(value)) return value.map(sanitizeTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitizeTexts(inner)]));
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Whether a link may lead there: a page, never `javascript:` or the like. */
const isPageAddress = (url: unknown): url is string =>
  typeof url === 'string' &&
  URL.canParse(url, 'https://here.example') &&
  /^https?:$/.test(new URL(url, 'https://here.example').protocol);

const isHighlight = (value: unknown) =>
  value === undefined ||
  (isRecord(value) &&
    [value.content, ...Object.values(isRecord(value.hierarchy) ? value.hierarchy : {})].every(
      (each) => each === undefined || (isRecord(each) && typeof each.value === 'string'),
    ));

/** A hit that can be shown, from whatever came as one; `undefined` when it cannot. */
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
 * The answer to a query, from whatever a server sent.
 * @throws Error when it is no answer
 */
export function sanitizeResult(result: unknown): SearchResult {
  if (!isRecord(result) || !Array.isArray(result.hits))
    throw new Error('The answer of the search is no answer.');
  const count = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value >= 0 ? value : otherwise;
  const shown = hits(result.hits);
  return {
    ...(result as unknown as SearchResult),
    hits: shown,
    nbHits: count(result.nbHits, shown.length),
    page: count(result.page, 0),
    nbPages: count(result.nbPages, 1),
  };
}

/** Searches that the browser kept, as far as they can be shown: they may be of another version, or nonsense. */
export function sanitizeStored(stored: string | null): SearchHit[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? hits(found) : [];
  } catch {
    return [];
  }
}

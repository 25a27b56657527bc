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

/** Whether every percent sign stands for text: the router and the framework decode addresses, and throw. */
function isDecodable({href}: URL): boolean {
  try {
    decodeURIComponent(href);
    return true;
  } catch {
    return false;
  }
}

/** Whether a link may lead there: a page, never `javascript:` or the like. */
function isPageAddress(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address, 'https://here.example')) return false;
  const url = new URL(address, 'https://here.example');
  return /^https?:$/.test(url.protocol) && isDecodable(url);
}

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
  // What an engine sends is as the site is addressed, host included; only then it becomes a path.
  const shown = hits(result.hits).filter(({url}) => URL.canParse(url));
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

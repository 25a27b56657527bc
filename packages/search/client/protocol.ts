import type {Engine} from '../engine/engine';
import {escapeHtml, markUp, snippet, type Highlighter, type Tags} from '../engine/highlight';
import type {Ranked} from '../engine/rank';
import type {Head, Translation} from '../format/types';

/** A request of `POST /1/indexes/*\/queries`, with the parameters that interfaces use. */
export interface SearchRequest {
  query?: string;
  indexName: string;
  page?: number;
  hitsPerPage?: number;
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  facetFilters?: FacetFilters;
  clickAnalytics?: boolean;
}

/** A conjunction of filters; an inner list is a disjunction. */
export type FacetFilters = string | readonly (string | readonly string[])[];

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type HierarchyLevel = (typeof LEVELS)[number];
type PerLevel<Value> = Record<HierarchyLevel, Value>;

interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Highlighted texts; Algolia and stored recent searches may lack some. */
interface Marked {
  hierarchy?: Partial<PerLevel<Highlighted>>;
  content?: Highlighted;
}

/**
 * A result. All texts but `lvl0` are HTML, because interfaces set them as such; `lvl0` is plain text.
 */
export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<HierarchyLevel, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: PerLevel<string | null>;
  _highlightResult?: Marked;
  _snippetResult?: Marked;
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  queryID?: string;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
}

/** Facets of all documents of the index, and the address of the site. */
export interface IndexSettings {
  /** Address of the site with its base URL, ending with a slash. */
  siteUrl: string;
  facets: Record<string, string>;
}

export {escapeHtml};

const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_SNIPPET_WORDS = 10;

export function passesFilters(filters: FacetFilters | undefined, facets: Record<string, string>): boolean {
  const holds = (filter: string) => {
    const negated = filter.startsWith('-');
    const at = filter.indexOf(':');
    const name = filter.slice(negated ? 1 : 0, at);
    return (facets[name] === filter.slice(at + 1)) !== negated;
  };
  if (filters === undefined) return true;
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((filter) => (typeof filter === 'string' ? holds(filter) : filter.some(holds)));
}

/** Words per attribute, from `hierarchy.lvl1:10` and the like. */
function snippetWords(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      return [name, Number(words) || DEFAULT_SNIPPET_WORDS] as const;
    }),
  );
}

function titlesOf({lvl0, title, parents, heading, depth}: Head): PerLevel<string | null> {
  const below = depth === 1 ? [] : [...parents, heading];
  const [lvl2, lvl3, lvl4, lvl5, lvl6] = below.map((text) => text || null);
  return {
    lvl0,
    lvl1: title,
    lvl2: lvl2 ?? null,
    lvl3: lvl3 ?? null,
    lvl4: lvl4 ?? null,
    lvl5: lvl5 ?? null,
    lvl6: lvl6 ?? null,
  };
}

interface Context {
  engine: Engine;
  highlighter: Highlighter;
  settings: IndexSettings;
  words: Map<string, number>;
  tags: Tags;
  ellipsis: string;
}

function highlighted(value: string, text: string, {highlighter}: Context): Highlighted {
  const marks = highlighter.marks(text);
  const matchedWords = [...new Set(marks.map(({start, end}) => text.slice(start, end).toLowerCase()))];
  return {value, matchLevel: marks.length > 0 ? 'full' : 'none', matchedWords};
}

/** A translation as HTML. */
function shownTranslation({term, here}: Translation, {tags: {pre, post}}: Context): string {
  const word = pre + escapeHtml(term) + post;
  return here ? `${word} → ${escapeHtml(here)}` : `${word} has no counterpart here`;
}

/** The address of a section, with its heading when sections share an address, as errors under one heading do. */
function objectIdOf(doc: number, engine: Engine): string {
  const {path, anchor, heading} = engine.headOf(doc);
  const before = doc > 0 ? engine.headOf(doc - 1) : undefined;
  const isShared = anchor !== '' && before?.path === path && before.anchor === anchor;
  return path + (anchor && `#${anchor}`) + (isShared ? `:${heading}` : '');
}

/** A hit whose headings have all words of the query needs no snippet, which saves a request. */
export const needsSnippet = ({heading, depth, title, parents}: Head, highlighter: Highlighter): boolean =>
  !highlighter.isCoveredBy(heading, depth === 1 ? [] : [title, ...parents]);

async function hitOf(result: Ranked, context: Context): Promise<SearchHit> {
  const {doc} = result;
  const {engine, highlighter, settings, tags, words, ellipsis} = context;
  const head = engine.headOf(doc);
  const titles = titlesOf(head);
  const translation = await engine.translationOf(result);
  const translated = translation && shownTranslation(translation, context);
  const content = !translated && needsSnippet(head, highlighter) ? await engine.contentOf(doc) : '';
  const type = content === '' && !translated ? (`lvl${head.depth}` as SearchHit['type']) : 'content';

  const marked: Partial<PerLevel<Highlighted>> = {};
  const cut: Partial<PerLevel<Highlighted>> = {};
  for (const level of LEVELS) {
    const text = titles[level];
    if (text === null) continue;
    const isPlain = level === 'lvl0';
    marked[level] = highlighted(isPlain ? text : markUp(text, highlighter.marks(text), tags), text, context);
    const limit = words.get(`hierarchy.${level}`);
    if (limit !== undefined && !isPlain)
      cut[level] = highlighted(snippet(text, highlighter, limit, tags, ellipsis), text, context);
  }
  const limit = words.get('content');
  const shown =
    translation && translated
      ? highlighted(translated, translation.term, context)
      : content === '' || limit === undefined
        ? undefined
        : highlighted(snippet(content, highlighter, limit, tags, ellipsis), content, context);

  const page = `${settings.siteUrl}${head.path.replace(/^\//u, '')}`;
  return {
    objectID: objectIdOf(doc, engine),
    url: `${page}${head.anchor && `#${encodeURIComponent(head.anchor)}`}`,
    url_without_anchor: page,
    anchor: head.anchor || null,
    type,
    content: translated ?? (content === '' ? null : escapeHtml(content)),
    hierarchy: Object.fromEntries(
      LEVELS.map((level) => [
        level,
        level === 'lvl0' || titles[level] === null ? titles[level] : escapeHtml(titles[level]),
      ]),
    ) as PerLevel<string | null>,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: cut, ...(shown && {content: shown})},
  };
}

function empty(request: SearchRequest): SearchResult {
  return {
    hits: [],
    nbHits: 0,
    page: request.page ?? 0,
    nbPages: 0,
    hitsPerPage: request.hitsPerPage ?? DEFAULT_HITS_PER_PAGE,
    query: request.query ?? '',
    index: request.indexName,
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  };
}

/** Handles a request in the format of Algolia. */
export async function respond(
  engine: Engine,
  request: SearchRequest,
  settings: IndexSettings,
): Promise<SearchResult> {
  const result = empty(request);
  if (!passesFilters(request.facetFilters, settings.facets)) return result;
  const started = performance.now();
  const {ranked, highlighter} = await engine.search(result.query);
  const first = result.page * result.hitsPerPage;
  const context: Context = {
    engine,
    highlighter,
    settings,
    words: snippetWords(request.attributesToSnippet),
    tags: {pre: request.highlightPreTag ?? '<em>', post: request.highlightPostTag ?? '</em>'},
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const shown = ranked.slice(first, first + result.hitsPerPage);
  return {
    ...result,
    hits: await Promise.all(shown.map((result) => hitOf(result, context))),
    nbHits: ranked.length,
    nbPages: Math.ceil(ranked.length / result.hitsPerPage),
    ...(request.clickAnalytics && {queryID: `embedded-${started.toString(36)}`}),
    processingTimeMS: Math.round(performance.now() - started),
  };
}

import {createMemoryClient} from '@cedra-docs/search/memory';
import type {SearchHit} from '@cedra-docs/search/protocol';
import type {Docs, Place} from './data';
import {excerpt} from './excerpt';

/** A section that a search found. */
export interface Hit {
  title: string;
  address: string;
  excerpt: string;
}

/** Markdown of a page or a section. */
interface Passage {
  address: string;
  markdown: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of an escaped text. */
const plain = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '');

/** Searches only the first characters of a text: the engine ignores further words. */
const MAX_QUERY = 300;

/** The pages in memory. */
export class Library {
  private readonly files: ReadonlyMap<string, string>;
  private readonly places: ReadonlyMap<string, ReadonlyMap<string, Place>>;
  private readonly client;

  constructor(
    private readonly docs: Docs,
    index: ReadonlyMap<string, Uint8Array>,
  ) {
    // Maps, so that no input is taken for a property that all objects have.
    this.files = new Map(Object.entries(docs.files));
    this.places = new Map(
      Object.entries(docs.places).map(([route, ids]) => [route, new Map(Object.entries(ids))]),
    );
    this.client = createMemoryClient(docs.index, index, {siteUrl: docs.site, facets: {}});
  }

  /** The address of a route, or of a section: `/start#install`. */
  addressOf(route: string): string {
    return this.docs.site + route.replace(/^\//, '');
  }

  /** Loads the index, so that the first search is as fast as others. */
  async prepare(): Promise<void> {
    await this.search('a', 1);
  }

  /** The best sections for some words. */
  async search(words: string, limit = 8): Promise<Hit[]> {
    // White space at the end: no word is unfinished.
    const query = `${words.slice(0, MAX_QUERY)} `;
    const request = {
      query,
      indexName: '',
      hitsPerPage: limit,
      highlightPreTag: '',
      highlightPostTag: '',
    };
    const {results} = await this.client.search({requests: [request]});
    return (results[0]?.hits ?? []).map((hit) => ({
      title: titleOf(hit),
      address: hit.url,
      excerpt: plain(hit.content ?? '') || excerpt(this.read(hit.url)?.markdown ?? '', words),
    }));
  }

  /**
   * The page or section at an address: a route with or without an id, the address of the page or of its Markdown.
   * @returns undefined if there is none
   */
  read(address: string): Passage | undefined {
    const {route, id} = this.parse(address);
    const file = route === '/' ? 'index.md' : `${route.slice(1)}.md`;
    if (id !== '') {
      const place = this.places.get(route)?.get(id);
      if (!place) return undefined;
      const [name, from, to] = place;
      const markdown = this.files.get(name)?.split('\n').slice(from, to).join('\n').trim();
      return markdown === undefined ? undefined : {address: this.addressOf(`${route}#${id}`), markdown};
    }
    for (const name of [file, route.slice(1)]) {
      const markdown = this.files.get(name);
      if (markdown !== undefined) return {address: this.addressOf(name === file ? route : name), markdown};
    }
    return undefined;
  }

  /** Whether the page of an address exists, whatever its section. */
  pageOf(address: string): string | undefined {
    const {route} = this.parse(address);
    return this.places.has(route) ? route : undefined;
  }

  /** The sections of a page, as routes. */
  sectionsOf(route: string): string[] {
    return [...(this.places.get(route)?.keys() ?? [])].map((id) => `${route}#${id}`);
  }

  /** The route and the id of an address in any form. */
  private parse(address: string): {route: string; id: string} {
    const text = address.trim().replace(/^<(.*)>$/, '$1');
    const bare = text.startsWith(this.docs.site)
      ? text.slice(this.docs.site.length)
      : text.replace(/^https?:\/\/[^/]+/, '');
    const [path = '', id = ''] = bare.split('#', 2);
    const route = path
      .replace(/\?.*$/, '')
      .replace(/^(?:\.?\/)?(?:docs\/(?=.*\.mdx$))?/, '')
      .replace(/\.(?:mdx?|html)$/, '')
      .replace(/(?:^|\/)index$/, '')
      .replace(/\/$/, '');
    return {route: `/${route}`, id: decoded(id)};
  }
}

/** A text with escapes such as `%20`; the text itself where they are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The headings of a hit, from the title of its page to its own. */
function titleOf({hierarchy}: SearchHit): string {
  const {lvl0: _category, ...levels} = hierarchy;
  return Object.values(levels)
    .filter((level) => level !== null)
    .map(plain)
    .join(' › ');
}

import {offlinePage, type KeptPage} from './offlinePage';

/** What the build tells the service worker. */
export interface Settings {
  baseUrl: string;
  /** Changes with every deploy that changes what browsers load. */
  version: string;
  /** Files that make the search answer. */
  search: readonly string[];
}

/** What a service worker has around it. */
export interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
}

/** Folders below the base URL whose files have their content's hash as name: what is kept never gets old. */
const HASHED = /^(assets|search-index)\//;

const isPage = (response: Response) => Boolean(response.headers.get('content-type')?.startsWith('text/html'));

/** A redirected response may not answer for a page, and an opaque one says nothing. */
const isKeepable = ({status, type, redirected}: Response) =>
  status === 200 && type === 'basic' && !redirected;

/** The copy of the site that answers without a network: the pages that were visited, and the search. */
export function createCopy({baseUrl, version, search}: Settings, {caches, fetch, origin}: Surroundings) {
  const prefix = `offline ${baseUrl} `;
  const current = prefix + version;
  const keyOf = (url: URL) => url.origin + url.pathname;
  const isOurs = (url: URL) => url.origin === origin && url.pathname.startsWith(baseUrl);
  const neverChanges = (url: URL) => isOurs(url) && HASHED.test(url.pathname.slice(baseUrl.length));

  /** Copies of deploys before this one, the latest first. */
  async function formerCopies(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(prefix) && name !== current).reverse();
  }

  async function find(key: string): Promise<Response | undefined> {
    for (const name of [current, ...(await formerCopies())]) {
      const kept = await (await caches.open(name)).match(key);
      if (kept) return kept;
    }
    return undefined;
  }

  async function store(key: string, response: Response): Promise<void> {
    await (await caches.open(current)).put(key, response);
  }

  async function keep(url: URL): Promise<void> {
    const key = keyOf(url);
    if (await (await caches.open(current)).match(key)) return;
    const response = (neverChanges(url) && (await find(key))) || (await fetch(key));
    if (!isKeepable(response)) return;
    // What a page is drawn with belongs to it, also after a deploy of which this tab knows nothing; and a page that
    // is kept is whole.
    const html = isPage(response) ? await response.clone().text() : '';
    for (const [, path = ''] of html.matchAll(/(?:src|href)="?(\/[^"\s>]*)/g)) {
      const file = new URL(path, origin);
      if (neverChanges(file)) await keep(file);
    }
    await store(key, response);
  }

  async function keptPages(): Promise<KeptPage[]> {
    const pages = new Map<string, KeptPage>();
    for (const name of [current, ...(await formerCopies())]) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        const response = await cache.match(url);
        if (pages.has(url) || !response || !isPage(response)) continue;
        const title = /<title[^>]*>([^<|]+)/.exec(await response.text())?.[1]?.trim();
        pages.set(url, {path: new URL(url).pathname, title: title ?? url});
      }
    }
    return [...pages.values()];
  }

  async function keptFirst(request: Request, key: string): Promise<Response> {
    return (await find(key)) ?? networkFirst(request, key);
  }

  async function networkFirst(request: Request, key: string): Promise<Response> {
    try {
      const response = await fetch(request);
      // A full disk costs the copy, not the page.
      if (isKeepable(response)) store(key, response.clone()).catch(() => undefined);
      return response;
    } catch (error) {
      const kept = await find(key);
      if (kept) return kept;
      if (request.mode !== 'navigate') throw error;
      const headers = {'content-type': 'text/html; charset=utf-8'};
      return new Response(offlinePage(await keptPages()), {status: 503, headers});
    }
  }

  return {
    /** Answers a request from the network or from the copy; `undefined` leaves it to the browser. */
    answer(request: Request): Promise<Response> | undefined {
      const url = new URL(request.url);
      if (request.method !== 'GET' || !isOurs(url) || request.headers.has('range')) return undefined;
      // A page asks past all caches when what it got was broken.
      const mayBeKept = neverChanges(url) && request.cache !== 'reload';
      return (mayBeKept ? keptFirst : networkFirst)(request, keyOf(url));
    },

    /** Keeps a page that was visited and what it has loaded; what is kept already costs nothing. */
    async keepPage(addresses: readonly string[]): Promise<void> {
      for (const address of addresses) {
        const url = new URL(address, origin);
        if (isOurs(url)) await keep(url);
      }
    },

    /** Keeps the search, before anybody searches. */
    async keepSearch(): Promise<void> {
      for (const path of search) await keep(new URL(path, origin));
    },

    /** Forgets all copies but this deploy's and the one before it, whose pages may not have been visited again. */
    async prune(): Promise<void> {
      for (const name of (await formerCopies()).slice(1)) await caches.delete(name);
    },

    /** Forgets every copy. */
    async clear(): Promise<void> {
      for (const name of [current, ...(await formerCopies())]) await caches.delete(name);
    },
  };
}

import type {WorkboxPlugin} from 'workbox-core/types.js';
import {CacheExpiration} from 'workbox-expiration/CacheExpiration.js';
import {ExpirationPlugin} from 'workbox-expiration/ExpirationPlugin.js';
import {RangeRequestsPlugin} from 'workbox-range-requests/RangeRequestsPlugin.js';
import {CacheFirst} from 'workbox-strategies/CacheFirst.js';
import {NetworkFirst} from 'workbox-strategies/NetworkFirst.js';
import type {Strategy} from 'workbox-strategies/Strategy.js';
import {offlinePage} from './offlinePage';
import type {LastingEvent} from './scope';
import {settings} from './settings';

const {baseUrl} = settings;
const prefix = `offline ${baseUrl} `;
const names = {
  pages: `${prefix}pages`,
  files: `${prefix}files`,
  images: `${prefix}images`,
  search: `${prefix}search`,
};

/** Seconds until a cached copy is shown instead of what the network is still loading. */
const networkTimeoutSeconds = 3;

/** Folders below the base URL whose files have their content's hash as name, so that a cached one is never outdated. */
const HASHED = /^(assets|search-index)\//;
const IMAGE = /\.(?:gif|ico|jpe?g|png|svg|webp)$/;
/** The last part of a page's path has no extension. */
const PAGE = /(?:^|\/)[^/.]*$/;

const pathBelowBase = (address: string): string | undefined => {
  const {origin, pathname} = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : undefined;
};

/** A redirected response may not answer for a page, and an opaque one says nothing. */
const storable: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => {
    const {status, type, redirected, headers} = response;
    const mayBeStored = !/\bno-store\b/.test(headers.get('cache-control') ?? '');
    return status === 200 && type === 'basic' && !redirected && mayBeStored ? response : null;
  },
};

/** The entries that were used last stay. */
const limit = (maxEntries: number) => new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const ranges = new RangeRequestsPlugin();
const filePlugins = [storable, ranges, limit(500)];
const files = new CacheFirst({cacheName: names.files, plugins: filePlugins});
/** For a page that asks past all caches, because what it got was broken. */
const filesAnew = new NetworkFirst({cacheName: names.files, plugins: filePlugins});
/** Without a limit: the index is of use only as a whole, and `removeOutdated` leaves one. */
const searchIndex = new CacheFirst({cacheName: names.search, plugins: [storable, ranges]});

const images = new NetworkFirst({
  cacheName: names.images,
  networkTimeoutSeconds,
  plugins: [storable, ranges, limit(100)],
});

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({request}) => {
        const {origin, pathname} = new URL(request.url);
        return origin + pathname;
      },
      // What a page is drawn with belongs to it, also after a deploy of which the open tab knows nothing.
      cacheDidUpdate: async ({newResponse, event}) => {
        const html = await newResponse.text();
        for (const [, path = ''] of html.matchAll(/(?:src|href)="?(\/[^"\s>]*)/g)) {
          if (HASHED.test(pathBelowBase(path) ?? '')) await store(path, event);
        }
      },
      handlerDidError: async ({request}) =>
        request.mode === 'navigate' ? offlinePage(await caches.open(names.pages)) : undefined,
    },
    storable,
    limit(100),
  ],
});

/** What answers a request; `undefined` leaves it to the browser. */
export function strategyFor(request: Request): Strategy | undefined {
  const path = pathBelowBase(request.url);
  if (request.method !== 'GET' || path === undefined) return undefined;
  const [, folder] = HASHED.exec(path) ?? [];
  if (folder === 'search-index') return searchIndex;
  if (folder) return request.cache === 'reload' ? filesAnew : files;
  if (IMAGE.test(path)) return images;
  return PAGE.test(path) ? pages : undefined;
}

/**
 * Stores what an address has, for reading without a network. A file with a hash that is stored costs nothing.
 * @throws Error when it is not stored and the network does not answer
 */
export async function store(address: string, event: LastingEvent): Promise<void> {
  const request = new Request(address);
  const [, done] = strategyFor(request)?.handleAll({request, event}) ?? [];
  await done;
}

/** Removes the caches whose names `select` picks, of those that a version of this worker has made. */
async function removeCaches(select: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix) || !select(name)) continue;
    await caches.delete(name);
    await new CacheExpiration(name, {maxEntries: 1}).delete();
  }
}

/** Removes all that is stored. */
export const removeAll = (): Promise<void> => removeCaches(() => true);

/** Removes what only earlier versions of this worker, or the search of an earlier deploy, had a use for. */
export async function removeOutdated(): Promise<void> {
  await removeCaches((name) => !Object.values(names).includes(name));
  const index = await caches.open(names.search);
  for (const request of await index.keys()) {
    if (!settings.search.includes(new URL(request.url).pathname)) await index.delete(request);
  }
}

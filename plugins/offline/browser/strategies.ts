import {CacheExpiration} from 'workbox-expiration/CacheExpiration.js';
import {ExpirationPlugin} from 'workbox-expiration/ExpirationPlugin.js';
import {CacheFirst} from 'workbox-strategies/CacheFirst.js';
import {NetworkFirst} from 'workbox-strategies/NetworkFirst.js';
import type {Strategy, StrategyOptions} from 'workbox-strategies/Strategy.js';
import {INDEX_FOLDER} from '../../../src/search-ui/manifest';
import {cleanPath} from './cleanPath';
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

/** Seconds until a cached copy is shown while the network is still loading. */
const networkTimeoutSeconds = 3;

/** Folders below the base URL with hashed files, whose cached copies are never outdated. */
const HASHED = new RegExp(`^(assets|${INDEX_FOLDER})/`);
const IMAGE = /\.(?:gif|ico|jpe?g|png|svg|webp)$/;
/** The last segment of a clean path has no extension. */
const PAGE = /(?:^|\/)[^/.]*$/;

const pathBelowBase = (address: string): string | undefined => {
  const {origin, pathname} = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : undefined;
};

/** Rejects redirected responses, which browsers reject for a navigation, and opaque ones. */
const storable: NonNullable<StrategyOptions['plugins']>[number] = {
  cacheWillUpdate: async ({response}) => {
    const {status, type, redirected, headers} = response;
    const mayBeStored = !/\bno-store\b/.test(headers.get('cache-control') ?? '');
    return status === 200 && type === 'basic' && !redirected && mayBeStored ? response : null;
  },
};

/** Keeps the most recently used entries. */
const limit = (maxEntries: number) => new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const filePlugins = [storable, limit(500)];
const files = new CacheFirst({cacheName: names.files, plugins: filePlugins});
/** For requests with `cache: 'reload'`, which `bootRecovery.ts` sends when a file was broken. */
const filesAnew = new NetworkFirst({cacheName: names.files, plugins: filePlugins});
/** Without a limit: the index is useful only as a whole, and `removeOutdated` leaves one index. */
const searchIndex = new CacheFirst({cacheName: names.search, plugins: [storable]});

const images = new NetworkFirst({
  cacheName: names.images,
  networkTimeoutSeconds,
  plugins: [storable, limit(100)],
});

/** The address of a page in the cache. */
function keyOf(address: string): string {
  const {origin, pathname} = new URL(address, location.href);
  return origin + cleanPath(pathname, baseUrl);
}

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({request}) => keyOf(request.url),
      // The browser opens the page at the address that its code expects.
      cachedResponseWillBeUsed: async ({event, cachedResponse}) => {
        // The request of this callback has the address in the cache.
        const {request} = event as {request?: Request};
        if (!cachedResponse || request?.mode !== 'navigate') return cachedResponse;
        const {origin, pathname, search} = new URL(request.url);
        const key = keyOf(request.url);
        return origin + pathname === key ? cachedResponse : Response.redirect(key + search);
      },
      // Files of a page are stored with it, also when the open tab belongs to an older deploy.
      cacheDidUpdate: async ({newResponse, event}) => {
        const html = await newResponse.text();
        for (const [, path = ''] of html.matchAll(/(?:src|href)="?(\/[^"\s>]*)/g)) {
          if (HASHED.test(pathBelowBase(path) ?? '')) await storeResponse(path, event as LastingEvent);
        }
      },
      handlerDidError: async ({request}) =>
        request.mode === 'navigate' ? offlinePage(await caches.open(names.pages)) : undefined,
    },
    storable,
    limit(100),
  ],
});

/** The strategy for a request; `undefined` leaves it to the browser. */
export function strategyFor(request: Request): Strategy | undefined {
  const path = pathBelowBase(request.url);
  if (request.method !== 'GET' || path === undefined) return undefined;
  const [, folder] = HASHED.exec(path) ?? [];
  if (folder === INDEX_FOLDER) return searchIndex;
  if (folder) return request.cache === 'reload' ? filesAnew : files;
  if (IMAGE.test(path)) return images;
  return PAGE.test(cleanPath(`${baseUrl}${path}`, baseUrl)) ? pages : undefined;
}

/** Whether a page is stored, in whatever version. */
export async function isStored(page: string): Promise<boolean> {
  return Boolean(await (await caches.open(names.pages)).match(keyOf(page)));
}

/**
 * Stores the response of an address for offline reading. A hashed file that is stored is not requested again.
 * @throws Error when it is not stored and the network does not respond
 */
export async function storeResponse(address: string, event: LastingEvent): Promise<void> {
  const request = new Request(address);
  const [, done] = strategyFor(request)?.handleAll({request, event}) ?? [];
  await done;
}

/** Removes the caches of this worker's versions whose names `select` returns true for. */
async function removeCaches(select: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix) || !select(name)) continue;
    await caches.delete(name);
    await new CacheExpiration(name, {maxEntries: 1}).delete();
  }
}

export const removeAll = (): Promise<void> => removeCaches(() => true);

/** Removes caches of earlier versions of this worker, and files of earlier search indexes. */
export async function removeOutdated(): Promise<void> {
  await removeCaches((name) => !Object.values(names).includes(name));
  const index = await caches.open(names.search);
  for (const request of await index.keys()) {
    if (!settings.search.includes(new URL(request.url).pathname)) await index.delete(request);
  }
}

import {isDecodable, malformed} from './';

/** What the addresses of a site are compared with. */
export interface Site {
  /** Public address: `https://docs.example`. */
  url: string;
  /** Path before all routes: `/` or `/docs/`. */
  baseUrl: string;
  /** Whether a page has the route. */
  isPage: (route: string) => boolean;
  /** Whether the page has an element with the id. */
  hasId: (route: string, id: string) => boolean | Promise<boolean>;
  /** Whether a file is published with the path, which begins with a slash. */
  isFile: (path: string) => boolean;
}

/** What is wrong with an address, and the way out. */
export interface AddressProblem {
  message: string;
  /** The page and the id that it does not have. */
  missing?: {route: string; id: string};
}

/**
 * What is wrong with an address on a page; undefined for one that works or that leads elsewhere.
 * @param route the page's own: `/move/basics`
 */
export async function addressProblem(
  address: string,
  route: string,
  site: Site,
): Promise<AddressProblem | undefined> {
  const written = address.replace(/^pathname:\/\//, '');
  if (/^data:|^blob:/.test(written)) return undefined;
  const origin = new URL(site.url).origin;
  let url: URL;
  try {
    url = new URL(written, `${origin}${route}`);
  } catch {
    return {message: `${address} is no address; correct it`};
  }
  const isOwn = url.origin === origin || (url.host === new URL(origin).host && url.protocol === 'http:');
  if (!isOwn) return undefined;
  if (!isDecodable(url.pathname + url.hash)) return {message: malformed(address)};
  const pathname = decodeURIComponent(url.pathname);
  // Only a complete address has the path before the routes; without it, the address belongs to another site.
  const isAbsolute = /^(?:https?:)?\/\//.test(written);
  if (isAbsolute && !pathname.startsWith(site.baseUrl)) return undefined;
  const inSite = isAbsolute ? pathname.slice(site.baseUrl.length - 1) : pathname;
  const target = inSite.length > 1 ? inSite.replace(/\/$/, '') : inSite;
  if (!site.isPage(target))
    return site.isFile(inSite)
      ? undefined
      : {message: `${address}: no page or file has this address; correct it`};
  const id = decodeURIComponent(url.hash.slice(1)).replace(/:~:.*$/, '');
  if (!id || (await site.hasId(target, id))) return undefined;
  return {
    message: `${address}: no heading or element has the id "${id}"; correct it`,
    missing: {route: target, id},
  };
}

/** Whether only a build has a file with that path: copies of pages, feeds, programs. */
export const isGenerated = (path: string): boolean =>
  /^\/(?:agents\.md|[\w-]+\.(?:txt|xml|tgz|webmanifest)|(?:proof|run|\.well-known)\/.+)$/.test(path);

import {createHash} from 'node:crypto';
import {endpointsOf, networkOf, type Network} from '../../cedra/networks/model';

/** Sources that a service adds to the policy of pages. */
type PolicySources = Partial<Record<'script-src' | 'img-src' | 'connect-src', readonly string[]>>;

/** Third parties that an operator has switched on. */
export interface Services {
  algoliaAppId?: string;
  /** Networks that readers may use from a page. */
  run: readonly Network['id'][];
  /** What other services need. */
  sources?: PolicySources;
}

/** Algolia's search hosts, as its client names them. */
const algoliaHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
];

/** Content of the `<style>` in the logo of DocSearch's dialog. */
export const DOCSEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The policy source of an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page: what it may load, run and connect to.
 * @param scriptHashes hashes of the allowed inline scripts, from `hashOf`
 * @param isHeader also allows the workers of programs: their frame gets the header besides its own, stricter policy
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {algoliaAppId, run, sources = {}}: Services,
  isHeader = false,
): string {
  const blobs = isHeader && run.length > 0 ? ['blob:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(sources['script-src'] ?? []), ...scriptHashes, ...blobs],
    // The service worker.
    'worker-src': ["'self'", ...blobs],
    'manifest-src': ["'self'"],
    'style-src': ["'self'", hashOf(DOCSEARCH_LOGO_STYLE)],
    // React writes `style` properties into the HTML as attributes (widths of diagrams and plots, Docusaurus' icons).
    // They cannot run script; in the browser React sets them through the DOM, which the policy does not restrict.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(sources['img-src'] ?? [])],
    'connect-src': [
      "'self'",
      ...(algoliaAppId ? algoliaHosts(algoliaAppId) : []),
      ...(sources['connect-src'] ?? []),
      ...new Set(
        run
          .map(networkOf)
          .flatMap(endpointsOf)
          .map(({url}) => url),
      ),
    ],
    // The document in which programs run, from `plugins/programs`.
    'frame-src': [run.length > 0 ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

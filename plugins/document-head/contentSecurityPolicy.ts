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

/** Browser features that no page uses. */
const DENIED_FEATURES = (
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture geolocation gyroscope hid ' +
  'local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb ' +
  'xr-spatial-tracking'
).split(' ');

/**
 * The security headers of every response. They are the same for all files, because hosts disagree on the effect of a
 * second rule for a file: the policy in the head of each document says which scripts may run.
 * @param policy the policy of all documents, from `contentSecurityPolicy`
 * @param ownFrames whether pages of this site may frame its own documents
 */
export function securityHeaders(policy: string, ownFrames: boolean): Record<string, string> {
  return {
    // Browsers ignore `frame-ancestors` in a `<meta>`.
    'Content-Security-Policy': `${policy}; frame-ancestors ${ownFrames ? "'self'" : "'none'"}`,
    // Not for subdomains, which may have other operators.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': ownFrames ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

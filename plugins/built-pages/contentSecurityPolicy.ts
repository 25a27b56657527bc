import {createHash} from 'node:crypto';
import {networkOf, serversOf, type Network} from '../../src/site/networks';

/** Third parties that an operator has switched on. */
export interface Services {
  algoliaAppId?: string;
  googleAnalytics: boolean;
  /** Networks that readers may use from a page. */
  run: readonly Network['id'][];
}

/** Algolia's search hosts, as its client names them. */
const algoliaHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
];

/** Google's requirements for Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The `<style>` in the logo of DocSearch's dialog. */
export const DOCSEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** An inline script or style as a policy source. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page may load, run and connect to.
 * @param scriptHashes of the inline scripts, from `hashOf`: no other inline script may run
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {algoliaAppId, googleAnalytics, run}: Services,
): string {
  const google = googleAnalytics ? [TAG_MANAGER, ...ANALYTICS] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(googleAnalytics ? [TAG_MANAGER] : []), ...scriptHashes],
    'style-src': ["'self'", hashOf(DOCSEARCH_LOGO_STYLE)],
    // React writes `style` properties into the HTML as attributes (widths of diagrams and plots, Docusaurus' icons).
    // They cannot run script; in the browser React sets them through the DOM, which the policy does not restrict.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...google],
    'connect-src': [
      "'self'",
      ...(algoliaAppId ? algoliaHosts(algoliaAppId) : []),
      ...google,
      ...new Set(run.map(networkOf).flatMap(serversOf)),
    ],
    // The document in which programs run, from `plugins/run-here`.
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
const REFUSED = (
  'accelerometer autoplay camera display-capture geolocation gyroscope magnetometer microphone midi payment ' +
  'publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'
).split(' ');

/** Directives that the document in which programs run must not inherit: it has a policy of its own for them. */
const SCRIPTS = /^(default|script)-src /;

/**
 * The headers of every answer. Hosts disagree on what a second rule for one file does, so the same headers go with all
 * files: which scripts may run is in the policy of each document, in its head.
 * @param policy of a page, from `contentSecurityPolicy`
 * @param ownFrames whether pages of this site may frame its documents
 */
export function securityHeaders(policy: string, ownFrames: boolean): Record<string, string> {
  const directives = policy.split('; ').filter((each) => !(ownFrames && SCRIPTS.test(each)));
  return {
    // `frame-ancestors` works in a header only.
    'Content-Security-Policy': [...directives, `frame-ancestors ${ownFrames ? "'self'" : "'none'"}`].join(
      '; ',
    ),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': ownFrames ? 'SAMEORIGIN' : 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

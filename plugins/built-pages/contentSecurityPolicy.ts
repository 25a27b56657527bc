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

/** Hosts that Google Analytics requires: https://developers.google.com/tag-platform/security/guides/csp */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Content of the `<style>` in the logo of DocSearch's dialog. */
export const DOCSEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The policy source of an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page: what it may load, run and connect to.
 * @param scriptHashes hashes of the allowed inline scripts, from `hashOf`
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
const DENIED_FEATURES = (
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture geolocation gyroscope hid ' +
  'local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb ' +
  'xr-spatial-tracking'
).split(' ');

/** Directives for scripts. The frame in which programs run has its own, and must not get these by a header. */
const SCRIPTS = /^(default|script)-src /;

/**
 * The security headers of every response. They are the same for all files, because hosts disagree on the effect of a
 * second rule for a file: the policy in the head of each document says which scripts may run.
 * @param policy the policy of all pages, from `contentSecurityPolicy`
 * @param ownFrames whether pages of this site may frame its own documents
 */
export function securityHeaders(policy: string, ownFrames: boolean): Record<string, string> {
  const directives = policy.split('; ').filter((each) => !(ownFrames && SCRIPTS.test(each)));
  return {
    // Browsers ignore `frame-ancestors` in a `<meta>`.
    'Content-Security-Policy': [...directives, `frame-ancestors ${ownFrames ? "'self'" : "'none'"}`].join(
      '; ',
    ),
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

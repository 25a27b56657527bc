import {createHash} from 'node:crypto';

/** What an operator has switched on; each asks other hosts. */
export interface Services {
  algoliaAppId?: string;
  googleAnalytics: boolean;
}

/** Algolia's hosts for reading, as its client names them. */
const algoliaHosts = (appId: string): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((replica) => `https://${appId}-${replica}.algolianet.com`),
];

/** As Google asks for Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The `<style>` in the logo that DocSearch's modal shows. */
export const DOCSEARCH_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** An inline script or style as a policy names it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page may load and run, and whom it may ask.
 * @param scriptHashes of the inline scripts, as `hashOf` makes them: no other may run
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {algoliaAppId, googleAnalytics}: Services,
): string {
  const google = googleAnalytics ? [TAG_MANAGER, ...ANALYTICS] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(googleAnalytics ? [TAG_MANAGER] : []), ...scriptHashes],
    'style-src': ["'self'", hashOf(DOCSEARCH_LOGO_STYLE)],
    // React writes `style` properties into the HTML as attributes (widths of diagrams and plots, Docusaurus' own
    // icons). They cannot run script; in the browser React sets them through the DOM, which no policy touches.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...google],
    'connect-src': ["'self'", ...(algoliaAppId ? algoliaHosts(algoliaAppId) : []), ...google],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Features of browsers that no page of ours uses, and nothing that gets into one shall. */
const REFUSED = (
  'accelerometer autoplay camera display-capture geolocation gyroscope magnetometer microphone midi payment ' +
  'publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'
).split(' ');

/** The headers of every answer. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    // A page cannot say of itself who may frame it: this part works as a header only.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // For what does not know `frame-ancestors`.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

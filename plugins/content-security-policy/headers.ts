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

/** The headers in the format of nginx, to include in a `server` block whose `location` blocks add no header. */
export function nginxFile(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

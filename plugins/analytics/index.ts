import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Services} from '../content-security-policy/policy';
import {analyticsScript} from './script';

/**
 * Hosts that Google Analytics requires: https://developers.google.com/tag-platform/security/guides/csp
 * Only the host of `gtag.js` may send scripts: any customer of Google can publish them on others of its domain.
 */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const HOSTS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Google Analytics: its plugins, and what the policy of pages must allow for it.
 * @param value the operator's `GTAG_TRACKING_ID`; without it nothing is requested from Google
 * @throws Error that names the variable and the remedy, if the value is invalid
 */
export function analytics(value = ''): {plugins: PluginConfig[]; sources: NonNullable<Services['sources']>} {
  const trackingID = value.trim();
  if (trackingID && !/^(G|UA|AW|DC|GT)-[A-Za-z0-9-]+$/.test(trackingID)) {
    throw new Error(
      `GTAG_TRACKING_ID is "${trackingID}", which is not a Google tag id such as "G-ABC123". Correct it, or unset it.`,
    );
  }
  const isOn = trackingID !== '';
  const addresses = ({siteDir}: LoadContext): Plugin => ({
    name: 'analytics',
    getClientModules: () => (isOn ? [path.join(siteDir, 'src/client/analytics.ts')] : []),
    injectHtmlTags: () => ({headTags: isOn ? [{tagName: 'script', innerHTML: analyticsScript}] : []}),
  });
  if (!isOn) return {plugins: [addresses], sources: {}};
  return {
    // Google's script sends the first page view, so the address is set before.
    plugins: [addresses, ['@docusaurus/plugin-google-gtag', {trackingID, anonymizeIP: true}]],
    sources: {'script-src': [TAG_MANAGER], 'img-src': HOSTS, 'connect-src': HOSTS},
  };
}

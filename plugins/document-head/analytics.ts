import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes the hash of links that share a program from the addresses that Google Analytics gets. Hashes that are ids of
 * headings stay. Must be listed before `@docusaurus/plugin-google-gtag`, whose script sends the first page view.
 */
export default function analyticsAddress({siteDir}: LoadContext): Plugin {
  return {
    name: 'analytics-address',
    getClientModules: () => [path.join(siteDir, 'src/client/analyticsAddress.ts')],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: `window.dataLayer = [];
(function () {
  dataLayer.push(arguments);
})('set', 'page_location', location.href.replace(/#(?![\\w-]+$).*/, ''));`,
        },
      ],
    }),
  };
}

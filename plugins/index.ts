import type {PluginConfig} from '@docusaurus/types';
import type {SiteEnvironment} from '../src/site/environment';
import browserBuild from './browser-build';
import checkAddresses from './check-addresses';
import documentHead from './document-head';
import forPrograms from './for-programs';
import offline from './offline';
import proofReceipts from './receipts';
import referenceData from './reference';
import runHere from './programs';
import searchIndex from './search-index';

/** The plugins of Docusaurus, in their order; those for Markdown are in `mdx`. */
export function plugins(environment: SiteEnvironment, algoliaAppId: string | undefined): PluginConfig[] {
  const {gtagTrackingId, run} = environment;
  const analytics = {trackingID: gtagTrackingId, anonymizeIP: true};
  return [
    // Which files browsers load.
    browserBuild,
    // The head of every page, with the Content-Security-Policy, and the files for hosts.
    [documentHead, {algoliaAppId, googleAnalytics: Boolean(gtagTrackingId), run}],
    // The service worker.
    [offline, {enabled: environment.offline}],
    // Google Analytics.
    ...(gtagTrackingId ? [['@docusaurus/plugin-google-gtag', analytics] satisfies PluginConfig] : []),
    // The marks of proofs, and the proof as data.
    [proofReceipts, {run: run.length > 0}],
    // Data that pages load on demand.
    referenceData,
    // The programs of the pages, and the frame in which they run.
    [runHere, {networks: run}],
    // The index of the embedded search.
    searchIndex,
    // Markdown, the feed of changes, and the command-line tool.
    forPrograms,
    // The addresses in the built pages.
    checkAddresses,
  ];
}

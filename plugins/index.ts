import type {LoadContext, PluginConfig} from '@docusaurus/types';
import type {SiteEnvironment} from '../src/site/environment';
import browserBuild from './browser-build';
import {BuiltFiles} from './browser-build/files';
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
  const services = {algoliaAppId, googleAnalytics: Boolean(gtagTrackingId), run};
  const files = new BuiltFiles();
  return [
    // Which files browsers load.
    (context: LoadContext) => browserBuild(context, files),
    // The head of every page, with the Content-Security-Policy, and the files for hosts.
    (context: LoadContext) => documentHead(context, services, files),
    // The service worker.
    (context: LoadContext) => offline(context, environment.offline, files),
    // Google Analytics.
    ...(gtagTrackingId ? [['@docusaurus/plugin-google-gtag', analytics] satisfies PluginConfig] : []),
    // The marks of proofs, and the proof as data.
    (context: LoadContext) => proofReceipts(context, run.length > 0),
    // Data that pages load on demand.
    referenceData,
    // The programs of the pages, and the frame in which they run.
    (context: LoadContext) => runHere(context, run),
    // The index of the embedded search.
    searchIndex,
    // Markdown, the feed of changes, and the command-line tool.
    forPrograms,
    // The addresses in the built pages.
    checkAddresses,
  ];
}

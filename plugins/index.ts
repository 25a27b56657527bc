import type {LoadContext, PluginConfig} from '@docusaurus/types';
import type {SiteEnvironment} from '../src/site/environment';
import {analytics} from './analytics';
import browserBuild from './browser-build';
import {BuiltFiles} from './browser-build/files';
import changes from './changes';
import checkAddresses from './check-addresses';
import documentHead from './document-head';
import errorAnswer from './error-answer';
import markdown from './markdown';
import offline from './offline';
import programs from './programs';
import receipts from './receipts';
import reference from './reference';
import searchIndex from './search-index';

/** The plugins of Docusaurus, in their order; those for Markdown are in `mdx`. */
export function plugins(environment: SiteEnvironment, algoliaAppId: string | undefined): PluginConfig[] {
  const {run} = environment;
  const google = analytics(process.env.GTAG_TRACKING_ID);
  const services = {algoliaAppId, run, sources: google.sources};
  const files = new BuiltFiles();
  return [
    // The browser build: its split into files, and what it leaves out.
    () => browserBuild(files),
    // The head of every page, the Content-Security-Policy, and the header files for hosts.
    (context: LoadContext) => documentHead(context, services, files),
    // Reading without a network: the service worker and the web app manifest.
    (context: LoadContext) => offline(context, files),
    // Google Analytics.
    ...google.plugins,
    // The receipts of blocks, their summary on the front page, and the proof as data (`/proof`).
    (context: LoadContext) => receipts(context, run.length > 0),
    // Data that pages load on demand: definitions, errors, REST API, SDK, CLI, framework, list of pages.
    reference,
    // The errors that the site explains.
    errorAnswer,
    // The frame in which programs of the pages run, and the code that the browser loads for it.
    (context: LoadContext) => programs(context, run),
    // The index of the embedded search.
    searchIndex,
    // The feed of changes, and "What is new" on the front page.
    changes,
    // For other programs: pages as Markdown, `llms.txt`, the command-line tool.
    markdown,
    // The addresses in the built pages that Docusaurus does not check.
    checkAddresses,
  ];
}

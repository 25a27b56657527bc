import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsScript} from './analytics';
import type {BuiltFiles} from '../browser-build/files';
import {completeBuild} from './built-pages';
import type {Services} from './contentSecurityPolicy';
import {scriptsBeforeReact} from './scripts';

/**
 * Writes the head of every page: the scripts that must run before React, and in builds the Content-Security-Policy and
 * links to the page's own files. Also writes the files for hosts. Must be listed before `@docusaurus/plugin-google-gtag`,
 * whose script sends the first page view.
 */
export default function documentHead(context: LoadContext, services: Services, files: BuiltFiles): Plugin {
  const scripts = [scriptsBeforeReact(context), ...(services.googleAnalytics ? [analyticsScript] : [])];
  return {
    name: 'document-head',
    getClientModules: () =>
      services.googleAnalytics ? [path.join(context.siteDir, 'src/client/analyticsAddress.ts')] : [],
    injectHtmlTags: () => ({headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
    postBuild: (result) => completeBuild(context, services, files, result),
  };
}

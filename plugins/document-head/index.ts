import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltFiles} from '../browser-build/files';
import {completeBuild} from './built-pages';
import type {Services} from '../content-security-policy/policy';
import {scriptsBeforeReact} from './scripts';

/**
 * Writes the head of every page: the scripts that must run before React, and in builds the Content-Security-Policy and
 * links to the page's own files. Also writes the files for hosts.
 */
export default function documentHead(context: LoadContext, services: Services, files: BuiltFiles): Plugin {
  return {
    name: 'document-head',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: scriptsBeforeReact(context)}]}),
    postBuild: (result) => completeBuild(context, services, files, result),
  };
}

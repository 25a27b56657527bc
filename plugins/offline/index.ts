import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersion, pageRoute} from '../../lib/docs-version';
import type {Settings} from './browser/settings';
import {jumps} from '../../src/search-ui/dialog/jumps';
import {INDEX_FOLDER} from '../../src/search-ui/manifest';
import {searchSettings} from '../../src/site/search';
import type {SearchContent} from '../search-index';
import {booleanOf} from '../../src/site/environment';
import type {BuiltFiles} from '../browser-build/files';
import {workerScript} from './workerScript';

/** Modules that the search, and the pages that its dialog offers, import on demand. */
const SEARCH_CODE = [
  '@site/src/search-ui/dialog/Modal',
  './embedded',
  '@theme/SearchPage',
  '@generated/docusaurus-theme-search-algolia/default/__plugin.json',
  '@site/src/error-answer/explain',
  '@generated/reference/default/aborts.json',
  '@generated/reference/default/cli.json',
];

/** The pages that an empty search offers; the errors, to which the dialog links too, are one of them. */
const JUMPS = new Set<string>(jumps.map(([, link]) => link.replace(/#.*/, '')));

/**
 * Makes production builds readable offline by a service worker, and links the web app manifest. If disabled, it writes a
 * worker that removes the caches of an earlier deploy: the variable `OFFLINE`.
 */
export default function offline({siteDir, siteConfig, baseUrl}: LoadContext, files: BuiltFiles): Plugin {
  const enabled = booleanOf('OFFLINE', process.env.OFFLINE?.trim() || 'true');
  const isOn = enabled && process.env.NODE_ENV === 'production';
  let search: (() => Omit<Settings, 'baseUrl' | 'version'>) | undefined;

  return {
    name: 'offline',
    getClientModules: () => (isOn ? [path.join(siteDir, 'plugins/offline/browser/client.ts')] : []),

    injectHtmlTags: () => ({
      headTags: isOn
        ? [
            {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
            {
              tagName: 'link',
              attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-maskable.png`},
            },
          ]
        : [],
    }),

    allContentLoaded({allContent}) {
      const index = allContent['search-index']?.default as SearchContent | undefined;
      // Algolia does not work offline.
      if (siteConfig.customFields?.searchEngine !== 'embedded' || !index) return;
      const pages = docsVersion(allContent).docs.filter(({permalink}) =>
        JUMPS.has(pageRoute(permalink, baseUrl)),
      );
      search = () => {
        const code = [...SEARCH_CODE, ...pages.map(({source}) => source)].flatMap((request) =>
          files.ofImport(request),
        );
        const all = new Set([...code, ...index.files.map((name) => `${INDEX_FOLDER}/${name}`)]);
        const routes = [searchSettings.searchPagePath, ...JUMPS];
        return {
          search: [...all].map((file) => baseUrl + file),
          offered: routes.map((route) => baseUrl + route.replace(/^\//, '')),
        };
      };
    },

    async postBuild({outDir}) {
      const workerFile = path.join(outDir, 'sw.js');
      if (!enabled) {
        const settings = {baseUrl, version: '', search: [], offered: []};
        await writeFile(workerFile, await workerScript(siteDir, 'retire', settings));
        return;
      }
      // The runtime references every other file by its hash.
      const version = files.ofEntry().find((file) => file.includes('runtime~'));
      if (!version) throw new Error('offline: the build has no runtime file.');
      const settings = {baseUrl, version, search: [], offered: [], ...search?.()};
      await writeFile(workerFile, await workerScript(siteDir, 'worker', settings));
    },
  };
}

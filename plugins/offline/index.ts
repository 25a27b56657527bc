import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FOLDER} from '../../src/search-ui/manifest';
import type {SearchContent} from '../search-index';
import type {BuiltFiles} from '../browser-build/files';
import {workerScript} from './workerScript';

/** Modules that the search imports on demand. */
const SEARCH_CODE = ['@site/src/search-ui/dialog/Modal', './embedded'];

/** All files that the search needs offline: its code and the whole index. */
const searchFiles = (built: BuiltFiles, {files}: SearchContent): string[] => [
  ...new Set([
    ...SEARCH_CODE.flatMap((request) => built.ofImport(request)),
    ...files.map((name) => `${INDEX_FOLDER}/${name}`),
  ]),
];

/**
 * Makes production builds readable offline by a service worker, and links the web app manifest. If disabled, it writes a
 * worker that removes the caches of an earlier deploy.
 */
export default function offline(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  enabled: boolean,
  files: BuiltFiles,
): Plugin {
  const isOn = enabled && process.env.NODE_ENV === 'production';
  let index: SearchContent | undefined;

  return {
    name: 'offline',
    getClientModules: () => (isOn ? [path.join(siteDir, 'src/offline/client.ts')] : []),

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
      const search = allContent['search-index']?.default as SearchContent | undefined;
      // Algolia does not work offline.
      if (siteConfig.customFields?.searchEngine === 'embedded') index = search;
    },

    async postBuild({outDir}) {
      const workerFile = path.join(outDir, 'sw.js');
      if (!enabled) {
        const settings = {baseUrl, version: '', search: []};
        await writeFile(workerFile, await workerScript(siteDir, 'retire', settings));
        return;
      }
      // The runtime references every other file by its hash.
      const version = files.ofEntry().find((file) => file.includes('runtime~'));
      if (!version) throw new Error('offline: the build has no runtime file.');
      const search = index ? searchFiles(files, index).map((file) => baseUrl + file) : [];
      await writeFile(workerFile, await workerScript(siteDir, 'worker', {baseUrl, version, search}));
    },
  };
}

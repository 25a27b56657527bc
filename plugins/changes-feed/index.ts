import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {product} from '../../src/site/product';
import {docsVersion} from '../../lib/docs-version';
import {changesFeed} from './feed';
import {readHistory} from './history';

const FILE = 'atom.xml';

/** Publishes which pages changed last, and how, as an Atom feed at the root of the site. */
export default function changesFeedPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  let version: LoadedVersion;
  const title = `${product.name} ${product.siteTitle}`;
  return {
    name: 'changes-feed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: `${title}: changed pages`,
            href: `${baseUrl}${FILE}`,
          },
        },
      ],
    }),
    allContentLoaded({allContent}) {
      version = docsVersion(allContent);
    },
    async postBuild({outDir}) {
      const url = new URL(baseUrl, siteConfig.url).href;
      const pages = version.docs
        .filter((doc) => !doc.draft && !doc.unlisted)
        .map((doc) => ({
          title: doc.title,
          url: new URL(applyTrailingSlash(doc.permalink, siteConfig), url).href,
          file: doc.source.replace('@site/', ''),
        }));
      const history = await readHistory(siteDir, path.relative(siteDir, version.contentPath));
      const site = {
        title,
        author: product.organization,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        url,
        feedUrl: `${url}${FILE}`,
      };
      await writeFile(path.join(outDir, FILE), changesFeed(pages, history, site));
    },
  };
}

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {RecentChange} from '../../src/components/RecentChanges';
import {product} from '../../src/site/product';
import {docsVersion} from '../../lib/docs-version';
import {changesFeed, recentChanges, type Page} from './feed';
import {readHistory, type History} from './history';

const FILE = 'atom.xml';

/** Entries of "What is new" on the front page. */
const RECENT = 5;

/** Publishes which pages changed last, and how: an Atom feed at the root of the site, and data for the front page. */
export default function changesFeedPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  let pages: Page[];
  let history: History;
  const title = `${product.name} ${product.siteTitle}`;
  const url = new URL(baseUrl, siteConfig.url).href;
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
    async allContentLoaded({allContent, actions}) {
      const version = docsVersion(allContent);
      pages = version.docs
        .filter((doc) => !doc.draft && !doc.unlisted)
        .map((doc) => ({
          title: doc.title,
          url: new URL(applyTrailingSlash(doc.permalink, siteConfig), url).href,
          file: doc.source.replace('@site/', ''),
        }));
      history = await readHistory(siteDir, path.relative(siteDir, version.contentPath));
      const recent = recentChanges(pages, history, RECENT).map((page): RecentChange => ({
        title: page.title,
        path: new URL(page.url).pathname,
        date: page.date.toISOString().slice(0, 10),
      }));
      await actions.createData('recent.json', recent);
    },
    async postBuild({outDir}) {
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

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RecentChange} from '../../src/reference/RecentChanges';
import {product} from '../../src/site/product';
import {docsVersion, pageAddress, publishedDocs} from '../../lib/docs-version';
import {changesFeed, recentChanges, type FeedPage} from './feed';
import {readHistory, type History} from './history';

const FILE = 'atom.xml';

/** Number of entries under "What is new" on the front page. */
const RECENT = 5;

/** Publishes the latest changes of pages: an Atom feed at the root of the site, and data for the front page. */
export default function changesFeedPlugin({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  let pages: FeedPage[];
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
      pages = publishedDocs(allContent).map((doc) => ({
        title: doc.title,
        url: pageAddress(doc.permalink, siteConfig),
        file: doc.source.replace('@site/', ''),
      }));
      const {contentPath} = docsVersion(allContent);
      history = await readHistory(siteDir, path.relative(siteDir, contentPath));
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
